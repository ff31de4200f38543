import { contentFolder } from '../sourcing/content-folder';
import { askInTerminal } from './ask-in-terminal';
import { createEntry } from './create-entry';
import { createWords } from './create-words';
import { runCommand } from './run-command';

/** Writes a new file of a collection, or the words of a language. In a terminal, it asks for missing arguments. */
async function main(args: readonly string[]): Promise<number> {
  const surroundings = {
    folder: contentFolder(),
    print: (text: string) => console.log(text),
    complain: (text: string) => console.error(text),
  };
  if (args[0] === 'words') return createWords(args[1], surroundings);
  if (!process.stdin.isTTY || !process.stdout.isTTY) return createEntry(args, surroundings);
  const { ask, close } = askInTerminal();
  return createEntry(args, { ...surroundings, ask }).finally(close);
}

runCommand(() => main(process.argv.slice(2)));
