import { collections } from '../collections';
import type { Collection } from '../collections/define-collection';
import { sectionTypes } from '../collections/sections';
import { locate } from '../sourcing/locate';
import { readEntry } from '../sourcing/read-entry';
import { toSnippets } from './to-snippets';

const all: readonly Collection[] = collections;
const snippets = toSnippets(all);

/** The text of the file if the author accepts all defaults (the first choice, the text of each stop, today's date) and then writes `body`. */
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

test('the snippet of each collection makes a file without a problem', () => {
  for (const { label, folder } of all.filter(({ singleton }) => !singleton)) {
    const { body = [] } = snippets[label] ?? {};
    const found = body.length > 3 ? problemsOf(`${folder}/a.md`, accepted(body)) : ['there is no snippet'];
    expect(found.map((problem) => `${label}: ${problem}`)).toEqual([]);
  }
});

test('the snippet of each section makes a section without a problem', () => {
  for (const type of sectionTypes) {
    const { body = [], include } = snippets[`Section: ${type}`] ?? {};
    const text = `---\ntitle: A\nsections:\n${accepted(body).replace(/^/gm, '  ')}\n---\n`;
    expect([type, include, problemsOf('pages/a.md', text)]).toEqual([type, ['**/pages/**/*.md'], []]);
  }
});

test('every field is completed only in the files of its collection', () => {
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
])('%s is completed to %j', (name, text) => {
  expect(accepted(snippets[name]?.body ?? [])).toBe(text);
});
