import { headersOf, toRegExp, type FileRule } from './file-rules';
import type { HostSettings } from './headers-and-redirects';
import { variantsOf } from './redirects';

/** What is worth compressing: text. Pictures, fonts and the search index are compressed already. */
const TEXT = [
  'application/atom+xml',
  'application/feed+json',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
  'image/x-icon',
  'text/calendar',
  'text/css',
  'text/javascript',
  'text/markdown',
  'text/plain',
  'text/vtt',
  'text/xml',
];

/** Media types that nginx's own list lacks, or has otherwise. Those of feeds and calendars are in the rules. */
const TYPES: Record<string, string> = { avif: 'image/avif', vtt: 'text/vtt' };

/** The error pages, and what each is for. */
const ERROR_PAGES: Record<string, string> = {
  '/400.html': '400 494',
  '/404.html': '404',
  '/405.html': '405',
  '/500.html': '500',
  '/error.html': '401 408 410 411 412 413 414 416 421 429 501 502 503 504 505 507',
};

/** Files of the site that only hosts read. */
const HOST_FILES = ['_headers', '_redirects', 'vercel.json', 'nginx.conf'];

/**
 * `nginx.conf`: what a `server` of nginx needs to serve the site, to be included in it. `root` is the folder in which the site lies at its
 * own path: `public` itself, or for a site under `/site` the folder above it.
 */
export function toNginxConf({ prefix, headers, rules, redirects }: HostSettings): string {
  const name = `$halflight${prefix.replace(/\W+/g, '_')}`;
  const top = `^${toRegExp(prefix)}`;
  const inside = [
    'index index.html;',
    'absolute_redirect off;',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${TEXT.filter((type) => type !== 'image/x-icon').join(' ')};`,
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_min_length 256;',
    `gzip_types ${TEXT.join(' ')};`,
    ...headers.map(([header, value]) => `add_header ${header} ${quote(value)} always;`),
    // Without "always" it is sent with what is there, and not with an error.
    `add_header Cache-Control ${name}_cache;`,
    `add_header Cache-Control ${name}_error always;`,
    `add_header Cross-Origin-Resource-Policy ${name}_policy always;`,
    `add_header Access-Control-Allow-Origin ${name}_readers;`,
    // A second policy: browsers go by both.
    `add_header Content-Security-Policy ${name}_document always;`,
    // A folder without a page is no secret, only nothing.
    `error_page 403 =404 ${prefix}/404.html;`,
    ...Object.entries(ERROR_PAGES).map(([page, statuses]) => `error_page ${statuses} ${prefix}${page};`),
    `location ~ ${quote(`${top}/(?:.*/)?\\.(?!well-known/)`)} { return 404; }`,
    `location ~ ${quote(`${top}/(?:${HOST_FILES.map(toRegExp).join('|')})$`)} { return 404; }`,
    ...Object.entries(TYPES).map(([ending, type]) => typeLocation(`${top}/.*\\.${ending}$`, type)),
    ...[...groupBy(rules, ({ type }) => type)].map(([type, members]) =>
      typeLocation(`${top}${toUnion(members)}$`, type),
    ),
    ...redirects.flatMap((redirect) =>
      variantsOf(redirect).map(
        (from) =>
          `location = ${quote(decode(prefix + from))} { return 301 ${quote(escapeVariables(prefix + redirect.to))}; }`,
      ),
    ),
  ];
  const settings = [
    ...['cache', 'error', 'policy', 'readers', 'document'].map((part) => `set ${name}_${part} "";`),
    ...[...groupBy(rules, ({ cache }) => cache)].map(([value, members]) =>
      when(`${top}${toUnion(members)}$`, `${name}_cache`, value),
    ),
    ...[...groupBy(rules, (rule) => valueOf(rule, 'Cross-Origin-Resource-Policy'))].map(([value, members]) =>
      when(`${top}${toUnion(members)}$`, `${name}_policy`, value),
    ),
    ...[...groupBy(rules, (rule) => valueOf(rule, 'Access-Control-Allow-Origin'))].map(([value, members]) =>
      when(`${top}${toUnion(members)}$`, `${name}_readers`, value),
    ),
    ...[...groupBy(rules, ({ policy }) => policy)].map(([value, members]) =>
      when(`${top}${toUnion(members)}$`, `${name}_document`, value),
    ),
    `if ($uri ~ ${quote(`${top}(?:${Object.keys(ERROR_PAGES).map(toRegExp).join('|')})$`)}) { set ${name}_cache ""; set ${name}_error "no-store"; }`,
  ];
  const body = prefix
    ? [
        `location = ${prefix} { return 301 ${prefix}/; }`,
        `location ${prefix}/ {`,
        ...inside.map((line) => `  ${line}`),
        '}',
      ]
    : inside;
  return [
    '# For nginx: include this file in a "server" block, below its "root".',
    '# Every build writes it anew.',
    ...settings,
    ...body,
    '',
  ].join('\n');
}

const when = (pattern: string, variable: string, value: string): string =>
  `if ($uri ~ ${quote(pattern)}) { set ${variable} ${quote(value)}; }`;

/** The charset is added by nginx itself. */
const typeLocation = (pattern: string, type: string): string =>
  `location ~ ${quote(pattern)} { types {} default_type ${type.replace(/;.*/, '')}; }`;

const toUnion = (rules: readonly FileRule[]): string =>
  `(?:${rules.map(({ pattern }) => toRegExp(pattern)).join('|')})`;

function valueOf(rule: FileRule, header: string): string | undefined {
  return headersOf(rule).find(([name]) => name === header)?.[1];
}

/** The rules that have a value, by it. */
function groupBy(rules: readonly FileRule[], valueOf: (rule: FileRule) => string | undefined): Map<string, FileRule[]> {
  const groups = new Map<string, FileRule[]>();
  for (const rule of rules) {
    const value = valueOf(rule);
    if (value !== undefined) groups.set(value, [...(groups.get(value) ?? []), rule]);
  }
  return groups;
}

/** A text of nginx's configuration. */
const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** nginx would put a variable in the place of its name. */
const escapeVariables = (path: string): string => path.replaceAll('$', '%24');

/** nginx compares what an address means. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
