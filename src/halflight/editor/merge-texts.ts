import { insert, join, split, toParts, type Part } from './front-matter';
import { Unreadable } from './shape';

/** The merged text, or the names of what both sides changed differently: fields, or `THE_TEXT` for what is below the front matter. */
export type Merged = { text: string } | { conflicts: string[] };

/** What `Merged` calls the text below the front matter. No field name contains a space. */
const THE_TEXT = 'the text';

/** What `Merged` calls a file that the editor can no longer read as an entry. */
export const WHOLE = 'the front matter';

/**
 * Merges what `mine` and `theirs` each changed in the Markdown file `base`, field by field. The text below the front matter counts as one field: how
 * to combine two changed paragraphs is for a person to decide. Everything else (order, comments, blank lines) is as in `theirs`, since the editor
 * changes none of it.
 */
export function mergeTexts(base: string, mine: string, theirs: string): Merged {
  if (theirs === base || theirs === mine) return { text: mine };
  if (mine === base) return { text: theirs };
  try {
    return mergeParts(read(base), read(mine), read(theirs));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { conflicts: [WHOLE] };
  }
}

interface Entry {
  start: string;
  parts: Part[];
  rest: string;
}

function read(text: string): Entry {
  const { head, rest } = split(text);
  return { ...toParts(head), rest };
}

function mergeParts(base: Entry, mine: Entry, theirs: Entry): Merged {
  const textOf = ({ parts }: Entry, name: string) => parts.find((part) => part.name === name)?.text;
  const parts = theirs.parts.map((part) => ({ ...part }));
  const conflicts: string[] = [];
  const names = new Set([...base.parts, ...mine.parts].map(({ name }) => name));
  for (const name of names) {
    const [before, here, there] = [base, mine, theirs].map((entry) => textOf(entry, name));
    if (here === before || here === there) continue;
    if (there !== before) {
      conflicts.push(name);
      continue;
    }
    const known = parts.find((part) => part.name === name);
    if (known) known.text = here ?? '';
    else if (here !== undefined) insert(parts, placeAfter(parts, mine.parts, name), { name, text: here, gap: '' });
  }
  const rest = mine.rest === base.rest ? theirs.rest : mine.rest;
  if (mine.rest !== base.rest && theirs.rest !== base.rest && mine.rest !== theirs.rest) conflicts.push(THE_TEXT);
  return conflicts.length > 0 ? { conflicts } : { text: join(theirs.start, parts, rest) };
}

/** The index of a new field: after the nearest existing field of those before it in the editor's version. */
function placeAfter(parts: readonly Part[], among: readonly Part[], name: string): number {
  const earlier = new Set(
    among
      .slice(
        0,
        among.findIndex((part) => part.name === name),
      )
      .map((part) => part.name),
  );
  return parts.findLastIndex((part) => earlier.has(part.name)) + 1;
}
