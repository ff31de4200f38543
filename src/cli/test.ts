import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './ensure-browser';
import { ensureEngines } from './ensure-engines';
import { ensureNginx } from './ensure-nginx';
import { runCommand } from './run-command';
import { choose, planAll, planChosen } from './test/plan';
import { runSteps, toTime, type Result } from './test/run-steps';

const USAGE = `npm test [-- --all | PATTERN...]

Lints, runs the unit tests, builds sites and looks at them in a browser. The last line counts what passed.

  --all        what is slow, too: servers of hosts, other browsers, hundreds of pages, the preview, one build after another
  PATTERN...   only tests whose file's path has this in it, slow or not, and the sites that they need:
               npm test -- feeds    npm test -- e2e/search    npm test -- src/markdown/

What each step said, and the reports, are in test-results/. FIRST_PORT is the first of the ports that sites are served on.`;

/** How many of the longest parts are named at the end. */
const LONGEST_SHOWN = 10;

/** All files of a folder of the project, as paths from its top. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    const path = `${folder}/${item.name}`;
    if (item.name.startsWith('.')) return [];
    return item.isDirectory() ? listFiles(path) : [path];
  });
}

async function test(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const folder = resolve('test-results');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const chosen = choose([...listFiles('src'), ...listFiles('bench'), ...listFiles('e2e')], positionals);
  const steps = positionals.length > 0 ? planChosen(folder, chosen) : planAll(folder, values.all === true);
  if (steps.length === 0) console.error(`No file of tests has ${positionals.join(' or ')} in its path.`);
  if (steps.some(({ command: [program] }) => program === 'playwright')) ensureBrowser();
  if (values.all || chosen.browser.some((path) => path.startsWith('e2e/hosts/'))) ensureNginx();
  if (values.all || chosen.browser.some((path) => path.startsWith('e2e/engines/'))) ensureEngines();

  const begun = Date.now();
  const results = await runSteps(steps, { slots: Math.max(2, availableParallelism()), folder });
  if (positionals.length === 0) showLongest(results);
  console.log(`\nAll of it took ${toTime((Date.now() - begun) / 1000)}.`);
  const passed = results.reduce((sum, each) => sum + each.passed, 0);
  const failed = results.reduce((sum, each) => sum + each.failed, 0);
  const isBad = failed > 0 || passed === 0;
  console.log(`\n${passed} passed, ${isBad ? Math.max(failed, 1) : 0} failed`);
  return isBad ? 1 : 0;
}

/** Names what took longest: steps, and files of tests. */
function showLongest(results: readonly Result[]): void {
  const parts = results.flatMap(({ name, seconds, files = [] }) => [
    { name: `all of "${name}"`, seconds },
    ...files.map(({ file, seconds: own }) => ({ name: file, seconds: own })),
  ]);
  console.log('\nWhat took longest:');
  for (const { name, seconds } of parts.sort((a, b) => b.seconds - a.seconds).slice(0, LONGEST_SHOWN))
    console.log(`  ${toTime(seconds).padStart(12)}  ${name}`);
}

runCommand(test, USAGE);
