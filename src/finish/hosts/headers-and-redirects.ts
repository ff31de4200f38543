import { HEADER_RULES, REDIRECT_RULES } from '../../limits';
import { variantsOf, type Header, type HostFile, type HostSettings } from './host';

interface Block {
  pattern: string;
  headers: readonly Header[];
}

/** What Cloudflare and Netlify read. */
export const headersAndRedirects: readonly HostFile[] = [
  { name: '_headers', write: toHeadersFile },
  { name: '_redirects', write: toRedirectsFile },
];

/**
 * `_headers`, which Cloudflare Pages and Netlify read. An author's own come first; what they say of a path, ours do not say again, for
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

/**
 * `_redirects`, which Cloudflare Pages and Netlify read: the first line that fits decides. Ours name whole paths and come first, because
 * Cloudflare counts everything after a pattern as one; a path that an author's own file names is left to it. The error page of a language comes
 * last, for what nothing else fits.
 */
export function toRedirectsFile(
  {
    prefix,
    redirects,
    homes = [],
    namesErrorPages = false,
  }: Pick<HostSettings, 'prefix' | 'redirects' | 'homes' | 'namesErrorPages'>,
  own = '',
): string {
  const theirs = linesOf(own);
  const said = new Set(theirs.map((line) => line.split(/\s+/)[0]));
  // A colon or an asterisk would be taken for a pattern: the page that moves on does without.
  const plain = redirects.filter(({ from }) => !/[*:]/.test(from));
  const room = REDIRECT_RULES - theirs.length;
  const whole = plain.flatMap((redirect) => variantsOf(redirect).map((from) => ({ ...redirect, from })));
  // Where both forms of an address would be too many, the host itself leads from the one without a slash to the other.
  const lines = (whole.length <= room ? whole : plain.slice(0, room))
    .map(({ from, to }) => ({ from: prefix + from, to: prefix + to }))
    .filter(({ from }) => !said.has(from))
    .map(({ from, to }) => `${from} ${to} 301`);
  const errors = namesErrorPages ? homes.map((home) => `${prefix}${home}* ${prefix}${home}404.html 404`) : [];
  return [...lines, ...(own.trim() ? [own.trim()] : []), ...errors].map((line) => `${line}\n`).join('');
}

/** What a file of settings says, line by line, without comments. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
