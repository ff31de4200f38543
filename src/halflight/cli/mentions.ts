import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../group-by';
import { toMentionsFile } from '../features/mentions/mention';
import { readMentions } from '../features/mentions/read-mentions';
import { mergeMentions } from '../features/mentions/to-mentions';
import type { SiteValues } from '../collections';
import { isProtected } from '../routes/protected';
import { buildRoutes } from '../routes/build-routes';
import { toClock } from '../routes/visibility';
import { readContent } from '../sourcing/read-content';
import { requireSite } from '../sourcing/require-site';
import { toFullAddress } from '../to-full-address';
import { fetchMentions } from './fetch-mentions';
import { isDryRun } from './is-dry-run';
import { requireContentFolder, requireOutput } from './require-folder';
import { runWithOptions } from './run-command';
import { findTargets, sendMention } from './send-mention';
import { LEDGER, sendNew } from './send-new';

const USAGE = `npm run mentions [-- --send [--dry-run]]

Fetches what other sites say about pages of this one from webmention.io, or from "webmentions.api" in site.md, and writes it
into the content folder: NAME.mentions.json beside NAME.md. What is there already stays as it is.
WEBMENTION_TOKEN in the environment is the token of the service. The domain that is asked for is that of "url" in site.md.
  --send     tells the pages that entries in public/ link to instead. Publish the site first: they look whether the link is
             there. ${LEDGER} in the content folder says what was sent, so that none is sent twice
  --dry-run  prints what would be sent, and sends nothing

Exits with 0, 1 (some could not be sent) or 2 (could not run).`;

const API = 'https://webmention.io/api/mentions.jf2';

/** An entry with a page that anybody may find. */
interface OpenPage {
  path: string;
  filePath: string;
}

/** Fetches mentions into the content folder, or sends them. Returns the exit code. */
runWithOptions(
  USAGE,
  { options: { send: { type: 'boolean' }, 'dry-run': { type: 'boolean' } } },
  async ({ values }) => {
    const folder = requireContentFolder();
    const { entries, collections: registry, ...read } = readContent(folder);
    const site = requireSite(read.site, folder);
    const { routes } = buildRoutes({ entries, site, clock: toClock(site.timeZone, false), registry });
    const open = new Map(entries.filter((entry) => !isProtected(entry)).map(({ id, filePath }) => [id, filePath]));
    const pages = routes.flatMap(({ path, unlisted, entry = '' }): OpenPage[] => {
      const filePath = open.get(entry);
      return filePath === undefined || unlisted ? [] : [{ path, filePath }];
    });
    return values.send
      ? send(pages, site.url, folder, isDryRun(values['dry-run'] ?? false))
      : receive(pages, site, folder);
  },
);

async function receive(pages: readonly OpenPage[], site: Pick<SiteValues, 'url' | 'webmentions'>, folder: string) {
  const token = process.env.WEBMENTION_TOKEN;
  if (!token)
    throw new Error('Set WEBMENTION_TOKEN to the token of your account, which webmention.io shows at /settings.');
  const { host, pathname: home } = new URL(site.url);
  const prefix = home.replace(/\/$/, '');
  const files = new Map(pages.map(({ path, filePath }) => [encodeURI(prefix + path), toMentionsFile(filePath)]));
  const received = await fetchMentions(site.webmentions?.api ?? API, host, token);
  const found = received.map(({ target, mention }) => {
    const { pathname } = new URL(target);
    return { mention, target, file: files.get(pathname.replace(/\/?$/, '/')) };
  });
  let added = 0;
  for (const [file, group] of groupBy(found, ({ file }) => file)) {
    if (file === undefined) continue;
    const path = join(folder, file);
    const { mentions, mistakes } = readMentions(existsSync(path) ? readFileSync(path, 'utf8') : '[]');
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
}

async function send(pages: readonly OpenPage[], url: string, folder: string, dry: boolean) {
  const output = requireOutput(folder);
  const linking = pages.flatMap(({ path }) => {
    const file = join(output, path, 'index.html');
    if (!existsSync(file)) return [];
    const targets = findTargets(readFileSync(file, 'utf8'), new URL(url).origin);
    return [{ source: toFullAddress(url, path), targets }];
  });
  const failed = await sendNew(linking, join(folder, LEDGER), { dry, send: sendMention, log: console.log });
  return failed > 0 ? 1 : 0;
}
