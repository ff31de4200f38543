import { createInterface } from 'node:readline';

/** Asks a question. Resolves to the line entered, or to `undefined` at the end of the input. */
export type Ask = (question: string) => Promise<string | undefined>;

/** Asks in the terminal until `close` is called. Answers may also be piped in. */
export function askInTerminal(): { ask: Ask; close: () => void } {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Iterating loses no lines when several arrive at once, as from a pipe.
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
