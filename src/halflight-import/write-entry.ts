import { locate } from '../halflight/sourcing/locate';
import { readEntryBytes } from '../halflight/sourcing/read-entry-file';
import type { Values } from './values';
import { Document, isCollection, isPair, isScalar, visit } from 'yaml';

/** The order in which an author would write the fields. Others follow, with `extra` at the end. */
const ORDER = 'title name date updated draft summary tags series cover authors math featured slug'.split(' ');

/** Lists of words shorter than this, in characters, are written on one line. */
const SHORT = 100;

/** The text of a Markdown file: front matter, and a body below it. */
export function writeEntry(values: Readonly<Record<string, unknown>>, body: string): string {
  const rank = (key: string) => {
    const at = ORDER.indexOf(key);
    return at < 0 ? (key === 'extra' ? ORDER.length + 1 : ORDER.length) : at;
  };
  const sorted = Object.entries(values).sort(([a], [b]) => rank(a) - rank(b));
  const document = new Document(Object.fromEntries(sorted));
  visit(document, {
    Seq: (_, list) => {
      const words = list.items.every(
        (item) => isScalar(item) && typeof item.value === 'string' && !item.value.includes('\n'),
      );
      if (words && list.items.length > 0 && String(list.toJSON()).length < SHORT) list.flow = true;
    },
    Map: (_, map, ancestors) => {
      const above = ancestors.at(-1);
      // An image with its alternative text.
      if (isPair(above) && isScalar(above.key) && above.key.value === 'cover' && isCollection(map)) map.flow = true;
    },
  });
  const front = document.toString({ lineWidth: 0, flowCollectionPadding: false }).replace(/\n*$/, '\n');
  const text = body.replace(/^\s*\n/, '').trimEnd();
  return `---\n${front}---\n${text ? `\n${text}\n` : ''}`;
}

/**
 * The text of an entry that is valid in its collection: invalid fields are moved to `extra`, or to `leftOut` where there is no such field, as in
 * `person.md`.
 */
export function writeValidEntry(
  to: string,
  values: Record<string, unknown>,
  extra: Values,
  body: string,
): { text: string; leftOut: Record<string, unknown> } {
  const location = locate(to.replace(/index\.[\w-]+\.md$/, 'index.md'));
  let given: Record<string, unknown> = { ...values };
  const rest: Record<string, unknown> = { ...extra };
  const hasExtra = !location || 'extra' in location.collection.fields;
  const write = () => ({
    text: writeEntry({ ...given, ...(hasExtra && Object.keys(rest).length > 0 && { extra: rest }) }, body),
    leftOut: hasExtra ? {} : rest,
  });
  if (!location) return write();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { text, leftOut } = write();
    // The content check finds what was read here in the cache.
    const { problems } = readEntryBytes(location, to, Buffer.from(text));
    const lines = text.split('\n');
    const end = lines.indexOf('---', 1);
    const wrong = problems
      .filter(({ severity, kind, line }) => severity === 'error' && kind !== 'bad-slug' && line <= end)
      .flatMap(
        ({ line }) =>
          lines
            .slice(0, line)
            .findLast((each) => /^[\w-]+:/.test(each))
            ?.replace(/:.*$/, '') ?? [],
      )
      .filter((key) => Object.hasOwn(given, key) && key !== 'title' && key !== 'date');
    if (wrong.length === 0) return { text, leftOut };
    for (const key of wrong) rest[key] ??= given[key];
    given = Object.fromEntries(Object.entries(given).filter(([key]) => !wrong.includes(key)));
  }
  return write();
}
