import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { ensureBrowser } from './ensure-browser';
import { ensureEngines } from './ensure-engines';
import { ensureNginx } from './ensure-nginx';
import { runWithOptions } from './run-command';
import { choose, planAll, planChosen } from './test/plan';
import { toDuration } from './steps';
import { runSteps, type Result } from './test/run-steps';

const USAGE = `npm test [-- --all | PATTERN...]

Lints, runs the unit tests, builds sites and tests them in a browser. The last line shows the totals.

  --all        also runs slow tests: host servers, other browsers, every look, the documentation, the demonstration,
               right to left, hostile content, hundreds of pages, the editor, upgrades, the preview, successive builds
  PATTERN...   only tests whose file path contains this, slow or not, and the sites they need:
               npm test -- feeds    npm test -- e2e/search    npm test -- markdown/

The output of each step and the reports are in test-results/. FIRST_PORT sets the first of the ports that sites are served on.`;

/** How many of the slowest parts are listed at the end. */
const LONGEST_SHOWN = 10;

/** All files below a folder, as paths from the project root; hidden ones are left out. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    const path = `${folder}/${item.name}`;
    if (item.name.startsWith('.')) return [];
    return item.isDirectory() ? listFiles(path) : [path];
  });
}

runWithOptions(
  USAGE,
  { allowPositionals: true, options: { all: { type: 'boolean' } } },
  async ({ values, positionals }) => {
    const folder = resolve('test-results');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });

    const chosen = choose([...listFiles('src'), ...listFiles('bench'), ...listFiles('e2e')], positionals);
    const steps = positionals.length > 0 ? planChosen(folder, chosen) : planAll(folder, values.all === true);
    if (steps.length === 0) console.error(`No test file has ${positionals.join(' or ')} in its path.`);
    if (steps.some(({ command: [program] }) => program === 'playwright')) ensureBrowser();
    if (values.all || chosen.browser.some((path) => path.startsWith('e2e/hosts/'))) ensureNginx();
    if (values.all || chosen.browser.some((path) => path.startsWith('e2e/engines/'))) ensureEngines();

    const begun = Date.now();
    const results = await runSteps(steps, { slots: Math.max(2, availableParallelism()), folder });
    if (positionals.length === 0) showLongest(results);
    console.log(`\nTotal time: ${toDuration(Date.now() - begun)}.`);
    const passed = results.reduce((sum, each) => sum + each.passed, 0);
    const failed = results.reduce((sum, each) => sum + each.failed, 0);
    const isBad = failed > 0 || passed === 0;
    console.log(`\n${passed} passed, ${isBad ? Math.max(failed, 1) : 0} failed`);
    return isBad ? 1 : 0;
  },
);

/** Lists the slowest steps and test files. */
function showLongest(results: readonly Result[]): void {
  const parts = results.flatMap(({ name, seconds, files = [] }) => [
    { name: `all of "${name}"`, seconds },
    ...files.map(({ file, seconds: own }) => ({ name: file, seconds: own })),
  ]);
  console.log('\nSlowest:');
  for (const { name, seconds } of parts.sort((a, b) => b.seconds - a.seconds).slice(0, LONGEST_SHOWN))
    console.log(`  ${toDuration(seconds * 1000).padStart(12)}  ${name}`);
}
