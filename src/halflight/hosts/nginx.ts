import { differsInCapitals, rulesOf, targetOf, toRegExp, type Host, type HostSettings } from './host';
import { groupBy } from '../group-by';
import { decodeUrl } from '../parse-url';

type Rule = HostSettings['rules'][number];

/** The media types worth compressing: text. Images, fonts and the search index are compressed already. */
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

/** Media types that nginx's own list lacks or has wrong. Those of feeds and calendars are in the rules. */
const TYPES: Record<string, string> = { avif: 'image/avif', vtt: 'text/vtt' };

/** The error pages, with the statuses they are for. */
const ERROR_PAGES: Record<string, string> = {
  '/400.html': '400 494',
  '/404.html': '404',
  '/405.html': '405',
  '/500.html': '500',
  '/error.html': '401 408 410 411 412 413 414 416 421 429 501 502 503 504 505 507',
};

/** The headers that depend on the path, with the part of the variable name for each. */
const VARIABLES: Record<string, string> = {
  'Cache-Control': 'cache',
  'Cross-Origin-Resource-Policy': 'policy',
  'Access-Control-Allow-Origin': 'readers',
  'Content-Security-Policy': 'document',
};

/** nginx, on one's own server. */
export const nginx: Host = {
  name: 'nginx',
  files: [{ name: 'nginx.conf', write: (site, own) => own ?? toNginxConf(site) }],
};

/**
 * `nginx.conf`, to be included in an nginx `server` that serves the site. `root` is the folder in which the site is at its own path: `public` itself
 * or, for a site under `/site`, the folder above.
 */
export function toNginxConf({
  prefix,
  headers,
  rules,
  redirects,
  hidden,
  homes = [],
}: Omit<HostSettings, 'forms'>): string {
  const name = `$halflight${prefix.replace(/\W+/g, '_')}`;
  // nginx compares decoded paths, including those of error pages. Only redirect targets for browsers stay encoded.
  const place = decodeUrl(prefix);
  const top = `^${toRegExp(place)}`;
  // Each language has its own error pages.
  const errors = homes.length > 0 ? `${place}${name}_language` : place;
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
    // Without "always", it is sent with existing files but not with errors.
    `add_header Cache-Control ${name}_cache;`,
    `add_header Cache-Control ${name}_error always;`,
    `add_header Cross-Origin-Resource-Policy ${name}_policy always;`,
    `add_header Access-Control-Allow-Origin ${name}_readers;`,
    // A second policy: browsers enforce both.
    `add_header Content-Security-Policy ${name}_document always;`,
    // A folder without a page is not forbidden, but does not exist.
    `error_page 403 =404 ${toWord(`${errors}/404.html`)};`,
    ...Object.entries(ERROR_PAGES).map(([page, statuses]) => `error_page ${statuses} ${toWord(errors + page)};`),
    `location ~ ${quote(`${top}/(?:.*/)?\\.(?!well-known/)`)} { return 404; }`,
    `location ~ ${quote(`${top}/(?:${hidden.map(toRegExp).join('|')})$`)} { return 404; }`,
    ...Object.entries(TYPES).map(([ending, type]) => typeLocation(`${top}/.*\\.${ending}$`, type)),
    ...groupByHeader(rules, 'Content-Type', (type, members) => typeLocation(`${top}${members}$`, type)),
    ...rulesOf(redirects).map((redirect) => {
      const path = quote(place + decodeUrl(redirect.from));
      // On disks that ignore case, `location` ignores it too, and the page would redirect to itself.
      const condition = differsInCapitals(redirect) ? `if ($uri = ${path})` : `location = ${path}`;
      return `${condition} { return 301 ${quote(escapeVariables(targetOf(redirect, prefix)))}; }`;
    }),
  ];
  const languages = homes.length > 0 ? `(?:${homes.map((home) => toRegExp(home.slice(0, -1))).join('|')})?` : '';
  const settings = [
    ...['cache', 'error', 'policy', 'readers', 'document'].map((part) => `set ${name}_${part} "";`),
    ...Object.entries(VARIABLES).flatMap(([header, part]) =>
      groupByHeader(rules, header, (value, members) => when(`${top}${members}$`, `${name}_${part}`, value)),
    ),
    ...(homes.length > 0 ? [`set ${name}_language "";`] : []),
    ...homes.map((home) => when(`${top}${toRegExp(home)}`, `${name}_language`, home.slice(0, -1))),
    `if ($uri ~ ${quote(`${top}${languages}(?:${Object.keys(ERROR_PAGES).map(toRegExp).join('|')})$`)}) { set ${name}_cache ""; set ${name}_error "no-store"; }`,
  ];
  const body = prefix
    ? [
        `location = ${toWord(place)} { return 301 ${prefix}/; }`,
        `location ${toWord(`${place}/`)} {`,
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

/** Drops the charset, which nginx adds itself. */
const typeLocation = (pattern: string, type: string): string =>
  `location ~ ${quote(pattern)} { types {} default_type ${type.replace(/;.*/, '')}; }`;

/** For each value that rules give a header, in order: the result of `make` for the value and a pattern that matches wherever those rules do. */
function groupByHeader(rules: readonly Rule[], header: string, make: (value: string, members: string) => string) {
  const groups = groupBy(rules, ({ headers }) => headers.find(([name]) => name === header)?.[1]);
  return [...groups].flatMap(([value, members]) =>
    value === undefined ? [] : [make(value, `(?:${members.map(({ pattern }) => toRegExp(pattern)).join('|')})`)],
  );
}

/** A quoted string in nginx's configuration. */
const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** A path in nginx's configuration, quoted if necessary. It may contain variables. */
const toWord = (path: string): string => (/[\s;{}"'\\]/.test(path) ? quote(path) : path);

/** nginx would replace a variable's name with its value. */
const escapeVariables = (path: string): string => path.replaceAll('$', '%24');
