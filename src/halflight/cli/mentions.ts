import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../group-by';
import { toMentionsFile } from '../features/mentions/mention';
import { readMentions } from '../features/mentions/read-mentions';
import { mergeMentions } from '../features/mentions/to-mentions';
import { isProtected } from '../routes/protected';
import { buildRoutes } from '../routes/build-routes';
import { toClock } from '../routes/visibility';
import { readContent } from '../sourcing/read-content';
import { requireSite } from '../sourcing/require-site';
import { fetchMentions } from './fetch-mentions';
import { requireContentFolder } from './require-folder';
import { runWithOptions } from './run-command';

const USAGE = `npm run mentions

Fetches what other sites say about pages of this one from webmention.io, or from "webmentions.api" in site.md, and writes it
into the content folder: NAME.mentions.json beside NAME.md. What is there already stays as it is.
WEBMENTION_TOKEN in the environment is the token of the service. The domain that is asked for is that of "url" in site.md.

Exits with 0, or 2 (could not run).`;

const API = 'https://webmention.io/api/mentions.jf2';

/** Fetches mentions into the content folder. Returns the exit code. */
runWithOptions(USAGE, { options: {} }, async () => {
  const folder = requireContentFolder();
  const { entries, collections: registry, ...read } = readContent(folder);
  const site = requireSite(read.site, folder);
  const token = process.env.WEBMENTION_TOKEN;
  if (!token)
    throw new Error('Set WEBMENTION_TOKEN to the token of your account, which webmention.io shows at /settings.');
  const { routes } = buildRoutes({ entries, site, clock: toClock(site.timeZone, false), registry });
  const open = new Map(entries.filter((entry) => !isProtected(entry)).map(({ id, filePath }) => [id, filePath]));
  const prefix = new URL(site.url).pathname.replace(/\/$/, '');
  const files = new Map(
    routes.flatMap(({ path, entry = '' }) => {
      const filePath = open.get(entry);
      return filePath === undefined ? [] : [[encodeURI(prefix + path), toMentionsFile(filePath)] as const];
    }),
  );
  const received = await fetchMentions(site.webmentions?.api ?? API, new URL(site.url).host, token);
  const found = received.map(({ target, mention }) => {
    const { pathname } = new URL(target);
    return { mention, target, file: files.get(pathname.replace(/\/?$/, '/')) };
  });
  let added = 0;
  for (const [file, group] of groupBy(found, ({ file }) => file)) {
    if (file === undefined) continue;
    const path = join(folder, file);
    const { mentions, mistakes } = existsSync(path)
      ? readMentions(readFileSync(path, 'utf8'))
      : { mentions: [], mistakes: [] };
    // Whatever has mistakes would be lost.
    if (mistakes.length > 0) throw new Error(`${file} has mistakes: correct what "npm run check" says of it first.`);
    const merged = mergeMentions(
      mentions,
      group.map(({ mention }) => mention),
    );
    if (merged.length === mentions.length) continue;
    added += merged.length - mentions.length;
    writeFileSync(path, `${JSON.stringify(merged, null, 2)}\n`);
    console.log(`${file}: ${merged.length - mentions.length} new`);
  }
  const lost = new Set(found.filter(({ file }) => file === undefined).map(({ target }) => target));
  if (lost.size > 0) console.log(['Not pages with a file of their own:', ...lost].join('\n  '));
  console.log(added > 0 ? 'Look at what is new: "approved": true shows it, false hides it.' : 'Nothing new.');
  return 0;
});
