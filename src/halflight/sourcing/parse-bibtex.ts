import { groupBy } from '../group-by';
import { wordsIn, type BibtexEntry, type BibtexFile } from './scan-bibtex';
import { loadLibrary } from '../paths';

type Library = typeof import('biblatex-csl-converter');

/** The part of the library's result for an entry that is used here. */
interface Parsed {
  fields: Record<string, unknown>;
  unexpected_fields?: Record<string, unknown>;
  unknown_fields?: Record<string, unknown>;
}

/** Types that the library knows by another name. */
const SAME: Readonly<Record<string, string>> = { preprint: 'unpublished' };

let library: Library | undefined;

/** Parses an entry. */
export type Parse = (entry: BibtexEntry) => {
  parsed: Parsed | undefined;
  warnings: { kind: string; name?: string | undefined }[];
};

/**
 * Creates a function that parses one entry of a file with the library, together with the abbreviations and the entry (`crossref`) that it references.
 */
export function createParser({ strings, entries }: BibtexFile): Parse {
  // If two entries share a key, which is reported, the first counts.
  const byKey = new Map(entries.toReversed().map((entry) => [entry.key.toLowerCase(), entry]));
  const defined = groupBy(
    strings.flatMap((string) => string.names.map((name) => ({ name, string }))),
    ({ name }) => name,
  );
  /** The source of the abbreviations that texts use, directly or through other abbreviations. */
  const stringsFor = (texts: readonly string[]): string[] => {
    const used = new Set<BibtexFile['strings'][number]>();
    const words = new Set(texts.flatMap((text) => [...wordsIn(text)]));
    // Each abbreviation may add words, which the loop reaches later.
    for (const word of words)
      for (const { string } of defined.get(word) ?? []) {
        if (used.has(string)) continue;
        used.add(string);
        for (const other of wordsIn(string.text)) words.add(other);
      }
    return strings.filter((string) => used.has(string)).map(({ text }) => text);
  };
  return (entry) => {
    // Slow to load, so it is only loaded for sites with such a file.
    library ??= loadLibrary('biblatex-csl-converter') as Library;
    const [, parent] = /\bcrossref\s*=\s*["{]?\s*([^\s,{}"]+)/i.exec(entry.text) ?? [];
    const named = parent === undefined ? undefined : byKey.get(parent.toLowerCase());
    const texts = [toReadable(entry), ...(named && named !== entry ? [toReadable(named, parent)] : [])];
    // Without a final line break, the library would never finish a comment at the end of the text.
    const source = `${[...stringsFor(texts), ...texts].join('\n')}\n`;
    const {
      entries: read,
      errors,
      warnings,
    } = new library.BibLatexParser(source, {
      processUnexpected: true,
      processUnknown: true,
    }).parse() as unknown as {
      entries: Record<string, Parsed>;
      errors: { type: string; variable?: string; key?: string }[];
      warnings: { type: string; variable?: string; key?: string }[];
    };
    return {
      parsed: Object.values(read)[0],
      warnings: [...errors, ...warnings].map(({ type, variable, key }) => ({ kind: type, name: variable ?? key })),
    };
  };
}

/**
 * Rewrites an entry for the library, which lacks some types, has case-sensitive keys, and takes a quote within braces for the end of a text.
 * @param name The key as another entry spells it.
 */
function toReadable({ type, text, offset, quotes, key, keyOffset }: BibtexEntry, name = key): string {
  const signs = text.split('');
  quotes.forEach((at, index) => {
    signs[at - offset] = index % 2 === 0 ? '{' : '}';
  });
  signs.splice(keyOffset - offset, key.length, name);
  const braced = signs.join('');
  return Object.hasOwn(SAME, type) ? braced.replace(/^@\s*\w+/, `@${SAME[type]}`) : braced;
}
