/** What is done with a part of a cell: `folded` can be opened by the reader, `removed` is not published. */
export type Fate = 'shown' | 'folded' | 'removed';

/** What the tags and the first lines of a cell ask for. */
export interface Directives {
  input: Fate;
  output: Fate;
  /** The whole cell. */
  cell: Fate;
  /** What the pictures of the output show. */
  alt?: string;
  /** How many lines at the start of the source are directives, which are not shown. */
  lines: number;
}

/** Tags as Jupyter Book and nbconvert know them, with a hyphen or an underscore. */
const TAG = /^(hide|remove)[-_](input|output|cell)$/;

/** What Quarto and nbdev write in comments at the start of a cell: `#| echo: false`, `#| hide`. */
const DIRECTIVE = /^(?:#|\/\/|--|%)\|\s*([\w-]+)\s*(?::\s*(.*?))?\s*$/;

const REMOVING: Readonly<Record<string, 'input' | 'output' | 'cell'>> = {
  'echo false': 'input',
  'output false': 'output',
  'include false': 'cell',
  hide: 'cell',
  hide_input: 'input',
  hide_output: 'output',
};

/** Reads what a cell's tags and the comments at the start of its source ask for. What one of them removes stays removed. */
export function readDirectives(tags: readonly string[], source: string): Directives {
  const found: Directives = { input: 'shown', output: 'shown', cell: 'shown', lines: 0 };
  for (const tag of tags) {
    const [, verb, part] = TAG.exec(tag) ?? [];
    if (part !== 'input' && part !== 'output' && part !== 'cell') continue;
    if (found[part] !== 'removed') found[part] = verb === 'hide' ? 'folded' : 'removed';
  }
  for (const line of source.split('\n')) {
    const [written, name = '', value] = DIRECTIVE.exec(line) ?? [];
    if (written === undefined) break;
    found.lines += 1;
    if (name === 'fig-alt' && value) found.alt = value.replace(/^(["'])(.*)\1$/, '$2');
    const key = value === undefined ? name : `${name} ${value}`;
    const part = Object.hasOwn(REMOVING, key) ? REMOVING[key] : undefined;
    if (part) found[part] = 'removed';
  }
  return found;
}
