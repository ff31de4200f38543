import { fromProject } from '../paths';
import { readSite } from '../sourcing/read-content';
import { requireSite } from '../sourcing/require-site';
import { isDryRun } from './is-dry-run';
import { requireContentFolder } from './require-folder';
import { runWithOptions } from './run-command';
import { readSince, readSitemap, selectChanged, submitToIndexNow } from './submit-to-index-now';

const USAGE = `npm run index-now -- --since TIME | --all [--dry-run]

Notifies Bing, Yandex and the other IndexNow search engines of changed URLs. Run it after publishing the site.
  --since TIME  URLs changed since then: an instant such as 2026-03-14T12:00:00Z, or a day such as 2026-03-14 in the site's time zone
  --all         every URL in the sitemap
  --dry-run     prints them without submitting anything
Exits with 0 (submitted, or nothing to submit), 1 (no key, or no sitemap) or 2 (could not run).`;

/** Submits changed URLs to search engines. Returns the exit code. */
runWithOptions(
  USAGE,
  { options: { since: { type: 'string' }, all: { type: 'boolean' }, 'dry-run': { type: 'boolean' } } },
  async ({ values }) => {
    if ((values.since === undefined) === (values.all === undefined)) {
      console.log(USAGE);
      return 2;
    }
    const folder = requireContentFolder();
    const site = requireSite(readSite(folder), folder);
    const since = values.since === undefined ? -Infinity : readSince(values.since, site.timeZone);
    if (!site.indexNow) {
      console.error('There is no key: set "indexNow" in site.md. Nothing was submitted.');
      return 1;
    }
    const listed = await readSitemap(fromProject('public'));
    if (!listed) {
      console.error('There is no public/sitemap.xml: build the site first. A preview or a demonstration has none.');
      return 1;
    }
    const addresses = selectChanged(listed, since);
    const dryRun = isDryRun(values['dry-run'] ?? false);
    if (dryRun) console.log(addresses.join('\n'));
    else if (addresses.length > 0) await submitToIndexNow({ url: site.url, key: site.indexNow }, addresses);
    console.log(
      `${addresses.length} of ${listed.length} addresses ${dryRun ? 'would be' : 'were'} submitted to IndexNow.`,
    );
    return 0;
  },
);
