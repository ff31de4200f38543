import { createInterface } from 'node:readline';
import { contentFolder } from '../sourcing/read-content';
import { createEntry } from './create-entry';
import { runCommand } from './run-command';

/** Writes a new file of a collection; in a terminal it asks for what it was not told. */
async function main(args: readonly string[]): Promise<number> {
  const surroundings = {
    folder: contentFolder(),
    print: (text: string) => console.log(text),
    complain: (text: string) => console.error(text),
  };
  if (!process.stdin.isTTY || !process.stdout.isTTY) return createEntry(args, surroundings);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Lines are waited for one by one, so that none is lost of an answer that is pasted whole.
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string | undefined> => {
    terminal.setPrompt(question);
    terminal.prompt();
    const { value } = (await lines.next()) as IteratorResult<string, undefined>;
    return value;
  };
  try {
    return await createEntry(args, { ...surroundings, ask });
  } finally {
    terminal.close();
  }
}

runCommand(() => main(process.argv.slice(2)));
