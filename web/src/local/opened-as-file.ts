// A page that was opened as a file runs no modules; this plain script says what it needs.
// vite.config.ts copies it, with the sentences of this message in all languages for its id.
if (location.protocol === "file:") {
  const sentences = JSON.parse("device-file");
  const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => code in sentences) ?? "en";
  document.documentElement.lang = language;
  const text = document.createElement("p");
  text.className = "sheet";
  text.textContent = sentences[language];
  document.getElementById("app")?.replaceChildren(text);
}
