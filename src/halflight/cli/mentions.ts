import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../group-by';
import { readThread, type Thread } from '../features/comments/thread/read-thread';
import { MENTIONS_FILE, toMentionsFile, type Mention } from '../features/mentions/mention';
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
import { fetchReplies } from './fetch-replies';
import { isDryRun } from './is-dry-run';
import { requireContentFolder, requireOutput } from './require-folder';
import { runWithOptions } from './run-command';
import { findTargets, sendMention } from './send-mention';
import { LEDGER, sendNew } from './send-new';

const USAGE = `npm run mentions [-- --send [--dry-run]]

Fetches what others say about pages of this site, and writes it into the content folder: NAME.mentions.json beside NAME.md.
What is there already stays as it is. There are two sources:
  - webmention.io, or "webmentions.api" in site.md, for the domain of "url" there. WEBMENTION_TOKEN in the environment is the
    token of the service
  - the replies to the post on Mastodon or Bluesky that an entry names as its "thread", which need no token

  --send     tells the pages that entries in public/ link to instead. Publish the site first: they look whether the link is
             there. ${LEDGER} in the content folder says what was sent, so that none is sent twice
  --dry-run  prints what would be sent, and sends nothing

Exits with 0, 1 (some could not be sent or fetched) or 2 (could not run).`;

const API = 'https://webmention.io/api/mentions.jf2';

/** An entry with a page that anybody may find. */
interface OpenPage {
  path: string;
  filePath: string;
  /** The conversation elsewhere that its entry names. */
  thread?: Thread | undefined;
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
    const open = new Map(entries.filter((entry) => !isProtected(entry)).map((entry) => [entry.id, entry]));
    const pages = routes.flatMap(({ path, unlisted, entry: id = '' }): OpenPage[] => {
      const entry = open.get(id);
      if (!entry || unlisted) return [];
      const { filePath, values } = entry;
      return [{ path, filePath, thread: typeof values.thread === 'string' ? readThread(values.thread) : undefined }];
    });
    return values.send
      ? send(pages, site.url, folder, isDryRun(values['dry-run'] ?? false))
      : receive(pages, site, folder);
  },
);

async function receive(pages: readonly OpenPage[], site: Pick<SiteValues, 'url' | 'webmentions'>, folder: string) {
  const token = process.env.WEBMENTION_TOKEN;
  const threads = pages.flatMap(({ filePath, thread }) => (thread ? [{ file: toMentionsFile(filePath), thread }] : []));
  if (!token && threads.length === 0)
    throw new Error('Set WEBMENTION_TOKEN to the token of your account, which webmention.io shows at /settings.');
  if (!token)
    console.log('WEBMENTION_TOKEN is not set: only replies to posts that entries name as "thread" are fetched.');
  const received = token ? await fetchMentions(site.webmentions?.api ?? API, new URL(site.url).host, token) : [];
  const prefix = new URL(site.url).pathname.replace(/\/$/, '');
  const files = new Map(pages.map(({ path, filePath }) => [encodeURI(prefix + path), toMentionsFile(filePath)]));
  const found = received.map(({ target, mention }) => ({
    mention,
    target,
    file: files.get(new URL(target).pathname.replace(/\/?$/, '/')),
  }));
  const failures: string[] = [];
  const replies: { file: string; mention: Mention }[] = [];
  for (const { file, thread } of threads) {
    try {
      for (const mention of await fetchReplies(thread)) replies.push({ file, mention });
    } catch (error) {
      failures.push(`${file.replace(MENTIONS_FILE, '.md')}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  let added = 0;
  for (const [file, group] of groupBy([...found, ...replies], ({ file }) => file)) {
    if (file !== undefined)
      added += keep(
        file,
        group.map(({ mention }) => mention),
        folder,
      );
  }
  const lost = new Set(found.filter(({ file }) => file === undefined).map(({ target }) => target));
  if (lost.size > 0) console.log(['Not pages with a file of their own:', ...lost].join('\n  '));
  for (const failure of failures) console.error(failure);
  console.log(added > 0 ? 'Look at what is new: "approved": true shows it, false hides it.' : 'Nothing new.');
  return failures.length > 0 ? 1 : 0;
}

/** Adds the mentions that are new to a file. Returns how many. Throws if the file has mistakes: whatever has some would be lost. */
function keep(file: string, received: readonly Mention[], folder: string): number {
  const path = join(folder, file);
  const { mentions, mistakes } = readMentions(existsSync(path) ? readFileSync(path, 'utf8') : '[]');
  if (mistakes.length > 0) throw new Error(`${file} has mistakes: correct what "npm run check" says of it first.`);
  const merged = mergeMentions(mentions, received);
  const added = merged.length - mentions.length;
  if (added === 0) return 0;
  writeFileSync(path, `${JSON.stringify(merged, null, 2)}\n`);
  console.log(`${file}: ${added} new`);
  return added;
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
