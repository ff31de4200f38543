import { HEADER_RULES, REDIRECT_RULES } from '../../limits';
import { variantsOf, type Header, type HostFile, type HostSettings } from './host';

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
 * `_headers`, for Cloudflare Pages and Netlify. An author's own rules come first, and ours leave out the headers that they set for a path, because
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
 * `_redirects`, for Cloudflare Pages and Netlify: the first line that matches wins. Ours name whole paths and come first, because Cloudflare counts
 * everything after a pattern as one; a path in the author's own file is left to it. The error page of a language comes last, for what nothing else
 * matches.
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
  // A colon or an asterisk would be taken for a pattern; such a path only gets a redirect page.
  const plain = redirects.filter(({ from }) => !/[*:]/.test(from));
  const room = REDIRECT_RULES - theirs.length;
  const whole = plain.flatMap((redirect) => variantsOf(redirect).map((from) => ({ ...redirect, from })));
  // If both variants of all paths would be too many, the host itself redirects from the one without a slash to the other.
  const lines = (whole.length <= room ? whole : plain.slice(0, room))
    .map(({ from, to }) => ({ from: prefix + from, to: prefix + to }))
    .filter(({ from }) => !said.has(from))
    .map(({ from, to }) => `${from} ${to} 301`);
  const errors = namesErrorPages ? homes.map((home) => `${prefix}${home}* ${prefix}${home}404.html 404`) : [];
  return [...lines, ...(own.trim() ? [own.trim()] : []), ...errors].map((line) => `${line}\n`).join('');
}

/** The lines of a configuration file, without comments. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
