import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../testing/temporary-folder';
import { one } from './count';
import { runSteps, type Step } from './run-steps';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = makeFolder();
  said = [];
});

/** A step that runs a line of JavaScript. */
const step = (name: string, code: string, more: Partial<Step> = {}): Step => ({
  name,
  command: [process.execPath, '-e', code],
  count: one,
  ...more,
});

const run = (steps: readonly Step[], slots = 2) => runSteps(steps, { slots, folder, say: (text) => said.push(text) });

test('each step counts; what one says is in its log, and is shown only where it fails', async () => {
  const results = await run([
    step('good one', 'console.log("All is well.")'),
    step('bad', 'console.log("It is not."); console.error("Not at all."); process.exit(3)'),
  ]);
  expect(results).toHaveLength(2);
  expect(results).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'good one', passed: 1, failed: 0 }),
      expect.objectContaining({ name: 'bad', passed: 0, failed: 1 }),
    ]),
  );
  expect(readFileSync(join(folder, 'good-one.log'), 'utf8')).toBe('All is well.\n');
  const text = said.join('\n');
  expect(text).not.toContain('All is well.');
  expect(text).toContain('It is not.');
  expect(text).toContain('Not at all.');
  expect(text).toMatch(/^good one: 1 passed \([\d.]+ s\)$/m);
  expect(text).toMatch(/^bad: 0 passed, 1 FAILED \([\d.]+ s\)$/m);
}, 60_000);

test('a step waits for what it needs, and is not run where that failed, which counts as a failure', async () => {
  const log = join(folder, 'order');
  const note = (name: string, more = '') =>
    `require("node:fs").appendFileSync(${JSON.stringify(log)}, "${name} "); ${more}`;
  const results = await run([
    step('last', note('last'), { after: ['first', 'not run today'] }),
    step('first', note('first')),
    step('broken', note('broken', 'process.exit(1)')),
    step('never', note('never'), { after: ['broken'] }),
  ]);
  const order = readFileSync(log, 'utf8').trim().split(' ');
  expect([...order].sort()).toEqual(['broken', 'first', 'last']);
  expect(order.indexOf('first')).toBeLessThan(order.indexOf('last'));
  expect(results.find(({ name }) => name === 'never')).toMatchObject({ passed: 0, failed: 1 });
}, 60_000);

test('no more run at once than there are slots', async () => {
  const log = join(folder, 'order');
  const code = `const { appendFileSync: add } = require("node:fs"); const file = ${JSON.stringify(log)};
    add(file, "("); setTimeout(() => add(file, ")"), 50);`;
  await run([step('one', code), step('two', code), step('three', code)], 1);
  expect(readFileSync(log, 'utf8')).toBe('()()()');
}, 60_000);

test('a program that is not there, and one that ends by a signal, failed', async () => {
  const results = await run([
    { name: 'missing', command: ['no-such-program'], count: one },
    step('killed', 'process.kill(process.pid, "SIGKILL")'),
  ]);
  expect(results.map(({ failed }) => failed)).toEqual([1, 1]);
}, 60_000);

test('lines of a step that is shown appear while it runs', async () => {
  await run([step('sites', 'console.log("one: built\\ntwo: built")', { isShown: true })]);
  expect(said.slice(0, 2)).toEqual(['  one: built', '  two: built']);
}, 60_000);
