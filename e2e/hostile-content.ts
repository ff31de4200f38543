import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkContent } from '../src/halflight/checks/check-content';
import { writeFiles } from '../src/halflight/testing/write-files';
import { attackEveryField, PICTURE } from './hostile-fields';

/**
 * The hostile folder: what attackers, other generators, strangers and their keyboards may put into a content folder. What the check accepts has to
 * build, which `hostile.slow.spec.ts` tests. What it rejects is in `refusedVectors`.
 */

/** The script in every attack, which must never run. */
const RAN = 'window.ran=true';

const inherited = Object.getOwnPropertyNames(Object.prototype);

const page = (lines: readonly string[], body = '') => ['---', ...lines, '---', '', body, ''].join('\n');
const post = (title: string, lines: readonly string[] = [], body = 'Words.') =>
  page([`title: ${JSON.stringify(title)}`, 'date: 2026-01-01', ...lines], body);

/** HTML and Markdown that would run code, load or frame something, or break the page around it. */
const attacks = [
  `<script>${RAN}</script>`,
  `<SCRIPT SRC="https://evil.test/a.js"></SCRIPT>`,
  `<svg onload="${RAN}"><script>${RAN}</script></svg>`,
  `<a href="javascript:${RAN}">a</a> <a href="data:text/html,<script>${RAN}</script>">c</a>`,
  `[a](javascript:${RAN}) [c](vbscript:${RAN}) [d](data:text/html;base64,AAAA) <javascript:${RAN}>`,
  `<iframe srcdoc="<script>parent.${RAN}</script>"></iframe> <iframe src="https://evil.test/"></iframe>`,
  `<form action="https://evil.test/"><input name="a" autofocus onfocus="${RAN}"><button formaction="javascript:${RAN}">b</button></form>`,
  `<details open ontoggle="${RAN}"><summary>s</summary>d</details>`,
  `<base href="https://evil.test/"> <meta http-equiv="refresh" content="0;url=https://evil.test/"> <link rel="stylesheet" href="https://evil.test/a.css">`,
  `<style>body { background: url(https://evil.test/a.png) }</style>`,
  `<math><mtext><table><mglyph><style><img title="--></style><script>${RAN}</script>"></style></mglyph></table></mtext></math>`,
  `<noscript><p title="</noscript><script>${RAN}</script>">n</p></noscript>`,
  `<template><script>${RAN}</script></template> <textarea></textarea><title></title><plaintext>`,
  `<object data="https://evil.test/"></object> <embed src="https://evil.test/"> <applet></applet>`,
  `<div id="body" class="site-header">clobbers <b id="getElementById">names</b></div>`,
  '```html\n</code></pre><script>' + RAN + '</script>\n```',
  '`</code><script>' + RAN + '</script>`',
  `| a | b |\n| - | - |\n| <script>${RAN}</script> | <td>x</td></table> |`,
  '```mermaid\nflowchart LR\n  A["<img src=x onerror=' +
    RAN +
    '>"] --> B\n  style A fill:url(https://evil.test/x)\n```',
  `> [!NOTE]\n> <script>${RAN}</script>`,
  `Footnote[^1].\n\n[^1]: <script>${RAN}</script>`,
  'Bidi \u202Egnp.exe\u202C, zero\u200Bwidth, \uFEFFmark, e\u0301\u0301\u0301\u0301\u0301.',
  '&#0; &#x110000; &unknown; &amp;amp; &lt;script&gt;',
  `<a href>empty</a> <a href=""><div>block</div></a>`,
];

/** Oddities that are common in other people's texts and no mistake. */
const oddities = [
  '# A first heading of its own',
  'And another\n===========',
  '## 🎉',
  '## ???',
  '## 🎉',
  '### constructor\n\n### __proto__\n\n### toString\n\n### constructor',
  'See `http://localhost:3000`, http://localhost:3000/, <http://localhost:3000/docs> and [it](http://127.0.0.1:8080/admin).',
  '<a name="x"></a>\n\n<p id="dup">one</p>\n\n<p id="dup">two</p>',
  'A <b>bold <i>cross</b> nest</i>, <font color="red">red</font>, <center>middle</center>, H~2~O.',
  '<!-- more -->',
  '---\n\ntitle: not front matter\n\n---',
  '***\n\n___',
  'A line  \nwith breaks\\\nin it.\r\nAnd CR LF.',
  '| a |\n| --- |\n| b | c | d |',
  '- [ ] to do\n- [x] done\n  1. deep\n     - deeper',
  'Term\n: Definition',
];

