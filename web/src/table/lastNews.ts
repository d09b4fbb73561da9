/** The last announcement at this table, to be heard again. */

let tellAgain: () => readonly string[] = () => [];

/** Note how to say it: in the language of the moment at which somebody asks. */
export function keepNews(sentences: () => readonly string[]): void {
  tellAgain = sentences;
}

/** What changed last, in sentences. */
export const lastNews = (): readonly string[] => tellAgain();
