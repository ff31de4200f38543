import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { digestOfCode } from '../src/commands/clean-start';
import { writeContent } from './generate-content';
import { contentOf, filesOf, folderOf, siteNames, type SiteName } from './sites';

/**
 * Builds every site that the tests look at, or those that are named behind the command, with the command that authors use, one after the
 * other. A site that was built before from the very same content and code is kept.
 */

/** The content folder of a site; generated content is written first. */
function prepareContent(site: SiteName): string {
  const folder = contentOf(site);
  if (site !== 'main' && site !== 'demo' && site !== 'docs') writeContent(site, folder);
  return folder;
}

/** The day on which the site of the tests is built, so that what is still to come there stays so. */
const NOW = '2026-07-01T12:00:00Z';

/** A digest of all that a site is made of. */
function digestOf(content: string): string {
  const hash = createHash('sha256').update(digestOfCode(process.cwd(), content)).update(NOW);
  const top = ['gatsby-browser.tsx', 'gatsby-ssr.tsx'];
  for (const folder of [resolve('src'), resolve('static'), content].filter(existsSync)) {
    for (const path of filesOf(folder)) hash.update(path).update(readFileSync(join(folder, path)));
  }
  for (const path of top) hash.update(readFileSync(path));
  return hash.digest('hex');
}

function build(site: SiteName): boolean {
  const content = prepareContent(site);
  const target = folderOf(site);
  const stamp = `${target}.digest`;
  const digest = digestOf(content);
  if (existsSync(target) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) {
    console.log(`${site}: built before`);
    return true;
  }
  const begun = Date.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    env: {
      ...process.env,
      CONTENT_DIR: content,
      CI: 'true',
      NO_COLOR: '1',
      // On GitHub a pull request would be a preview.
      HALFLIGHT_PREVIEW: '0',
      ...(site === 'main' && { HALFLIGHT_NOW: NOW }),
    },
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  rmSync(target, { recursive: true, force: true });
  rmSync(stamp, { force: true });
  if (status !== 0) {
    console.error(`${stdout}\n${stderr}\n${site}: the build failed`);
    return false;
  }
  cpSync(resolve('public'), target, { recursive: true });
  writeFileSync(stamp, digestOf(content));
  console.log(`${site}: built in ${Math.round((Date.now() - begun) / 1000)} s`);
  return true;
}

mkdirSync(resolve('e2e/.sites'), { recursive: true });
const wanted = process.argv.slice(2);
const failed = siteNames.filter((site) => (wanted.length === 0 || wanted.includes(site)) && !build(site));
process.exitCode = failed.length > 0 ? 1 : 0;