/** The settings in `site.md` other than the attacks in its fields. */
const settings = {
  title: 'Hostile & <b>Sons</b> &amp; "Co"',
  url: 'https://hostile.test/some/prefix/',
  timeZone: 'Pacific/Auckland',
  icon: './pictures/hostile.svg',
  navigation: [{ label: '<i>Posts</i>', to: '/posts' }],
  redirects: [{ from: '/r/', to: 'posts/moved.md' }],
};

const { files: attacked, spared } = attackEveryField(RAN, settings);

/** Text fields that got no attack. There should be none. */
export const sparedFields = spared;

const odd: Record<string, string> = {
  ...attacked,
  'custom.css':
    'main::after { content: "</style><script>' +
    RAN +
    '</script>"; }\n.x { background: url("pictures/hostile.svg") }\n',
  'posts/extra.md': post('Front matter', [
    'extra:',
    ...inherited.map((name) => `  "${name}": { ${name}: [1, { ${name}: x }] }`),
    '  "<<": hello',
    '  deep: { a: [[[{}]]], "": empty, "a.b": dot, "a b": blank, 0: number, "!": sign, "🎉": yes }',
    '  dates: [2001-02-30, 2020-01-01T00:00:00Z, 12:30:45, 0o7, 0x1F, 1_000, ~, null, .nan, yes]',
  ]),
  'posts/entities.md': post('A &amp; B &#8217;s &lt;script&gt; &unknown; &copy;', [
    'summary: "&quot;quoted&quot; &amp; more"',
    'tags: ["Q&amp;A", "C++", constructor, toString, hasOwnProperty]',
    'series: constructor',
  ]),
  'posts/instant.md': page(
    ['title: An instant', 'date: 2021-06-01T23:30:00Z', 'updated: 2021-06-03 09:30:00 +0200'],
    'Words.',
  ),
  'posts/moved.md': post('Moved', ['aliases: [/2019/05/moved.html, /old, /über/alt/]']),
  'posts/links.md': post(
    'Old links',
    [],
    '[a](/old/) [b](/2019/05/moved.html#top) [c](/über/alt) [d](/r/) [e](https://hostile.test/some/prefix/posts/moved) [f](/sitemap.xml) [g](/feed.xml) [h](/posts/moved/index.md) [i](http://[x)',
  ),
  // What the attacked fields for a podcast name.
  'posts/episode.mp3': 'ID3',
  'posts/bom.md': `\uFEFF${post('A byte order mark')}`,
  'posts/crlf.md': post('CR LF', ['tags: [x]'], 'One.\n\n---\n\nTwo.').replaceAll('\n', '\r\n'),
  'posts/rules.md': page(
    ['title: Rules', 'date: 2026-01-02', 'summary: |', '  A line', '  --- not a fence'],
    '---\n\n---\n\n```yaml\n---\na: b\n---\n```',
  ),
  'posts/constructor.md': post('constructor'),
  'posts/caf\u00e9-composed.md': post('Composed'),
  'posts/nai\u0308ve-apart.md': post(
    'Apart',
    ['authors: [zo\u00e9]'],
    `[a](cafe\u0301-composed.md) [b](na\u00efve-apart.md)`,
  ),
  'people/zoe\u0301.md': page(['name: Zoé']),
  'posts/name/50% off & "more" #1?.md': post('A name of signs', ['slug: signs']),
  'posts/attacks.md': post('Attacks', [], attacks.join('\n\n')),
  'posts/oddities.md': post('Oddities', [], oddities.join('\n\n')),
  'posts/pictures.md': post(
    'Pictures',
    ['cover: ../pictures/sideways.jpg'],
    [
      ...[
        'cmyk.jpg',
        'sixteen.png',
        'palette.png',
        'grey.png',
        'dot.png',
        'line.png',
        'sideways.jpg',
        'mirrored.jpg',
        'large.jpg',
        'moves.gif',
        'moves.webp',
        'one.avif',
        'CAPITALS.JPG',
        'film-behind.jpg',
        'plain.svg',
        'hostile.svg',
        'adobe.svg',
        '日本.png',
        'cafe\u0301.png',
        'na\u00eff.png',
      ].map((name) => `![The picture ${name}](../pictures/${name})`),
      '![Per cent](<../pictures/100%.png>)',
      '![Signs](../pictures/a%23b%3Fc.png)',
      `![Quotes](<../pictures/it's "quoted" & \\<odd\\>.png>)`,
      '![Brackets](<../pictures/(round) [square].png>)',
      '[the drawing itself](../pictures/hostile.svg) [the photo itself](../pictures/sideways.jpg)',
    ].join('\n\n'),
  ),
  'pages/everything.md': page([
    'title: constructor',
    'sections:',
    '  - { type: hero, title: "<script>' +
      RAN +
      '</script>", text: "<script>' +
      RAN +
      '</script> & **b**", image: { src: ../pictures/hostile.svg, alt: "\\"><script>" } }',
    '  - { type: gallery, items: [{ src: ../pictures/cmyk.jpg, alt: a }, { src: ../pictures/moves.gif, alt: b }, { src: ../pictures/one.avif, alt: c }] }',
    '  - { type: posts, tag: constructor }',
    '  - { type: faq, items: [{ question: "</script><script>' +
      RAN +
      '</script>", answer: "<img onerror=' +
      RAN +
      '>" }] }',
  ]),
  'events/e.md': page([
    'title: "BEGIN:VCALENDAR\\\\nEND:VEVENT; , \\\\"',
    'start: 2026-05-14T18:30:00+02:00',
    'location: "a;b,c\\\\d"',
  ]),
};

