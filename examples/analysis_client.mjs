// Asks `cubetown analysis` about positions, one line of text each: node analysis_client.mjs < lines
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** The engine in a process of its own. */
class Engine {
  constructor(command = "cubetown", args = ["analysis"]) {
    this.waiting = new Map();
    this.process = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
    createInterface({ input: this.process.stdout }).on("line", (line) => {
      const answer = JSON.parse(line);
      if (!answer.is_final && !answer.error && !answer.action) return; // an update
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    });
  }

  /** The final answer to a query, which needs no id. */
  ask(query) {
    const id = String((this.asked = (this.asked ?? 0) + 1));
    this.process.stdin.write(JSON.stringify({ id, ...query }) + "\n");
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  close() {
    this.process.stdin.end();
  }
}

const engine = new Engine(...(process.env.ENGINE ? [process.env.ENGINE] : []));
const positions = [];
for await (const line of createInterface({ input: process.stdin })) if (line.trim()) positions.push(line);
const answers = await Promise.all(positions.map((position) => engine.ask({ position, work: 200 })));
for (const { move, points, error } of answers) console.log(error ?? `${move} (${points / 100} points)`);
engine.close();
