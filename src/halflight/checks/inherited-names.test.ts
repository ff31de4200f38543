import { contentFolderOfEachTest, page, post, site } from '../testing/mistakes';

/** Names that every JavaScript object inherits are ordinary to an author: unknown as a field, allowed in `extra`. */

const inherited = [...Object.getOwnPropertyNames(Object.prototype), 'length', 'map', 'at'];

const { write, reported } = contentFolderOfEachTest();

test.each(['constructor', '__proto__', 'length'])('a field "%s" is reported as unknown, wherever it is', (name) => {
  write({
    'site.md': site(`words: { ${name}: x }`, `collections: { ${name}: { title: x } }`),
    'person.md': page(['name: A', `${name}: x`]),
    'posts/a.md': post([`${name}: x`, `cover: { src: ./a.png, alt: a, ${name}: x }`]),
    'posts/a.png': '',
    'pages/a.md': page(['title: A', 'sections:', '  - type: hero', '    title: H', `    ${name}: x`]),
    'pages/b.md': page(['title: B', 'sections:', `  - type: ${name}`]),
    'products/a.md': page(['title: A', 'price:', '  amount: 1', '  currency: EUR', `  ${name}: x`]),
  });
  const unknown = reported().filter((line) => line.includes('unknown-key'));
  expect(unknown.map((line) => line.split(' ')[0])).toEqual([
    'pages/a.md:6:5',
    'person.md:3:1',
    'posts/a.md:4:1',
    'posts/a.md:5:32',
    'products/a.md:6:3',
    'site.md:4:10',
    'site.md:5:16',
  ]);
  for (const line of unknown) expect(line).toContain(`${name}" is not a field of`);
  expect(reported().join('\n')).toMatch(/pages\/b\.md:4:11 error unknown-section/);
});

test('tags, series, file names and keys in "extra" may be such words', () => {
  write({
    ...Object.fromEntries(
      inherited
        .filter((name) => !name.startsWith('__'))
        .map((name) => [`posts/${name}.md`, post([`tags: [${name}]`, `series: ${name}`])]),
    ),
    'posts/extra.md': post(['extra:', ...inherited.map((name) => `  "${name}": { ${name}: 1 }`), '  "<<": hello']),
    'pages/x.md': page([
      'title: X',
      'sections:',
      '  - { type: posts, tag: constructor }',
      '  - { type: posts, tag: valueOf }',
    ]),
  });
  expect(reported().filter((line) => line.includes(' error '))).toEqual([]);
});
