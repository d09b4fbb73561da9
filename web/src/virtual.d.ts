/** The languages of `src/cubetown/locale`, each under its own name; vite.config.ts lists them. */
declare module "virtual:languages" {
  export const LANGUAGES: readonly {
    readonly code: string;
    readonly name: string;
    readonly load: () => Promise<{ default: string }>;
  }[];
}

/** The rules of `docs/rules`, by language and game; vite.config.ts lists them. */
declare module "virtual:rules" {
  export const RULES: Readonly<
    Record<string, Readonly<Record<string, () => Promise<{ default: import("./rules/parse.ts").Rules }>>>>
  >;
}

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
