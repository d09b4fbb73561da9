/** Saves a text as a file. */
export const download = (name: string, text: string): void =>
  downloadFile(new File([text], name, { type: name.endsWith(".json") ? "application/json" : "text/plain" }));

/** Saves a file under its name. */
export function downloadFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // The browser may still be reading it.
}
