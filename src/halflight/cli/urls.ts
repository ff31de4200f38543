import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toShownPath } from '../paths';
import { buildRoutes } from '../routes/build-routes';
import { checkContent } from '../checks/check-content';
import { addToUrlManifest, belongsInUrlManifest, URL_MANIFEST } from '../checks/url-manifest';
import { toClock } from '../routes/visibility';
import { describeProblems } from '../checks/describe-problems';
import { readDeployContext } from '../sourcing/environment';
import { countErrors } from '../problem';
import { requireContentFolder } from './require-folder';
import { runWithOptions } from './run-command';

const USAGE = `npm run urls

Adds the URL of every page that visitors can currently see to content/${URL_MANIFEST}, keeping
those already there. From then on "npm run check" reports any that would no longer work. Run it
after publishing the site, and commit the file; the workflows that come with Halflight do.
Previews and demo sites ("demo: true") write nothing. Tags and lists are recorded, too; the
later pages of a list, the search page and private pages are not.

Exits with 0 (recorded, or nothing new), 1 (the content has errors) or 2 (could not run).`;

/** Adds the currently published URLs to the URL manifest. Returns the exit code. */
runWithOptions(USAGE, {}, () => {
  const folder = requireContentFolder();
  const { content, problems } = checkContent(folder);
  if (countErrors(problems) > 0) {
    console.error(describeProblems(problems, { folder, colour: process.stderr.isTTY }));
    console.error('\nNothing was recorded: what cannot be built was not published.');
    return 1;
  }
  const { entries, site = {}, collections: registry } = content;
  if (readDeployContext().kind !== 'production' || content.site?.demo === true) {
    console.log('Nothing was recorded: visitors are not meant to know the addresses of a preview or a demonstration.');
    return 0;
  }
  const { routes } = buildRoutes({ entries, site, clock: toClock(content.site?.timeZone, false), registry });
  const file = join(folder, URL_MANIFEST);
  const before = existsSync(file) ? readFileSync(file) : undefined;
  const { text, added } = addToUrlManifest(
    before,
    routes.filter(belongsInUrlManifest).map(({ path }) => path),
  );
  const shown = toShownPath(file);
  if (added.length > 0) writeFileSync(file, text);
  console.log(added.length > 0 ? [`Added to ${shown}:`, ...added].join('\n  ') : `${shown} knows every address.`);
  return 0;
});
