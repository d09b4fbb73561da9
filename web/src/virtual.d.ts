/** The text of all catalogues of one language; vite.config.ts makes it. */
declare module "virtual:catalogue/*" {
  const text: string;
  export default text;
}
