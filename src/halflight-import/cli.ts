import { resolve } from 'node:path';
import { importBlog, importerNames } from './import-blog';
import { createProgress } from './progress';
import { describeImport } from './report';
import { toShownPath } from '../halflight/paths';
import { parseUrl } from '../halflight/parse-url';
import { contentFolder } from '../halflight/sourcing/content-folder';
import { withFolder } from '../halflight/sourcing/with-folder';
import { isDryRun } from '../halflight/cli/is-dry-run';
import { runWithOptions } from '../halflight/cli/run-command';

const USAGE = `npm run import -- SOURCE [--dry-run] [--download [--allow-host HOST]] [--url URL] [--sitemap FILE] [--as NAME] [--json]

Imports a blog or a resume into content/ (or CONTENT_DIR). SOURCE is the root folder of a blog; an export of WordPress, Ghost, Medium,
Substack, Notion, Blogger, Squarespace, Bear Blog or Tumblr, also as a zip file; or a JSON Resume (.json): its person.md, and an entry
for each position, course, award, publication, project and reference.
Never changes SOURCE or content that you have edited; a second run adds only what is new.
  --dry-run   shows what would be written without writing it
  --download  fetches images and other files that SOURCE lacks from the old site, also for entries of an earlier run that are unedited
  --allow-host HOST
              lets --download fetch from this host although it is in your own network, such as localhost:8080; can be repeated
  --url URL   the address of the old site, for exports that do not say it, such as Ghost's: --download fetches its pictures from there
  --sitemap FILE
              tries every URL of the old site's sitemap, and lists those that nothing answers; can be repeated
  --as NAME   the program that SOURCE comes from: ${importerNames.join(', ')}
  --json      prints the full report as JSON, with every old URL and where it leads now

Then checks the site, and lists what to look at, worst first.
Exits with 0 (done), 1 (done, but something stops a build) or 2 (could not run, nothing was written).`;

runWithOptions(
  USAGE,
  {
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      download: { type: 'boolean', default: false },
      'allow-host': { type: 'string', multiple: true, default: [] },
      sitemap: { type: 'string', multiple: true, default: [] },
      url: { type: 'string' },
      as: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  },
  async ({ values, positionals }) => {
    const [from, ...more] = positionals;
    if (from === undefined || more.length > 0) {
      console.error(
        `${from === undefined ? 'What should be imported?' : 'Only one SOURCE can be imported at a time.'}\n\n${USAGE}`,
      );
      return 2;
    }
    const allowedHosts = values['allow-host'].map((host) => parseUrl(`http://${host}/`)?.host ?? '');
    if (allowedHosts.includes('')) {
      console.error('--allow-host takes the name or the address of a host, such as localhost:8080.');
      return 2;
    }
    const url = values.url === undefined ? undefined : parseUrl(values.url);
    if (values.url !== undefined && !/^https?:$/.test(url?.protocol ?? '')) {
      console.error('--url takes the address of the old site, such as https://example.org/.');
      return 2;
    }
    const folder = contentFolder();
    const report = await importBlog({
      ...{ from: resolve(from), folder, program: values.as, download: values.download, allowedHosts, url: url?.href },
      sitemaps: values.sitemap.map((file) => resolve(file)),
      dryRun: isDryRun(values['dry-run']),
      progress: createProgress(process.stderr),
    });
    const code = report.written && report.errors.length > 0 ? 1 : 0;
    if (values.json) {
      console.log(JSON.stringify(report, null, 2));
      return code;
    }
    console.log(describeImport(report, toShownPath(folder)));
    const ready =
      report.errors.length === 0
        ? `Ready: ${withFolder('npm start', folder)}`
        : `Correct the mistakes that stop a build first; "${withFolder('npm run check', folder)}" shows each with its line.`;
    console.log(report.written ? `\n${ready}` : '\nNothing was written: this was a dry run.');
    return code;
  },
);
