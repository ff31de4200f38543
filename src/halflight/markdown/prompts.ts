/** How a shell, or another program that reads line by line, shows what was typed. */
interface Session {
  /** Stands before a command. */
  prompt: RegExp;
  /** Stands before the continuation lines of a command. */
  further: RegExp;
  /** Whether a command continues on the next line, even without a continuation prompt. */
  goesOn: (command: string) => boolean;
  /** Whether it has comments, and its output may begin with a continuation prompt. */
  isShell?: true;
  /** Whether the prompt only counts if the first line of a block has one, because it could be something else, such as a comment. */
  onlyFirst?: true;
}

/** Languages whose blocks show a terminal, and languages whose blocks hold commands. */
const TERMINALS = ['console', 'shellsession', 'shell-session', 'sh-session', 'bash-session', 'zsh-session', 'terminal'];
const SHELLS = ['sh', 'bash', 'zsh', 'shell', 'shellscript', 'fish', 'ksh'];
const endsWith = (end: RegExp) => (command: string) => end.test(command);

/** `$ `, perhaps after an environment, user and folder: `(venv) ada@mill:~/site$ `. After those, `#` is a prompt too. */
const shell: Session = {
  prompt: /^(?:\([\w.-]+\) )?(?:(?:\[?[\w.-]+@[\w.-]+[: ]|~)[^$#%\n]*[$#%]|\$) /,
  further: /^> ?/,
  goesOn: isOpenInShell,
  isShell: true,
};
const python: Session = { prompt: /^>>> ?/, further: /^\.\.\.(?: |$)/, goesOn: () => false };
const powershell: Session = {
  prompt: /^PS(?: [^>\n]*)?> ?/,
  further: /^>> ?/,
  goesOn: endsWith(/[`|{(,]\s*$/),
};
const cmd: Session = { prompt: /^[A-Z]:\\[^>\n]*> ?/, further: /^More\? /, goesOn: endsWith(/\^$/) };
const others: Session = {
  prompt: /^(?:(?:mysql|MariaDB \[[^\]\n]*\]|sqlite|julia|ghci|scala|irb\([^)\n]*\):[\d:]+|iex\(\d+\))> |\w+=[#>] )/,
  further: /^(?: +(?:->|\.\.\.>) |\w+-[#>] )/,
  goesOn: () => false,
};

const inTerminals: readonly Session[] = [
  ...[shell, python, powershell, cmd, others],
  ...[/^% /, /^# /, /^> /].map((prompt) => ({ ...shell, prompt, onlyFirst: true as const })),
];

const sessions: ReadonlyMap<string, readonly Session[]> = new Map([
  ['', [{ ...shell, onlyFirst: true as const }]],
  ...TERMINALS.map((name) => [name, inTerminals] as const),
  ...SHELLS.map((name) => [name, [shell]] as const),
  ...['python', 'py', 'pycon'].map((name) => [name, [python]] as const),
  ...['powershell', 'pwsh', 'ps', 'ps1'].map((name) => [name, [powershell]] as const),
  ...['bat', 'batch', 'cmd'].map((name) => [name, [cmd]] as const),
  ...['sql', 'julia', 'jl', 'haskell', 'hs', 'scala', 'ruby', 'rb', 'elixir'].map((name) => [name, [others]] as const),
]);

/**
 * Tells the commands in a block from their output by the prompts before them, such as `$ `.
 * @returns For each line, the length of its prompt (0 for a continuation line without one), or `undefined` for output. Returns `undefined` if no line
 * of the block has a prompt.
 */
export function findPrompts(source: string, language = ''): (number | undefined)[] | undefined {
  const lines = source.replace(/\n$/, '').split('\n');
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const session = sessions
    .get(language.toLowerCase())
    ?.find(({ prompt, onlyFirst }) => (onlyFirst ? [first] : lines).some((line) => prompt.test(line)));
  if (!session) return undefined;
  const found: (number | undefined)[] = [];
  let command: string | undefined;
  while (found.length < lines.length) {
    const line = lines[found.length] ?? '';
    const prompt = session.prompt.exec(line)?.[0].length;
    const further = session.further.exec(line)?.[0].length;
    if (prompt !== undefined) {
      command = line.slice(prompt);
      found.push(command.trim() === '' ? undefined : prompt);
      found.push(...documentBelow(command, lines.slice(found.length)));
    } else if (command !== undefined && (session.goesOn(command) || (further !== undefined && !session.isShell))) {
      command += `\n${line.slice(further ?? 0)}`;
      found.push(further ?? 0);
    } else {
      // A comment among commands does no harm, and says what they are for.
      found.push(session.isShell && /^#(?: |!|$)/.test(line) ? 0 : undefined);
      command = undefined;
    }
  }
  return found;
}

/** The prompt lengths of a here-document's lines: `cat <<EOF`. */
function documentBelow(command: string, below: readonly string[]): number[] {
  const end = /<<-?\s*(["']?)(\w+)\1/.exec(command.replaceAll('<<<', ''))?.[2];
  const last = end === undefined ? -1 : below.findIndex((line) => line.replace(/^> ?/, '').trim() === end);
  const isPrompted = below[last]?.startsWith('>') === true;
  return below.slice(0, last + 1).map((line) => (isPrompted ? (/^> ?/.exec(line)?.[0].length ?? 0) : 0));
}

/** The words that begin and end a command of several lines. */
const BLOCKS: readonly (readonly [begin: RegExp, end: RegExp])[] = [
  [/^\s*(?:for|while|until|select)\b/, /\b(?:done|end)\b/],
  [/^\s*if\b/, /\b(?:fi|end)\b/],
  [/^\s*case\b/, /\besac\b/],
  [/\{\s*$/m, /^\s*\}/m],
];

/** Whether a shell waits for the rest of a command. */
function isOpenInShell(command: string): boolean {
  if (/(?:\\|\||&&|\()$/.test(command.trimEnd())) return true;
  if (BLOCKS.some(([begin, end]) => begin.test(command) && !end.test(command))) return true;
  // A quotation mark that is left after removing quoted text and comments is not closed yet.
  return /["']/.test(command.replace(/\\.|"(?:\\.|[^"\\])*"|'[^']*'|(?<!\S)#.*/gs, ''));
}
