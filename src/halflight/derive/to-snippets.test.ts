import { collections } from '../collections';
import type { Collection } from '../collections/define-collection';
import { sectionTypes } from '../sections/schema';
import { locate } from '../sourcing/locate';
import { readEntry } from '../sourcing/read-entry';
import { toSnippets } from './to-snippets';

const all: readonly Collection[] = collections;
const snippets = toSnippets(all);

/** The text of the file if the author accepts all defaults (the first choice, the text of each stop, today's date) and then writes. */
function accepted(body: readonly string[]): string {
  return body
    .join('\n')
    .replace(/\$CURRENT_YEAR-\$CURRENT_MONTH-\$CURRENT_DATE/, '2026-11-21')
    .replace(/\$\{\d+\|([^,|]+)[^|]*\|\}/g, '$1')
    .replace(/\$\{\d+:((?:\\.|[^}])*)\}/g, (_, text: string) => text.replace(/\\(.)/g, '$1'))
    .replace('$0', 'Text.');
}

function problemsOf(path: string, text: string): string[] {
  const location = locate(path);
  return location ? readEntry(location, path, text).problems.map(({ message }) => message) : [`nothing is at ${path}`];
}

test.each(all.filter(({ singleton }) => !singleton).map((collection) => [collection.label, collection] as const))(
  'the snippet of %s makes a file without a problem',
  (label, { folder }) => {
    const { body = [] } = snippets[label] ?? {};
    expect(body.length).toBeGreaterThan(3);
    expect(problemsOf(`${folder}/a.md`, accepted(body))).toEqual([]);
  },
);

test.each(sectionTypes)('the snippet of the section %s is right', (type) => {
  const { body = [], include } = snippets[`Section: ${type}`] ?? {};
  expect(include).toEqual(['**/pages/**/*.md']);
  const text = `---\ntitle: A\nsections:\n${accepted(body).replace(/^/gm, '  ')}\n---\n`;
  expect(problemsOf('pages/a.md', text)).toEqual([]);
});

test('every field is completed in the files of its collection only', () => {
  for (const { label, folder, singleton, fields } of all) {
    for (const name of Object.keys(fields)) {
      expect(snippets[`${label}: ${name}`]).toMatchObject({
        prefix: name,
        include: [singleton ? `**/${folder}` : `**/${folder}/**/*.md`],
      });
    }
  }
});

test.each([
  ['Posts: cover', 'cover: { src: ./cover.jpg, alt: Two columns of number wheels }'],
  ['Posts: tags', 'tags:\n  - mathematics'],
  ['Person: kind', 'kind: person'],
  ['Posts: draft', 'draft: true'],
])('%s is completed to %j', (name, text) => {
  expect(accepted(snippets[name]?.body ?? [])).toBe(text);
});
