import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { newPageCommand } from './new-page/newPageCommand.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const terminal = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : undefined;

process.exitCode = await newPageCommand(root, process.argv.slice(2), {
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
  ...(terminal && { ask: (question) => terminal.question(question) }),
});
terminal?.close();
