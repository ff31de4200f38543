import { VERCEL_REDIRECTS } from '../limits';
import { rulesOf, targetOf, type Header, type Host, type HostSettings, type Redirect } from './host';
import { decodeUrl } from '../parse-url';
import { isRecord } from '../is-record';

interface VercelSettings {
  headers?: unknown[];
  redirects?: unknown[];
  [name: string]: unknown;
}

/** Vercel, which can also serve a folder that was built elsewhere. */
export const vercel: Host = {
  name: 'Vercel',
  files: [{ name: 'vercel.json', write: toVercelJson }],
  readBuild: ({ VERCEL, VERCEL_ENV, VERCEL_BRANCH_URL, VERCEL_URL }) => {
    if (VERCEL !== '1') return undefined;
    // Vercel gives host names without a scheme. The host name of a branch is the same in every build.
    const host = VERCEL_BRANCH_URL || VERCEL_URL;
    return { preview: Boolean(VERCEL_ENV && VERCEL_ENV !== 'production'), url: host && `https://${host}` };
  },
};

type Site = Pick<HostSettings, 'prefix' | 'headers' | 'rules' | 'redirects'>;

/**
 * `vercel.json`. An author's own settings replace ours. Their redirects come before ours, because the first match wins, and their headers after ours,
 * because there the last match wins. Throws if the author's own file contains anything but settings.
 */
export function toVercelJson({ prefix, headers, rules, redirects }: Site, ownText = '{}'): string {
  const own = readOwn(ownText);
  const plain = redirects.filter((redirect) => !hasPatternInQuery(redirect));
  const toHeaders = (list: readonly Header[]) => list.map(([key, value]) => ({ key, value }));
  const settings: VercelSettings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    installCommand: null,
    outputDirectory: '.',
    trailingSlash: true,
    ...own,
    headers: [
      { source: `${escapeSource(prefix)}/(.*)`, headers: toHeaders(headers) },
      ...rules.map(({ pattern, headers }) => ({
        source: escapeSource(prefix) + toSource(pattern),
        headers: toHeaders(headers),
      })),
      ...(own.headers ?? []),
    ],
    redirects: [
      ...(own.redirects ?? []),
      ...rulesOf(plain, VERCEL_REDIRECTS - (own.redirects ?? []).length).map((redirect) => ({
        source: escapeSource(prefix + decodeURI(redirect.from)),
        destination: escapeDestination(targetOf(redirect, prefix)),
        statusCode: 301,
      })),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function readOwn(text: string): VercelSettings {
  let own: unknown;
  try {
    // Some editors begin a file with a byte order mark, which JSON does not allow.
    own = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`static/vercel.json cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isRecord(own)) throw new Error('static/vercel.json must contain an object: settings between { and }');
  const settings = own as VercelSettings;
  for (const name of ['headers', 'redirects'])
    if (!Array.isArray(settings[name] ?? []))
      throw new Error(`"${name}" in static/vercel.json must be a list, between [ and ]`);
  return settings;
}

/** Converts one of our patterns to Vercel's syntax. */
function toSource(pattern: string): string {
  return pattern.split('*').map(escapeSource).join('(.*)');
}

/** Escapes the characters in a path that Vercel would read as a pattern. */
function escapeSource(path: string): string {
  return path.replace(/[\\(){}:*+?[\]^$|]/g, '\\$&');
}

/** Whether Vercel would read a part of a target's query as a pattern, even if escaped: it then refuses the whole file. A page redirects instead. */
const hasPatternInQuery = ({ to }: Redirect): boolean => /:\w|[(){}]/.test(decodeUrl(/\?[^#]*/.exec(to)?.[0] ?? ''));

/** Escapes the characters in the path of a target that Vercel would read as a pattern. */
function escapeDestination(to: string): string {
  const [start = ''] = /^(?:https?:\/\/[^/?#]*)?/.exec(to) ?? [];
  const [path = ''] = /^[^?#]*/.exec(to.slice(start.length)) ?? [];
  const escape = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return start + path.replace(/[:(){}*]/g, escape) + to.slice(start.length + path.length);
}
