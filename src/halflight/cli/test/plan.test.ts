import { readdirSync, readFileSync } from 'node:fs';
import { sitesNamedIn, siteNames, slowSites } from '../../../../e2e/sites';
import { choose, planAll, planChosen } from './plan';

const paths = [
  'src/halflight/outputs/feeds/to-atom.ts',
  'src/halflight/outputs/feeds/to-atom.test.ts',
  'src/components/Feeds.test.tsx',
  'e2e/feeds.spec.ts',
  'e2e/hosts/hosts.spec.ts',
  'e2e/hosts/nginx.ts',
  'e2e/compare-pictures.test.ts',
  'e2e/builds/nothing-leaks.spec.ts',
];

const names = (steps: readonly { name: string }[]) => steps.map(({ name }) => name);

test('a pattern chooses files of tests by a part of their path, whatever its case', () => {
  expect(choose(paths, ['feeds'])).toEqual({
    unit: ['src/halflight/outputs/feeds/to-atom.test.ts', 'src/components/Feeds.test.tsx'],
    browser: ['e2e/feeds.spec.ts'],
    builds: [],
  });
  expect(choose(paths, ['./e2e/hosts', 'leaks'])).toEqual({
    unit: [],
    browser: ['e2e/hosts/hosts.spec.ts'],
    builds: ['e2e/builds/nothing-leaks.spec.ts'],
  });
  expect(choose(paths, ['pictures']).unit).toEqual(['e2e/compare-pictures.test.ts']);
  expect(choose(paths, ['nothing of that name'])).toEqual({ unit: [], browser: [], builds: [] });
});

test('what is chosen runs, and builds the sites that it needs', () => {
  const steps = planChosen('out', choose(paths, ['feeds']));
  expect(names(steps)).toEqual(['unit tests', 'sites', 'browser']);
  expect(steps[1]?.command).toEqual(['tsx', 'e2e/build-sites.ts', '--for', 'e2e/feeds.spec.ts']);
  expect(steps[2]?.command.at(-1)).toBe('e2e/feeds.spec.ts');
  expect(names(planChosen('out', choose(paths, ['leaks'])))).toEqual(['builds']);
  expect(names(planChosen('out', choose(paths, ['to-atom'])))).toEqual(['unit tests']);
  expect(planChosen('out', choose(paths, ['?']))).toEqual([]);
});

test('all of it is the core and what is slow', () => {
  const commandOf = (everything: boolean, wanted: string) =>
    planAll('out', everything).find(({ name }) => name === wanted)?.command ?? [];
  expect(names(planAll('out', true))).toEqual(names(planAll('out', false)));
  expect(commandOf(false, 'browser')).toContain('--project=site');
  const left = new RegExp(commandOf(false, 'browser').at(-1)?.replace('--grep-invert=', '') ?? '');
  expect('looks.slow.spec.ts a title').toMatch(left);
  expect('search.spec.ts a title @slow').toMatch(left);
  expect('search.spec.ts on a slow device').not.toMatch(left);
  expect(commandOf(true, 'browser')).toEqual(
    expect.arrayContaining(['--project=site', '--project=hosts', '--project=engines']),
  );
  expect([...commandOf(true, 'browser'), ...commandOf(true, 'builds')].join(' ')).not.toContain('slow');
  const ignored = commandOf(false, 'unit tests').at(-1) ?? '';
  expect('src/create-halflight/from-copy.slow.test.ts').toMatch(new RegExp(ignored));
  expect('src/create-halflight/from-copy.test.ts').not.toMatch(new RegExp(ignored));
  expect(commandOf(true, 'unit tests')).not.toContain(ignored);
  expect(commandOf(false, 'sites')).toContain('--core');
  expect(commandOf(true, 'sites')).not.toContain('--core');
  // Steps that normally take a sample run all of it.
  expect(planAll('out', true).map(({ environment }) => environment?.EVERY)).toEqual(Array(7).fill('1'));
  expect(planAll('out', false).filter(({ environment }) => environment?.EVERY)).toEqual([]);
});

test('finds the sites that a file of tests needs', () => {
  expect(sitesNamedIn('test("a", () => {});')).toEqual(['main']);
  expect(sitesNamedIn("test.use({ site: 'many' }); pagesOf('docs'); // a demo of many services")).toEqual([
    'main',
    'docs',
    'many',
  ]);
  expect(sitesNamedIn("const sites = { empty: 'a site without content', 'one-each': 'one' };")).toEqual([
    'main',
    'empty',
    'one-each',
  ]);
});

test('files of tests that name a slow site are slow, or tag what looks at it', () => {
  expect(siteNames).toEqual(expect.arrayContaining([...slowSites]));
  const specs = readdirSync('e2e').filter((name) => name.endsWith('.spec.ts'));
  const slow = specs.filter((name) => {
    const sites = sitesNamedIn(readFileSync(`e2e/${name}`, 'utf8'));
    return slowSites.some((site) => sites.includes(site));
  });
  expect(slow.length).toBeGreaterThan(0);
  const tagged = /tag: (?:'@slow'|tagsOf\()/;
  expect(
    slow.filter((name) => !name.endsWith('.slow.spec.ts') && !tagged.test(readFileSync(`e2e/${name}`, 'utf8'))),
  ).toEqual([]);
});
