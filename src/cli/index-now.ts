import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contentFolder, readSite } from '../sourcing/read-content';
import { runCommand } from './run-command';
import { readSitemap, submitToIndexNow } from './submit-to-index-now';

const USAGE = `npm run index-now -- --since TIME | --all [--dry-run]

Notifies Bing, Yandex and the other IndexNow search engines of changed URLs. Run it after publishing the site.
  --since TIME  URLs changed since then: a day such as 2026-03-14, or an instant such as 2026-03-14T12:00:00Z
  --all         every URL in the sitemap
  --dry-run     prints them without submitting anything
Exits with 0 (submitted, or nothing to submit), 1 (no key, or no sitemap) or 2 (could not run).`;

/** Submits changed URLs to search engines. Returns the exit code. */
async function indexNow(): Promise<number> {
  const { values } = parseArgs({
    options: {
      since: { type: 'string' },
      all: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help || (values.since === undefined) === (values.all === undefined)) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const since = values.since === undefined ? -Infinity : Date.parse(values.since);
  if (Number.isNaN(since))
    throw new Error(`--since must be a day or an instant, such as 2026-03-14; found ${values.since ?? ''}`);
  const site = readSite(contentFolder());
  if (!site?.indexNow) {
    console.error('There is no key: "indexNow" in site.md holds it. Nothing was submitted.');
    return 1;
  }
  const listed = await readSitemap(resolve('public'));
  if (!listed) {
    console.error('There is no public/sitemap.xml: build the site first. A preview or a demonstration has none.');
    return 1;
  }
  const addresses = listed.filter(({ changed }) => values.all ?? (changed ?? -Infinity) >= since).map(({ url }) => url);
  if (values['dry-run']) console.log(addresses.join('\n'));
  else if (addresses.length > 0) await submitToIndexNow({ url: site.url, key: site.indexNow }, addresses);
  console.log(
    `${addresses.length} of ${listed.length} addresses ${values['dry-run'] ? 'would be' : 'were'} submitted to IndexNow.`,
  );
  return 0;
}

runCommand(indexNow, USAGE);
