import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { isWebAddress } from '../fields/formats';
import { FEED_TYPE } from '../feed-type';
import { groupBy } from '../group-by';
import { LINK_ATTEMPTS, LINK_PAUSE, LINK_TIMEOUT, LINKS_AT_ONCE } from '../limits';

/** A link to another site, and the pages that contain it. */
export interface OuterLink {
  url: string;
  /** Set for a feed: a server that answers with a page has none any more. */
  feed?: boolean;
  pages: string[];
}

/** The result for a link: gone if its server says so or its host does not exist; unclear if it blocks bots, fails or times out. */
export interface Answer extends OuterLink {
  state: 'there' | 'gone' | 'unclear';
  /** The reason in words: `404`, `no such host`. */
  why: string;
}

const NO_SUCH_HOST = 'no such host';

/** The URLs on other sites that a page links to, without fragments, and whether they are feeds. `origin` is that of the site itself. */
export function findOuterLinks(html: string, origin: string): { url: string; feed: boolean }[] {
  const found = new Map<string, boolean>();
  visit(fromHtml(html), 'element', ({ tagName, properties: { href, type } }) => {
    if (tagName !== 'a' || typeof href !== 'string' || !isWebAddress(href)) return;
    const url = new URL(href);
    if (url.origin === origin) return;
    url.hash = '';
    found.set(url.href, found.get(url.href) === true || type === FEED_TYPE);
  });
  return Array.from(found, ([url, feed]) => ({ url, feed }));
}

interface Options {
  attempts?: number;
  pause?: number;
  timeout?: number;
}

/**
 * Requests each link, one at a time per host, and retries after a pause. A server that blocks bots (401, 403, 429), fails (5xx) or times out says
 * nothing about the page. Throws if no host resolves. The settings are in `limits.ts`.
 */
export async function askLinks(links: readonly OuterLink[], options: Options = {}): Promise<Answer[]> {
  const byHost = groupBy(links, ({ url }) => new URL(url).host);
  const hosts = [...byHost.values()];
  const answers: Answer[] = [];
  const work = async (): Promise<void> => {
    for (let next = hosts.shift(); next; next = hosts.shift())
      for (const link of next) answers.push({ ...link, ...(await askPatiently(link, options)) });
  };
  await Promise.all(Array.from({ length: LINKS_AT_ONCE }, work));
  // A single host may no longer exist; if none of several resolves, the network is down.
  if (byHost.size > 1 && answers.every(({ why }) => why === NO_SUCH_HOST))
    throw new Error('None of the linked hosts could be found: there seems to be no network connection.');
  return answers.sort((a, b) => (a.url < b.url ? -1 : 1));
}

async function askPatiently(
  link: OuterLink,
  { attempts = LINK_ATTEMPTS, pause = LINK_PAUSE, timeout = LINK_TIMEOUT }: Options,
): Promise<Pick<Answer, 'state' | 'why'>> {
  let last: Pick<Answer, 'state' | 'why'> = { state: 'unclear', why: 'not asked' };
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (attempt > 1) await new Promise((done) => setTimeout(done, pause * (attempt - 1)));
    last = await ask(link, timeout);
    if (last.state === 'there') return last;
  }
  return last;
}

async function ask({ url, feed = false }: OuterLink, timeout: number): Promise<Pick<Answer, 'state' | 'why'>> {
  try {
    // Many servers answer HEAD with an error although the page exists, so this sends GET as a reader would.
    const { status, body, headers } = await fetch(url, {
      signal: AbortSignal.timeout(timeout),
      headers: {
        'User-Agent': 'Mozilla/5.0 (compatible; Halflight link check)',
        Accept: feed ? '*/*' : 'text/html,*/*',
      },
    });
    await body?.cancel();
    if (feed && status < 400 && headers.get('Content-Type')?.startsWith('text/html'))
      return { state: 'gone', why: 'a page instead of a feed' };
    if (status < 400) return { state: 'there', why: String(status) };
    return { state: status === 404 || status === 410 ? 'gone' : 'unclear', why: String(status) };
  } catch (error) {
    const { code } = (error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined) ?? {};
    return code === 'ENOTFOUND' ? { state: 'gone', why: NO_SUCH_HOST } : { state: 'unclear', why: code ?? 'no answer' };
  }
}

/** The report as Markdown, for an issue or a terminal: dead links with the pages that contain them, then unclear ones. */
export function describeLinks(answers: readonly Answer[]): string {
  const of = (state: Answer['state']) => answers.filter((answer) => answer.state === state);
  const show = ({ url, why, pages }: Answer) =>
    `- <${url}> (${why}), on ${pages.slice(0, 3).join(', ')}${pages.length > 3 ? ` and ${pages.length - 3} more pages` : ''}`;
  const [gone, unclear] = [of('gone'), of('unclear')];
  return [
    `${answers.length} external links: ${of('there').length} work, ${gone.length} are gone, ${unclear.length} could not be checked.`,
    ...(gone.length > 0 ? ['', '## Gone', '', ...gone.map(show)] : []),
    ...(unclear.length > 0
      ? [
          '',
          '## Could not be checked',
          '',
          'Their servers block programs or did not respond, so these links may work.',
          '',
          ...unclear.map(show),
        ]
      : []),
  ].join('\n');
}
