import { readFacts } from './text-facts';

test.each([
  [
    '![The mill](the mill.jpg)',
    1,
    13,
    /a path with spaces .* the picture .*!\[The mill\]\(<the mill\.jpg>\), or write each space as %20$/,
  ],
  ['a\n\nb [c](my paper.pdf)', 3, 7, /the link would be shown as text.*\[c\]\(<my paper\.pdf>\)/],
  ['![a](my pictures\\b.jpg)', 1, 6, /\(<my pictures\/b\.jpg>\)/],
  ['![a](my photo.png (A title))', 1, 6, /\(<my photo\.png>\)/],
  ["![a](rock 'n' roll.png)", 1, 6, /\(<rock 'n' roll\.png>\)/],
  ['[a](doc (2).pdf)', 1, 5, /the link would be shown as text.*\[a\]\(<doc \(2\)\.pdf>\)/],
])('in %j the name at %i:%i is not understood', (markdown, line, column, message) => {
  const [found, ...others] = readFacts(markdown).mistakes;
  expect(found).toMatchObject({ kind: 'bad-target', severity: 'error', line, column });
  expect(found?.message).toMatch(message);
  expect(others).toEqual([]);
});

test.each([
  '![a](<the mill.jpg>)',
  '![a](mill.jpg "the mill.jpg")',
  '![a](mill(1).jpg)',
  '[a] (b c.jpg)',
  '\\![a\\](b c.jpg)',
  'The option [deprecated](since version 2.0) is gone.',
  'handlers[name](event, 0.5)',
])('%j has no such name', (markdown) => {
  expect(readFacts(markdown).mistakes.filter(({ kind }) => kind === 'bad-target')).toEqual([]);
});

test.each([
  ['![l](small.svg =24x24)', 'small.svg'],
  ['![l](a b.svg =24x24)', '<a b.svg>'],
  ['![l](small.svg "A title" =24x24)', 'small.svg "A title"'],
])('%j names a size, which cannot be given', (markdown, target) => {
  const [found, ...others] = readFacts(markdown).mistakes;
  expect(found).toMatchObject({ kind: 'bad-target', severity: 'error', line: 1, column: 6 });
  expect(found?.message).toBe(
    `a size cannot be given here, and the picture would be shown as text: write ![l](${target})`,
  );
  expect(found).not.toHaveProperty('fix');
  expect(others).toEqual([]);
});
