import { decodeKnown, encodeKnown, entriesOf, factsOfEntry, factsOfFile } from './known';

test('knows what it was told, and nothing else', () => {
  const manifest = { name: 'halflight', scripts: { build: 'a', start: 'b' }, browserslist: ['last 4 years'] };
  const known = decodeKnown(
    encodeKnown([...factsOfFile('src/a.ts', '123'), ...entriesOf(manifest).flatMap(factsOfEntry)]),
  );
  expect([known.hasPath('src/a.ts'), known.hasFile('src/a.ts', '123')]).toEqual([true, true]);
  expect([known.hasPath('src/b.ts'), known.hasFile('src/a.ts', '124'), known.hasFile('src/b.ts', '123')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(entriesOf(manifest).map((entry) => known.hasEntry(entry))).toEqual([true, true, true, true]);
  const changed = { name: ['scripts', 'build'] as const, value: 'c' };
  expect([known.hasEntry(changed), known.hasEntryName(changed)]).toEqual([false, true]);
  expect(known.hasEntryName({ name: ['scripts', 'deploy'] })).toBe(false);
});
