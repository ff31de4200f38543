import { createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DOWNLOAD_BYTES, DOWNLOAD_REDIRECTS, DOWNLOAD_TIMEOUT, DOWNLOADS_AT_ONCE, DOWNLOADS_BYTES } from '../limits';
import { parseUrl } from '../parse-url';
import { isInternal } from './is-internal';

interface Limits {
  /** The maximum in bytes, of one file and in total. */
  each: number;
  all: number;
  /** The maximum time without receiving data, in milliseconds. */
  timeout: number;
}

const LIMITS: Limits = { each: DOWNLOAD_BYTES, all: DOWNLOADS_BYTES, timeout: DOWNLOAD_TIMEOUT };

/**
 * Downloads files into a folder, a few at a time. Returns the path of each, and the reason for each failure, which does not stop the rest. Requests
 * go only to http and https URLs and carry no cookies; redirects are followed. Since what they fetch is published, they go to no host of the network
 * that the machine is in, except that of `ownUrl`, the URL of the old site.
 */
export async function downloadFiles(
  urls: readonly string[],
  folder: string,
  ownUrl: string | undefined,
  limits: Limits = LIMITS,
): Promise<{ files: Map<string, string>; failed: Map<string, string> }> {
  const files = new Map<string, string>();
  const failed = new Map<string, string>();
  const ownHost = parseUrl(ownUrl ?? '')?.host;
  let left = limits.all;
  const waiting = [...urls.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, url] = next;
      const path = join(folder, String(index));
      try {
        if (left <= 0) throw new Error('too much to download at once');
        left -= await download(url, path, ownHost, { ...limits, each: Math.min(limits.each, left) });
        files.set(url, path);
      } catch (error) {
        rmSync(path, { force: true });
        failed.set(url, explain(error));
      }
    }
  };
  await Promise.all(Array.from({ length: DOWNLOADS_AT_ONCE }, work));
  return { files, failed };
}

async function download(
  url: string,
  path: string,
  ownHost: string | undefined,
  { each, timeout }: Limits,
): Promise<number> {
  const control = new AbortController();
  let timer = setTimeout(() => control.abort(), timeout);
  const postpone = () => {
    clearTimeout(timer);
    timer = setTimeout(() => control.abort(), timeout);
  };
  try {
    const answer = await request(url, ownHost, control.signal);
    if (!answer.ok || !answer.body) throw new Error(`the server answered ${answer.status}`);
    if (/^text\/html\b/.test(answer.headers.get('content-type') ?? ''))
      throw new Error('the server answered with a page');
    if (Number(answer.headers.get('content-length')) > each) throw new Error(tooLarge(each));
    let size = 0;
    const count = async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        postpone();
        size += chunk.length;
        if (size > each) throw new Error(tooLarge(each));
        yield chunk;
      }
    };
    await pipeline(answer.body as AsyncIterable<Uint8Array>, count, createWriteStream(path));
    return size;
  } catch (error) {
    control.abort();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The response to a request for a file, after a few redirects, each of which is held to the same rules. */
async function request(url: string, ownHost: string | undefined, signal: AbortSignal): Promise<Response> {
  let target = url;
  for (let count = 0; count <= DOWNLOAD_REDIRECTS; count += 1) {
    await requireAllowed(target, ownHost);
    const answer = await fetch(target, { signal, redirect: 'manual', credentials: 'omit' });
    const next = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
    if (next === null) return answer;
    await answer.body?.cancel();
    target = parseUrl(next, target)?.href ?? next;
  }
  throw new Error('it is redirected too often');
}

/** Throws unless a URL is one of the web, or of the old site. A host whose name gets another address right after this is not noticed. */
async function requireAllowed(url: string, ownHost: string | undefined): Promise<void> {
  const { protocol = '', host, hostname = '' } = parseUrl(url) ?? {};
  if (!/^https?:$/.test(protocol)) throw new Error('it is no URL of the web');
  if (host !== ownHost && (await isInternal(hostname)))
    throw new Error('only your own network reaches its host: copy it beside the text yourself');
}

const tooLarge = (bytes: number): string => `it is larger than ${Math.round(bytes / 1024 / 1024)} MB`;

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError') return 'the server did not answer in time';
  return error.cause instanceof Error ? error.cause.message : error.message;
}