/** Content that the check rejects, and why. */
interface RefusedVector {
  name: string;
  files: Readonly<Record<string, string | Buffer>>;
  /** The kind of problem that is reported. */
  kind: string;
}

/** What the check rejects: each is reported with its location, and never reaches a build. */
export const refusedVectors: readonly RefusedVector[] = [
  ...inherited.map((name) => ({
    name: `the field ${name}`,
    files: { 'posts/a.md': post('A', [`${name}: x`]) },
    kind: 'unknown-key',
  })),
  { name: 'a merge key', files: { 'posts/a.md': post('A', ['<<: hello']) }, kind: 'unknown-key' },
  { name: 'TOML', files: { 'posts/a.md': '+++\ntitle = "A"\n+++\n' }, kind: 'no-front-matter' },
  {
    name: 'JavaScript as front matter',
    files: { 'posts/a.md': '---js\nprocess.exit(1)\n---\n' },
    kind: 'no-front-matter',
  },
  ...[
    '/a\\nb/',
    '/a\\r\\nSet-Cookie: x/',
    '/a\\0b/',
    '/a%0Ab/',
    '/a%00b/',
    '/..%2f..%2fetc/',
    '/%2e%2e/etc/',
    '/../etc/',
  ].map((path) => ({
    name: `the old URL ${path}`,
    files: { 'posts/a.md': post('A', [`aliases: ["${path}"]`]) },
    // A NUL is rejected before its field is read.
    kind: path.includes('\\0') ? 'yaml' : 'bad-value',
  })),
  { name: 'an alias of itself', files: { 'posts/a.md': post('A', ['extra: &a [*a]']) }, kind: 'yaml' },
  {
    name: 'bytes that are no text',
    files: { 'posts/a.md': Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe]) },
    kind: 'not-utf8',
  },
  { name: 'a backslash in a name', files: { 'posts/a.md': post('A'), 'posts/back\\slash.png': 'x' }, kind: 'bad-name' },
  { name: 'twins of capitals', files: { 'posts/A.md': post('A'), 'posts/a.md': post('B') }, kind: 'duplicate-url' },
  {
    name: 'twins of accents',
    files: { 'posts/e\u0301.md': post('A'), 'posts/\u00e9.md': post('B') },
    kind: 'duplicate-url',
  },
  {
    name: 'a picture that is none',
    files: { 'posts/a.md': post('A', [], '![x](a.png)'), 'posts/a.png': 'x' },
    kind: 'unreadable-image',
  },
  {
    name: 'a drawing that reads files',
    files: {
      'posts/a.md': post('A', [], '![x](a.svg)'),
      'posts/a.svg':
        '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
    },
    kind: 'unreadable-image',
  },
  {
    name: 'a drawing of a million pixels a side',
    files: {
      'posts/a.md': post('A', [], '![x](a.svg)'),
      'posts/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000000"/>',
    },
    kind: 'oversized-image',
  },
  {
    name: 'a picture of another site',
    files: { 'posts/a.md': post('A', [], '![x](https://evil.test/a.png)') },
    kind: 'foreign-image',
  },
  {
    name: 'a script as an address, in disguise',
    files: { 'posts/a.md': post('A', [], `<a href=" java&#10;script:${RAN}">b</a>\n\n[b](<java\tscript:${RAN}>)`) },
    kind: 'dangling-link',
  },
  {
    name: 'a link out of the folder',
    files: { 'posts/a.md': post('A', [], '[x](../../../../etc/passwd)') },
    kind: 'dangling-link',
  },
  {
    name: 'a language that is none',
    files: { 'site.md': page(['title: S', 'url: https://x.test/', 'language: deutsch']) },
    kind: 'bad-value',
  },
];

