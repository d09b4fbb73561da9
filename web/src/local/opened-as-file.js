// A page that was opened as a file runs no modules; this plain script says what it needs. vite.config.ts fills in the sentences.
if (location.protocol === "file:") {
  const sentences = __SENTENCES__;
  const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => code in sentences) ?? "en";
  document.documentElement.lang = language;
  const text = document.createElement("p");
  text.className = "sheet";
  text.textContent = sentences[language];
  document.getElementById("app").replaceChildren(text);
}
