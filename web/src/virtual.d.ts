/** The text of all catalogues of one language; vite.config.ts makes it. */
declare module "virtual:catalogue/*" {
  const text: string;
  export default text;
}

/** The numbered rules of a game; vite.config.ts makes them from docs/rules. */
declare module "virtual:rules/*" {
  const rules: import("./rules/parse.ts").Rules;
  export default rules;
}