/**
 * The maximum number of strangers' texts in the folder (every second of them, unless `npm test -- --all` sets `EVERY=1`), and the maximum size of
 * one: longer texts cover nothing new, and slow the build down.
 */
const MOST_STRANGERS = 150;
export const STRANGERS = process.env.EVERY === '1' ? MOST_STRANGERS : MOST_STRANGERS / 2;
const STRANGER_BYTES = 60_000;

/** The Markdown files of the installed packages that are short enough, sorted by name. */
function listStrangers(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((item) => {
      const path = join(folder, item.name);
      if (item.isDirectory()) return item.name.startsWith('.') ? [] : listStrangers(path);
      return item.isFile() && item.name.endsWith('.md') && statSync(path).size < STRANGER_BYTES ? [path] : [];
    });
}

/** A stranger's text as a post: links to missing files, and external pictures, become links to a site that does not exist. */
function toPost(path: string): string {
  const text = readFileSync(path, 'utf8')
    .replace(/^\uFEFF?---\r?\n[^]*?\n---\r?\n/, '')
    // oxlint-disable-next-line no-control-regex -- The check refuses these characters.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '');
  const elsewhere = (address: string) =>
    /^(?:https?:|mailto:)/i.test(address) ? address : `https://strangers.test/${address.replace(/^[./#]*/, '')}`;
  const neutral = text
    .replace(/!\[/g, '[')
    .replace(/<(?:img|source|picture|video|audio)\b[^>]*>|<\/(?:picture|video|audio)>/gi, '')
    .replace(/\]\(\s*(<?)([^)\s>]+)/g, (_, open: string, address: string) => `](${open}${elsewhere(address)}`)
    .replace(
      /^( {0,3}\[[^\]]+\]:\s*<?)(\S+?)(>?)(?=\s|$)/gm,
      (_, begin: string, address: string, end: string) => begin + elsewhere(address) + end,
    )
    .replace(
      /\bhref=(["'])([^"']*)\1/gi,
      (_, quote: string, address: string) => `href=${quote}${elsewhere(address)}${quote}`,
    );
  return post(path.slice(path.lastIndexOf('node_modules/') + 13).slice(0, 150), [], neutral);
}

/** Writes the hostile folder, replacing it, with up to `strangers` texts by strangers. Returns those that the check rejects, and why. */
export function writeHostile(folder: string, strangers = STRANGERS): string[] {
  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, text: string) => writeFiles(folder, { [path]: text });
  writeFiles(folder, odd);
  const { status, stderr } = spawnSync(
    process.execPath,
    [resolve('e2e/hostile-pictures.mjs'), join(folder, 'pictures')],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  copyFileSync(join(folder, PICTURE), join(folder, 'podcast.jpg'));
  const all = listStrangers(resolve('node_modules'));
  // Spread over all packages, and more than needed, as the check rejects some.
  const step = Math.max(1, Math.floor(all.length / (MOST_STRANGERS * 1.5)));
  const rarer = Math.floor(MOST_STRANGERS / strangers);
  const picked = all.filter((_, index) => index % (step * rarer) === 0);
  const nameOf = (index: number) => `posts/strangers/stranger-${index}.md`;
  picked.forEach((path, index) => write(nameOf(index), toPost(path)));
  const errors = checkContent(folder).problems.filter(({ severity }) => severity === 'error');
  const refused = new Map(errors.map(({ file, kind, line, message }) => [file, `${kind} (line ${line}): ${message}`]));
  const accepted = picked.map((_, index) => nameOf(index)).filter((file) => !refused.has(file));
  for (const file of [...accepted.slice(strangers), ...refused.keys()])
    if (file.startsWith('posts/strangers/')) rmSync(join(folder, file));
  return picked.flatMap((path, index) => {
    const why = refused.get(nameOf(index));
    return why === undefined ? [] : [`${path.slice(resolve('node_modules').length + 1)}: ${why}`];
  });
}
