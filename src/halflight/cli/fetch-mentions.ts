import { LINK_TIMEOUT, MENTIONS_PAGES, MENTIONS_PER_PAGE } from '../limits';
import { toMentions, type Received } from '../features/mentions/to-mentions';

/** Fetches all mentions of a domain, page by page. Throws if the service refuses. The token is in no message. */
export async function fetchMentions(api: string, domain: string, token: string): Promise<Received[]> {
  const received: Received[] = [];
  for (let page = 0; page < MENTIONS_PAGES; page += 1) {
    const url = new URL(api);
    const query = { domain, token, 'per-page': String(MENTIONS_PER_PAGE), page: String(page), 'sort-dir': 'up' };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const answer = await fetch(url, { signal: AbortSignal.timeout(LINK_TIMEOUT), redirect: 'error' }).catch(() => {
      throw new Error(`${url.host} does not answer. Try again later.`);
    });
    if (!answer.ok)
      throw new Error(
        `${url.host} answers ${answer.status}${answer.status === 401 || answer.status === 403 ? ': is WEBMENTION_TOKEN right?' : '. Try again later.'}`,
      );
    const body: unknown = await answer.json().catch(() => {
      throw new Error(`${url.host} does not answer with JSON. Is "webmentions.api" in site.md right?`);
    });
    received.push(...toMentions(body));
    const { children = [] } = body as { children?: unknown[] };
    if (children.length < MENTIONS_PER_PAGE) break;
  }
  return received;
}
