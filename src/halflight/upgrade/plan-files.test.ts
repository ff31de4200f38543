import { planFiles, type Files } from './plan-files';

/** The files of a version: their content, by path. */
const files = (of: Record<string, string>): Files => new Map(Object.entries(of));

const plan = (
  base: Record<string, string> | undefined,
  ours: Record<string, string>,
  release: Record<string, string>,
) => planFiles({ base: base && files(base), ours: files(ours), release: files(release) });

const nothing = { taken: [], removed: [], kept: [], leftOut: [], merged: new Map(), conflicts: new Map() };

test('what is Halflight’s is replaced, added and removed', () => {
  const base = { 'src/a.ts': '1', 'src/gone.ts': '1', 'src/same.ts': '1' };
  expect(plan(base, base, { 'src/a.ts': '2', 'src/same.ts': '1', 'src/new.ts': '2' })).toEqual({
    ...nothing,
    taken: ['src/a.ts', 'src/new.ts'],
    removed: ['src/gone.ts'],
  });
});

test('what is the author’s is not even looked at, whatever either version has there', () => {
  const base = { 'content/site.md': 'demo', 'content/posts/demo.md': 'demo', 'content/custom.css': 'demo' };
  const ours = { 'content/site.md': 'mine', 'static/CNAME': 'mine', '.env.production': 'mine', 'src/own.ts': 'mine' };
  const release = { 'content/site.md': 'demo 2', 'content/new.md': 'demo 2', 'static/CNAME': 'theirs', '.env': '2' };
  expect(plan(base, ours, release)).toEqual(nothing);
  expect(plan(undefined, ours, release)).toEqual(nothing);
});

test('a change of the author stays, one of both is to be merged', () => {
  const base = { 'src/mine.ts': '1', 'src/both.ts': '1', 'src/alike.ts': '1' };
  const ours = { 'src/mine.ts': 'own', 'src/both.ts': 'own', 'src/alike.ts': '2' };
  const release = { 'src/mine.ts': '1', 'src/both.ts': '2', 'src/alike.ts': '2' };
  expect(plan(base, ours, release)).toEqual({
    ...nothing,
    kept: ['src/mine.ts'],
    merged: new Map([['src/both.ts', { base: '1', ours: 'own', release: '2' }]]),
  });
});

test('what the author removed stays removed, and with a whole folder what is new in it', () => {
  const base = { 'netlify.toml': '1', 'docs/posts/a.md': '1', 'docs/b.md': '1', 'src/a.ts': '1' };
  const release = { 'netlify.toml': '2', 'docs/posts/a.md': '2', 'docs/posts/new.md': '2', 'src/new/b.ts': '2' };
  expect(plan(base, { 'src/a.ts': '1' }, release)).toEqual({
    ...nothing,
    taken: ['src/new/b.ts'],
    removed: ['src/a.ts'],
    leftOut: ['docs/posts/a.md', 'docs/posts/new.md', 'netlify.toml'],
  });
});

test('what cannot be both is a conflict, by name', () => {
  const base = { 'src/gone.ts': '1' };
  const ours = { 'src/gone.ts': 'own', 'src/new.ts': 'own', 'src/file': 'own', 'src/folder/a.ts': 'own' };
  const release = { 'src/new.ts': '2', 'src/file/b.ts': '2', 'src/folder': '2' };
  const { taken, conflicts } = plan(base, ours, release);
  expect(taken).toEqual([]);
  expect(Object.fromEntries(conflicts)).toEqual({
    'src/gone.ts': 'you changed it, and the release has it no more',
    'src/new.ts': 'it is yours, and the release has one of that name',
    'src/file/b.ts': 'the release needs a folder src/file/, where you have a file',
    'src/folder': 'the release has a file of this name, where you have src/folder/a.ts',
  });
});

test('a file may take the place of a folder that goes, and the other way round', () => {
  const base = { 'src/a/b.ts': '1', 'src/c': '1' };
  expect(plan(base, base, { 'src/a': '2', 'src/c/d.ts': '2' })).toEqual({
    ...nothing,
    taken: ['src/a', 'src/c/d.ts'],
    removed: ['src/a/b.ts', 'src/c'],
  });
});

test('without the version that the project is of, every difference is a conflict, and nothing is removed', () => {
  const { taken, removed, conflicts } = plan(
    undefined,
    { 'src/a.ts': '1', 'src/old.ts': '1', 'src/same.ts': '2' },
    { 'src/a.ts': '2', 'src/new.ts': '2', 'src/same.ts': '2' },
  );
  expect({ taken, removed, conflicts: [...conflicts.keys()] }).toEqual({
    taken: ['src/new.ts'],
    removed: [],
    conflicts: ['src/a.ts'],
  });
});

test('a README or licence of the author’s own is left alone', () => {
  const base = { 'README.md': '1', LICENSE: '1' };
  expect(plan(base, { 'README.md': 'mine', LICENSE: '1' }, { 'README.md': '2', LICENSE: '2' })).toEqual({
    ...nothing,
    taken: ['LICENSE'],
    kept: ['README.md'],
  });
  expect(plan(undefined, { 'README.md': 'mine' }, { 'README.md': '2' })).toEqual({ ...nothing, kept: ['README.md'] });
});
