import { createInterface } from 'node:readline';
import { contentFolder } from '../sourcing/read-content';
import { makeFresh } from './fresh/make-fresh';
import { runCommand } from './run-command';

const input = createInterface({ input: process.stdin, output: process.stdout });
// Read line by line, so that answers may also come from a pipe, all at once.
const lines = input[Symbol.asyncIterator]();

async function ask(question: string): Promise<string | undefined> {
  console.log(question);
  input.prompt();
  const line = await lines.next();
  return line.done ? undefined : line.value;
}

runCommand(() =>
  makeFresh(process.argv.slice(2), {
    folder: contentFolder(),
    ask,
    say: (text) => console.log(text),
    complain: (text) => console.error(text),
  }).finally(() => input.close()),
);
