import { createInterface } from 'node:readline';

/** Asks a question: gives the line that was answered, or `undefined` when nobody answers any more. */
export type Ask = (question: string) => Promise<string | undefined>;

/** Asks where the command was called; `close` ends it. Answers may also come from a pipe. */
export function askInTerminal(): { ask: Ask; close: () => void } {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Lines are waited for one by one, so that none is lost of answers that come all at once.
  const lines = terminal[Symbol.asyncIterator]();
  return {
    ask: async (question) => {
      terminal.setPrompt(question);
      terminal.prompt();
      const { value } = (await lines.next()) as IteratorResult<string, undefined>;
      return value;
    },
    close: () => terminal.close(),
  };
}
