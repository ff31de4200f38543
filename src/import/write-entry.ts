import { Document, isCollection, isPair, isScalar, visit } from 'yaml';

/** The fields in the order in which an author would write them; what is not named here follows, `extra` at the end. */
const ORDER = [
  'title',
  'name',
  'date',
  'updated',
  'draft',
  'summary',
  'tags',
  'series',
  'cover',
  'authors',
  'math',
  'featured',
  'slug',
];

/** Lists of words that fit on a line stand on one. */
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
      // A picture and what it shows.
      if (isPair(above) && isScalar(above.key) && above.key.value === 'cover' && isCollection(map)) map.flow = true;
    },
  });
  const front = document.toString({ lineWidth: 0, flowCollectionPadding: false }).replace(/\n*$/, '\n');
  const text = body.replace(/^\s*\n/, '').trimEnd();
  return `---\n${front}---\n${text ? `\n${text}\n` : ''}`;
}
