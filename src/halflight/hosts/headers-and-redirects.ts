import { HEADER_RULES, REDIRECT_RULES } from '../limits';
import { rulesOf, targetOf, variantsOf, type Header, type HostFile, type HostSettings, type Redirect } from './host';

interface Block {
  pattern: string;
  headers: readonly Header[];
}

/** The files that Cloudflare and Netlify read. */
export const headersAndRedirects: readonly HostFile[] = [
  { name: '_headers', write: toHeadersFile },
  { name: '_redirects', write: toRedirectsFile },
];

/**
 * `_headers`, for Cloudflare Pages and Netlify. An author's own rules come first, and ours leave out the headers these set for a path, because
 * Cloudflare would send both.
 */
export function toHeadersFile(
  { prefix, headers, rules }: Pick<HostSettings, 'prefix' | 'headers' | 'rules'>,
  own = '',
): string {
  const theirs = readBlocks(own);
  const said = new Set(
    theirs.flatMap(({ pattern, headers }) => headers.map(([name]) => `${pattern} ${name.toLowerCase()}`)),
  );
  const ours = [{ pattern: '/*', headers }, ...rules]
    .map(({ pattern, headers }): Block => {
      const path = prefix + pattern;
      return { pattern: path, headers: headers.filter(([name]) => !said.has(`${path} ${name.toLowerCase()}`)) };
    })
    .filter(({ headers }) => headers.length > 0)
    .slice(0, Math.max(0, HEADER_RULES - theirs.length));
  const blocks = ours.map(({ pattern, headers }) =>
    [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${[...(own.trim() ? [own.trim()] : []), ...blocks].join('\n')}\n`;
}

/** The rules of a `_headers` file. */
function readBlocks(text: string): Block[] {
  const blocks: { pattern: string; headers: Header[] }[] = [];
  for (const line of linesOf(text)) {
    if (/^(?:\/|https?:)/.test(line)) blocks.push({ pattern: line, headers: [] });
    else blocks.at(-1)?.headers.push([line.split(':')[0]?.replace(/^!/, '').trim() ?? '', line]);
  }
  return blocks;
}

type Redirects = Pick<HostSettings, 'prefix' | 'redirects'>;

/**
 * `_redirects`, for Cloudflare Pages and Netlify: the first matching line wins. Ours name whole paths and come first, because Cloudflare counts
 * everything after a pattern as one; paths in the author's own file are left to that file. The error page of a language comes last, for whatever
 * nothing else matches.
 */
export function toRedirectsFile(
  { homes = [], namesErrorPages = false, ...site }: Redirects & Pick<HostSettings, 'homes' | 'namesErrorPages'>,
  own = '',
): string {
  const { prefix } = site;
  const said = readPaths(own);
  const lines = toRules(site, own)
    .filter(({ from }) => !said.includes(prefix + from))
    .map((redirect) => `${prefix}${redirect.from} ${targetOf(redirect, prefix)} 301`);
  const errors = namesErrorPages ? homes.map((home) => `${prefix}${home}* ${prefix}${home}404.html 404`) : [];
  return [...lines, ...(own.trim() ? [own.trim()] : []), ...errors].map((line) => `${line}\n`).join('');
}

/** The redirects without a line in `_redirects`, either ours or the author's: those only get a redirect page. */
export function listWithoutLine(site: Redirects, own = ''): Redirect[] {
  const known = new Set([...readPaths(own), ...toRules(site, own).map(({ from }) => site.prefix + from)]);
  return site.redirects.filter((redirect) => !variantsOf(redirect).some((from) => known.has(site.prefix + from)));
}

/** The redirects that `_redirects` can express and has room for, each from a whole path without the prefix. */
function toRules({ redirects }: Redirects, own: string): Redirect[] {
  // A colon or asterisk would be read as a pattern.
  const plain = redirects.filter(({ from }) => !/[*:]/.test(from));
  return rulesOf(plain, REDIRECT_RULES - linesOf(own).length);
}

/** The paths named in an author's own `_redirects`. */
function readPaths(own: string): string[] {
  return linesOf(own).map((line) => line.split(/\s+/)[0] ?? '');
}

/** The lines of a configuration file, without comments. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
