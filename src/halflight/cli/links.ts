import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readSite } from '../sourcing/read-content';
import { groupBy } from '../group-by';
import { requireSite } from '../sourcing/require-site';
import { askLinks, describeLinks, findOuterLinks, type OuterLink } from './ask-links';
import { requireContentFolder, requireOutput } from './require-folder';
import { runWithOptions } from './run-command';

const USAGE = `npm run links [-- --out FILE] [--json]

Checks every external link of the finished site in public/: one at a time per host, retrying several times with pauses.
A page counts as gone if its server says so (404, 410) or does not exist; a feed in the list of links also if its server answers with a page.
  --out FILE  also writes the report to a file, as Markdown
  --json      prints it as JSON

Exits with 0 (nothing is gone), 1 (something is) or 2 (could not run).`;

/** Checks the links of `public/`. Returns the exit code. */
runWithOptions(USAGE, { options: { out: { type: 'string' }, json: { type: 'boolean' } } }, async ({ values }) => {
  const source = requireContentFolder();
  const site = requireSite(readSite(source), source);
  const folder = requireOutput(source);
  const answers = await askLinks(readOuterLinks(folder, new URL(site.url).origin));
  const report = describeLinks(answers);
  // Printed first: the requests take long, and the file may turn out not to be writable.
  console.log(values.json ? JSON.stringify(answers, null, 2) : report);
  if (values.out !== undefined) {
    mkdirSync(dirname(values.out), { recursive: true });
    writeFileSync(values.out, `${report}\n`);
  }
  return answers.some(({ state }) => state === 'gone') ? 1 : 0;
});

/** The external links of all pages in a folder, without duplicates. */
function readOuterLinks(folder: string, origin: string): OuterLink[] {
  // A folder name may end in `.html`, from an old URL.
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.html'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  const found = files.sort().flatMap((file) => {
    const page = `/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`;
    const urls = findOuterLinks(readFileSync(join(folder, file), 'utf8'), origin);
    return urls.map((link) => ({ ...link, page }));
  });
  return Array.from(
    groupBy(found, ({ url }) => url),
    ([url, links]) => ({ url, feed: links.some(({ feed }) => feed), pages: links.map(({ page }) => page) }),
  );
}
