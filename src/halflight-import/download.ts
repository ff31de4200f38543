import { createWriteStream, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { askPublic } from '../halflight/ask-public';
import {
  DOWNLOAD_BYTES,
  DOWNLOAD_REDIRECTS,
  DOWNLOAD_TIME,
  DOWNLOAD_TIMEOUT,
  DOWNLOADS_AT_ONCE,
  DOWNLOADS_BYTES,
  DOWNLOADS_TIME,
} from '../halflight/limits';
import { parseUrl } from '../halflight/parse-url';

interface Limits {
  /** The maximum in bytes, of one file and in total. */
  each: number;
  all: number;
  /** The maximum in milliseconds, of one file and in total; no file is started after that. */
  eachTime: number;
  allTime: number;
  /** The maximum time without receiving data, in milliseconds. */
  timeout: number;
  /** A monotonic clock, in milliseconds. */
  now: () => number;
}

const LIMITS: Limits = {
  each: DOWNLOAD_BYTES,
  all: DOWNLOADS_BYTES,
  eachTime: DOWNLOAD_TIME,
  allTime: DOWNLOADS_TIME,
  timeout: DOWNLOAD_TIMEOUT,
  now: () => performance.now(),
};

/**
 * Downloads files into a folder, a few at a time. Returns the path of each, and the reason for each failure, which does not stop the rest. Requests
 * go only to http and https URLs and carry no cookies; redirects are followed. An export can contain any URL, and downloads are published, so
 * requests to hosts in the machine's own network are refused, except those in `allowed`: `host` or `host:port`.
 */
export async function downloadFiles(
  urls: readonly string[],
  folder: string,
  allowed: readonly string[] = [],
  limits: Limits = LIMITS,
): Promise<{ files: Map<string, string>; failed: Map<string, string> }> {
  const files = new Map<string, string>();
  const failed = new Map<string, string>();
  const begun = limits.now();
  let left = limits.all;
  const waiting = [...urls.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, url] = next;
      const path = join(folder, String(index));
      try {
        if (left <= 0 || limits.now() - begun > limits.allTime) throw new Error('too much to download at once');
        left -= await download(url, path, allowed, { ...limits, each: Math.min(limits.each, left) });
        files.set(url, path);
      } catch (error) {
        rmSync(path, { force: true });
        failed.set(url, error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: DOWNLOADS_AT_ONCE }, work));
  return { files, failed };
}

async function download(
  url: string,
  path: string,
  allowed: readonly string[],
  { each, eachTime, timeout, now }: Limits,
): Promise<number> {
  const control = new AbortController();
  const begun = now();
  let timer = setTimeout(() => control.abort(), timeout);
  const postpone = () => {
    clearTimeout(timer);
    timer = setTimeout(() => control.abort(), timeout);
  };
  try {
    const answer = await request(url, allowed, control.signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode < 200 || statusCode > 299) throw new Error(`the server answered ${statusCode}`);
    if (/^text\/html\b/.test(headers['content-type'] ?? '')) throw new Error('the server answered with a page');
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new Error('the server answered with compressed data, although it was asked not to');
    if (Number(headers['content-length']) > each) throw new Error(tooLarge(each));
    let size = 0;
    const count = async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        postpone();
        size += chunk.length;
        if (size > each) throw new Error(tooLarge(each));
        // A server that sends one byte now and then would otherwise keep it going for ever.
        if (now() - begun > eachTime) throw new Error(`it takes longer than ${Math.round(eachTime / 60_000)} minutes`);
        yield chunk;
      }
    };
    await pipeline(answer, count, createWriteStream(path));
    return size;
  } catch (error) {
    if (control.signal.aborted) throw new Error('the server did not answer in time', { cause: error });
    control.abort();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The response to a request for a file, after at most a few redirects, to which the same rules apply. */
async function request(url: string, allowed: readonly string[], signal: AbortSignal): Promise<IncomingMessage> {
  let target = url;
  for (let count = 0; count <= DOWNLOAD_REDIRECTS; count += 1) {
    const answer = await askPublic(target, { signal, headers: HEADERS, allowed, refusal });
    const { statusCode = 0, headers } = answer;
    const next = statusCode >= 300 && statusCode < 400 ? headers.location : undefined;
    if (next === undefined) return answer;
    answer.destroy();
    target = parseUrl(next, target)?.href ?? next;
  }
  throw new Error('it is redirected too often');
}

const HEADERS = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'halflight-import' };

const refusal = (host: string): string =>
  `${host} is in your own network: if you know it and its files may be published, add "--allow-host ${host}"`;

const tooLarge = (bytes: number): string => `it is larger than ${Math.round(bytes / 1024 / 1024)} MB`;
