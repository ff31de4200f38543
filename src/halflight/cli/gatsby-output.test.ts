import { join, resolve } from 'node:path';
import type { Problem } from '../checks/problem';
import { PAGES_FINISHED_ACTION } from '../finish/finish-pages';
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

test('a build is a line for each step that was reached, whatever else Gatsby does meanwhile', () => {
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
    'Add search, feeds and sharing pictures: 0.0 s',
    '',
  ]);
});

test('when the pages are as they stay is told, and not printed', () => {
  const { read } = reader(BUILD_STEPS);
  read(begins('onPostBuild'));
  expect(finished).toBe(0);
  read(JSON.stringify({ type: PAGES_FINISHED_ACTION, payload: null }));
  expect(finished).toBe(1);
  expect(written).not.toContain(PAGES_FINISHED_ACTION);
});

test.each([
  log('WARNING', 'The GraphQL query in the non-page component "/site/src/collections/book/page.tsx" will not be run.'),
  log('WARNING', 'This query took more than 15s to run — which might indicate …\nFile path: /site/src/page.tsx'),
  log('LOG', "\n\nExported queries are only executed for page components. It's possible you're trying …"),
  log('LOG', 'You can now view halflight in the browser.'),
  log('LOG', "View GraphiQL, an in-browser IDE, to explore your site's data and schema"),
  log('LOG', '  http://localhost:8000/___graphql'),
  log('LOG', 'Note that the development build is not optimized.'),
  log('LOG', 'To create a production build, use gatsby build'),
  log('LOG', '\u2800'),
  log('INFO', 'Total nodes: 80, SitePage nodes: 17 (use --verbose for breakdown)'),
  log('INFO', 'bootstrap finished - 39.578s'),
  log('INFO', 'Done building in 144.908908145 sec'),
  log(
    'LOG',
    '\n\nHello! Will you help Gatsby improve by taking a four question survey?\nIt takes less than five minutes.',
  ),
  log('LOG', '\nGive us your feedback here: https://gatsby.dev/feedback\n\n'),
  line('RENDER_PAGE_TREE', { components: {}, root: '/site' }),
  line('ACTIVITY_UPDATE', { id: 'x', current: 3 }),
  '<i> [webpack-dev-middleware] wait until bundle finished: /',
])('says nothing of %s', (noise) => {
  reader(PREVIEW_STEPS).read(noise);
  expect(written).toBe('');
});

test.each([
  ['a warning', log('WARNING', 'Something is odd'), 'warning Something is odd\n'],
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
  ['half an action', '{"type":"LOG","payl', '{"type":"LOG","payl\n'],
  ['an action of somebody else', '{"type":"OTHER","payload":{}}', '{"type":"OTHER","payload":{}}\n'],
])('lets %s through', (_, given, expected) => {
  reader(BUILD_STEPS).read(given);
  expect(written).toBe(expected);
});

test('a long line is not wrapped', () => {
  const long = `${'word '.repeat(60)}^`;
  reader(BUILD_STEPS).read(log('WARNING', long));
  expect(written).toBe(`warning ${long}\n`);
});

test('the preview is ready when its bundle is, at the addresses that Gatsby names', () => {
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

test('a preview that could not be bundled is not called ready', () => {
  const { read } = reader(PREVIEW_STEPS);
  read(begins('Building development bundle'));
  read(ends('webpack-develop', 'FAILED'));
  expect(ready).toEqual([]);
});

test('an edit is a line that says when it could be seen', () => {
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

test('problems go to whoever prints them', () => {
  const found: Problem[] = [{ file: 'a.md', line: 1, column: 1, severity: 'error', kind: 'k', message: 'm' }];
  reader(PREVIEW_STEPS).read(JSON.stringify({ type: 'HALFLIGHT_PROBLEMS', payload: found }));
  expect(problems).toEqual([found]);
  expect(written).toBe('');
});
