import { join, resolve } from 'node:path';
import type { Problem } from '../problem';
import { BUILD_STEPS, PREVIEW_STEPS, readGatsbyOutput, type GatsbyStep } from './gatsby-output';
import { createSteps } from './steps';

let time = 0;
let written = '';
let ready: (readonly string[])[] = [];
let problems: (readonly Problem[])[] = [];
let finished = 0;

function reader(plan: readonly GatsbyStep[]) {
  [time, written, ready, problems, finished] = [0, '', [], [], 0];
  const now = () => time;
  const steps = createSteps({ write: (text) => (written += text), live: false, columns: () => 80 }, now);
  steps.begin(plan[0]?.label ?? '');
  const read = readGatsbyOutput({
    steps,
    plan,
    folder: resolve('content'),
    colour: false,
    now,
    ready: (addresses) => ready.push(addresses),
    problems: (found) => problems.push(found),
    pagesFinished: () => (finished += 1),
  });
  return { read, steps };
}

const line = (type: string, payload: unknown) => JSON.stringify({ type, payload, timestamp: '2026-11-22T01:00:00Z' });
const log = (level: string, text: string, more: object = {}) => line('LOG', { level, text, ...more });
const begins = (text: string) => line('ACTIVITY_START', { id: text, text, type: 'spinner' });
const ends = (id: string, status = 'SUCCESS') => line('ACTIVITY_END', { id, status });

test('a build prints a line for each step, whatever else Gatsby does meanwhile', () => {
  const { read, steps } = reader(BUILD_STEPS);
  const activities = ['compile gatsby files', 'source and transform nodes', 'building schema', 'createPages'];
  for (const activity of [
    ...activities,
    'Building production JavaScript and CSS bundles',
    'stitching slices',
    'onPostBuild',
  ]) {
    time += 2000;
    read(begins(activity));
    read(log('ACTIVITY_SUCCESS', activity, { duration: 2 }));
    read(ends(activity));
  }
  steps.end();
  expect(written.split('\n').map((each) => each.trim().replace(/ {2,}/, ': '))).toEqual([
    'Start Gatsby: 4.0 s',
    'Read the content: 2.0 s',
    'Plan the pages: 4.0 s',
    'Bundle scripts and styles: 4.0 s',
    'Add search, feeds and sharing images: 0.0 s',
    '',
  ]);
});

test.each([
  log('WARNING', 'The GraphQL query in the non-page component "/site/src/collections/book/page.tsx" will not be run.'),
  log('LOG', "\n\nExported queries are only executed for page components. It's possible you're trying …"),
  log('LOG', 'Note that the development build is not optimized.'),
  log('INFO', 'Total nodes: 80, SitePage nodes: 17 (use --verbose for breakdown)'),
  line('RENDER_PAGE_TREE', { components: {}, root: '/site' }),
  '<i> [webpack-dev-middleware] wait until bundle finished: /',
])('says nothing of %s', (noise) => {
  reader(PREVIEW_STEPS).read(noise);
  expect(written).toBe('');
});

test.each([
  ['an error', log('ERROR', '\n  A page failed\n\n    at line 3\n'), 'error   A page failed\n\n    at line 3\n'],
  [
    'where an error is',
    log('ERROR', 'Broken', { filePath: '/a/b.tsx', location: { start: { line: 3, column: 5 } } }),
    'error Broken\n  /a/b.tsx:3:5\n',
  ],
  ['a word of a program', log('LOG', 'hello'), 'hello\n'],
  ['what failed', log('ACTIVITY_FAILED', 'Building static HTML for pages'), 'failed Building static HTML for pages\n'],
  ['an error that looks like noise', log('ERROR', 'Done building in anger'), 'error Done building in anger\n'],
  ['a line that is no action', 'Segmentation fault', 'Segmentation fault\n'],
  ['JSON of somebody else', '{"type":"module"}', '{"type":"module"}\n'],
])('lets %s through', (_, given, expected) => {
  reader(BUILD_STEPS).read(given);
  expect(written).toBe(expected);
});

test('the preview is ready when its bundle is, at the URLs that Gatsby prints', () => {
  const { read } = reader(PREVIEW_STEPS);
  read(begins('Building development bundle'));
  for (const text of ['  Local:            http://localhost:8000/', '  On Your Network:  http://10.0.0.2:8000/'])
    read(log('LOG', text));
  expect(ready).toEqual([]);
  time += 3000;
  read(ends('webpack-develop'));
  expect(ready).toEqual([['http://localhost:8000/', 'http://10.0.0.2:8000/']]);
  expect(written).toMatch(/Bundle the preview +3\.0 s\n$/);
});

test('an edit prints a line that says when it was visible', () => {
  const { read } = reader(PREVIEW_STEPS);
  read(ends('webpack-develop'));
  read(line('SET_STATUS', 'SUCCESS'));
  written = '';
  read(log('INFO', `changed file at ${join(resolve('content'), 'posts/a.md')}`));
  read(line('SET_STATUS', 'IN_PROGRESS'));
  time += 2300;
  read(begins('createPages'));
  read(ends('createPages'));
  time += 1000;
  read(line('SET_STATUS', 'SUCCESS'));
  expect(written).toBe(`${join('posts', 'a.md')}: shown after 2.3 s\n`);
});

test('a build that takes long says how many pictures are left', () => {
  const { read } = reader(BUILD_STEPS);
  time = 70_000;
  read(line('HALFLIGHT_PICTURES_LEFT', '475'));
  expect(written).toBe(`  ${BUILD_STEPS[0]?.label}: 475 pictures left\n`);
});
