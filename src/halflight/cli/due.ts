import { fromProject } from '../paths';
import { findDue } from '../routes/due';
import { readInstant } from '../routes/now';
import { toClock } from '../routes/visibility';
import { readContent } from '../sourcing/read-content';
import { lastBuild } from './clean-start';
import { requireContentFolder } from './require-folder';
import { runWithOptions } from './run-command';

const USAGE = `npm run due [-- --since INSTANT]

Tells whether the site would differ today from its last build: a post whose day has come,
an entry whose "publish" time has come, expired content, an event that is over.
  --since  when it was last built, in ISO 8601, such as 2026-03-14T12:00:00Z. Defaults to the last
           build in this folder; if that did not finish, or was a preview or of another
           content folder, the site is due

Exits with 0 (due: build it), 1 (not due) or 2 (could not run), so that a shell can run
  npm run due && npm run build`;

/** Reports whether a build is due. Returns the exit code. */
runWithOptions(USAGE, { options: { since: { type: 'string' } } }, ({ values }) => {
  const folder = requireContentFolder();
  const since = values.since === undefined ? lastBuild(fromProject(), folder) : readInstant(values.since, '--since');
  if (!since) {
    console.log('Due: there is no finished build of this content to compare with.');
    return 0;
  }
  const { entries, site, collections: registry } = readContent(folder);
  const clockAt = (instant?: Date) => toClock(site?.timeZone, false, instant);
  const found = findDue({ entries, site: site ?? {}, registry }, clockAt(since), clockAt());
  const asked = `since ${since.toISOString()}`;
  console.log(found.length > 0 ? [`Due ${asked}:`, ...found].join('\n  ') : `Nothing to publish ${asked}.`);
  return found.length > 0 ? 0 : 1;
});
