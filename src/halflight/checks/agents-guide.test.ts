import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { collections } from '../collections';
import { AGENTS_GUIDE } from '../derive/to-agents-guide';
import { sectionDefinitions } from '../collections/sections';
import { isOptional } from '../fields/field';
import { contentFolderOfEachTest, page, svg } from '../testing/mistakes';
import { inXmp, photograph } from '../testing/photograph';
import { checkContent } from './check-content';

const guide = readFileSync(AGENTS_GUIDE, 'utf8');
const { at, write, reported } = contentFolderOfEachTest();

/** The guide's examples: the text of each file, by its path in the content folder. */
const examples = Object.fromEntries(
  [...guide.matchAll(/^```md\n(---\n# (\S+)\n[^]*?\n)```$/gm)].map(([, text = '', path = '']) => [path, text]),
);

/** Drawings in place of the pictures that the examples reference. */
const pictures = Object.fromEntries(
  Object.entries(examples).flatMap(([path, text]) =>
    [...text.matchAll(/\.\/([\w-]+\.(?:jpg|svg))/g)].map(([, name = '']) => [
      posix.join(posix.dirname(path), name),
      svg(),
    ]),
  ),
);

test('every example passes the check, and there is one of each collection and section that needs fields', async () => {
  const photo = await photograph({ xmp: inXmp('dc:title', 'A pier') });
  // The text about a tag is named like the tag.
  const tagged = page(['title: Tagged', 'date: 2026-01-01', 'tags: [example]'], 'Words.');
  write({ ...pictures, ...examples, 'albums/example/pier.jpg': photo, 'posts/tagged.md': tagged });
  expect(reported()).toEqual([]);
  const { content } = checkContent(at());
  const found = new Set(content.entries.map(({ collection }) => collection));
  expect(collections.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([]);
  const types = sectionDefinitions.filter(
    ({ type, fields }) =>
      !Object.values(fields).every(isOptional) && !examples['pages/sections.md']?.includes(`- type: ${type}\n`),
  );
  expect(types.map(({ type }) => type)).toEqual([]);
});

test('the problem shown in this guide and the authors’ guide is what the check prints', () => {
  write({ 'pages/about.md': page(['title: About', 'sumary: A life']) });
  const [, shown = ''] = /^```json\n([^]*?)\n```$/m.exec(guide) ?? [];
  const printed = checkContent(at()).problems.map(({ fix, ...problem }) => ({
    ...problem,
    fixable: fix !== undefined,
  }));
  expect(JSON.parse(shown)).toEqual(printed);
  expect(readFileSync('docs/posts/when-something-is-wrong/index.md', 'utf8')).toContain(printed[0]?.message);
});

test('it is short enough to be read as a whole', () => {
  expect(Buffer.byteLength(guide)).toBeLessThan(32 * 1024);
});
