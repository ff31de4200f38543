import { describeConflicts, describeFiles, toMessage, type Told } from './describe-upgrade';

const told: Told = {
  plan: {
    taken: ['src/a.ts', 'src/b.ts'],
    removed: ['src/c.ts'],
    kept: [],
    leftOut: [],
    merged: new Map(),
    conflicts: new Map(),
  },
  merged: [],
  manifestKept: [],
  decided: new Map(),
  preference: undefined,
  changelog: '',
};

test('what is Halflight’s is counted, what its author has changed is named', () => {
  expect(describeFiles(told)).toBe('3 files of Halflight are replaced, added or removed. Your content is yours.');
  const plan = { ...told.plan, taken: ['src/a.ts'], removed: [], kept: ['README.md'], leftOut: ['netlify.toml'] };
  expect(describeFiles({ ...told, plan, merged: ['src/x.css'], manifestKept: ['scripts.deploy'] }).split('\n')).toEqual(
    [
      '1 file of Halflight is replaced, added or removed. Your content is yours.',
      'Changed by you and by the release, and merged line by line:',
      '  src/x.css',
      'Changed by you, and left as they are:',
      '  README.md',
      'Removed by you, and not brought back:',
      '  netlify.toml',
      'Yours in package.json:',
      '  scripts.deploy',
    ],
  );
});

test('of many the first are named, and the rest counted', () => {
  const kept = Array.from({ length: 30 }, (_, index) => `src/${index}.ts`);
  const text = describeFiles({ ...told, plan: { ...told.plan, kept } });
  expect(text).toContain('  src/19.ts\n  and 10 more');
  const conflicts = new Map(kept.map((path) => [path, 'why'] as const));
  expect(describeConflicts(conflicts, { from: '0.1.0', hasBase: true })).toContain('  src/19.ts: why\n  and 10 more\n');
});

test('says who was right where both had changed the same', () => {
  const decided = new Map([['src/x.ts', 'why']]);
  expect(describeFiles({ ...told, decided, preference: 'mine' })).toContain('yours stays, as you asked:\n  src/x.ts');
  expect(describeFiles({ ...told, decided, preference: 'release' })).toContain('takes its place, as you asked');
});

test('the message of the commit says what is new, and what the check finds', () => {
  const good = { isGood: true, output: 'No problems.' };
  expect(toMessage('0.1.0', '0.2.0', { ...told, changelog: '## 0.2.0\n\n- News.' }, good)).toMatch(
    /^Upgrade Halflight from 0\.1\.0 to 0\.2\.0\n\n3 files[^]*\n\n## 0\.2\.0\n\n- News\.$/,
  );
  const bad = { isGood: false, output: 'a.md:1 error\n\n1 error' };
  expect(toMessage('0.1.0', '0.2.0', told, bad)).toMatch(/errors in the content:\n\n {4}a\.md:1 error\n\n {4}1 error$/);
});
