import { createInterface } from 'node:readline/promises';
import { contentFolder } from '../sourcing/read-content';
import { createEntry } from './create-entry';

/** Asks in the terminal; the answer is nothing when the author closes the input. */
async function ask(question: string): Promise<string | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<undefined>((leave) => terminal.once('close', () => leave(undefined)));
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  return answer;
}

void createEntry(process.argv.slice(2), {
  folder: contentFolder(),
  ...(process.stdin.isTTY && process.stdout.isTTY && { ask }),
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
}).then((code) => {
  process.exitCode = code;
});
