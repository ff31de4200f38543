import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { contentFolderOfEachTest, page, post, site, svg } from '../testing/mistakes';
import { makeFolder } from '../testing/temporary-folder';
import { carryOutFixes } from './carry-out-fixes';
import { planFixes } from './plan-fixes';

const { at, write, reported } = contentFolderOfEachTest();

const text = (path: string) => readFileSync(at(path), 'utf8');

/** Every file, with its content. */
const snapshot = () =>
  Object.fromEntries(
    readdirSync(at(), { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(at(path)).isFile())
      .sort()
      .map((path) => [path, readFileSync(at(path), 'latin1')]),
  );

/** Applies all fixes, and asserts that a second run would change nothing. */
function fix() {
  const plan = planFixes(at());
  carryOutFixes(at(), plan);
  expect(planFixes(at())).toEqual({ texts: [], renamed: [] });
  return plan;
}

test('misspelt keys with one similar name are corrected; comments, order and quotes are kept', () => {
  const title = `# What it is about\n'titel':   'A "title"' # shown on top`;
  const before = page([
    title,
    'dat: 2026-01-01\n',
    'sumary: >-\n  Folded\n  words.',
    'tags: [ b,a ]   # two',
    'note: hello',
  ]);
  write({ 'posts/a.md': before });
  fix();
  expect(text('posts/a.md')).toBe(
    before.replace("'titel'", "'title'").replace('dat:', 'date:').replace('sumary', 'summary'),
  );
  expect(reported()).toEqual([expect.stringMatching(/^posts\/a\.md:10:1 error unknown-key: "note" is not a field/)]);
});

test('a key is not renamed to an existing one, nor are two keys to the same', () => {
  write({
    'posts/a.md': post(['titl: B'], 'x'),
    'posts/b.md': page(['date: 2026-01-01', 'titel: A', 'tittle: B'], 'x'),
  });
  fix();
  expect(text('posts/a.md')).toContain('titl: B\n');
  expect(text('posts/b.md')).toContain('title: A\ntittle: B\n');
});

test('fields within sections whose own type is misspelt', () => {
  const hero = ['  - tpye: hero', '    titel: Welcome # here', '    txet: Words.'];
  write({ 'pages/index.md': page(['title: Home', 'sections:', ...hero]) });
  fix();
  expect(text('pages/index.md')).toContain('  - type: hero\n    title: Welcome # here\n    text: Words.\n');
  expect(reported()).toEqual([]);
});

test('keys of other generators become ours if the meaning is certain', () => {
  const posts: Record<string, [before: string[], after?: string[]]> = {
    'a permalink': [['permalink: /a/b/ # old'], ['aliases: [/a/b/] # old']],
    'with a comma, which is left': [['permalink: "/a, b/"']],
    'beside others': [
      ['permalink: /c/', 'aliases:', '  - /d/ # first', 'tags: [b]'],
      ['aliases:', '  - /d/ # first', '  - /c/', 'tags: [b]'],
    ],
    'that is there already': [['aliases: [/e/]', 'permalink: /e/'], ['aliases: [/e/]']],
    'of the page itself': [['permalink: /posts/own/', 'tags: [b]'], ['tags: [b]']],
    'with a comment in it, which is left': [['redirect_from: [/f/, # old', '  /g/]', 'aliases: [/h/]']],
    'an item that is not needed, and a comment': [['aliases: [/i/, /posts/own-2/, # old', '  /j/]']],
    'categories beside tags': [['categories: [b, c]', 'tags: [a, b]'], ['tags: [a, b, c]']],
    'several in one text': [['categories: b, c']],
    'what means something else': [['published: true', 'sitemap: true']],
    'the opposite of ours, or no word that fits': [['index: true', 'listed: true', 'metric: 1', 'mat: /hello/']],
    'what means nothing here': [
      ['layout: post # old', 'type: post', 'toc:', 'tags: [b]'],
      ['# old', 'tags: [b]'],
    ],
    'a time for a day': [["updated: '2026-01-02T10:00:00Z' # late"], ["updated: '2026-01-02' # late"]],
  };
  const slugs: Record<string, string> = {
    'of the page itself': 'own',
    'an item that is not needed, and a comment': 'own-2',
  };
  const fileOf = (name: string, index: number) => `posts/${slugs[name] ?? `p${index}`}.md`;
  const all = Object.entries(posts);
  all.forEach(([name, [before]], index) => write({ [fileOf(name, index)]: post(before, 'Words.\n') }));
  fix();
  all.forEach(([name, [before, after = before]], index) =>
    expect([name, text(fileOf(name, index))]).toEqual([name, post(after, 'Words.\n')]),
  );
});

test('days are in the site’s time zone', () => {
  write({
    'site.md': site('timeZone: Asia/Tokyo'),
    'posts/a.md': page(['title: A', 'date: 2026-01-01 23:30:00 +0000'], 'x'),
    'posts/b.md': page(['title: B', 'dat: "2026-01-01T23:30:00"'], 'x'),
  });
  fix();
  expect(text('posts/a.md')).toContain('date: 2026-01-02\n');
  expect(text('posts/b.md')).toContain('date: "2026-01-01"\n');
});

test('a heading that repeats the title is removed, unless a link leads to it', () => {
  const titled = (title: string, body: string) => page([`title: ${title}`, 'date: 2026-01-01'], body);
  const bodies: Record<string, [title: string, before: string, after: string]> = {
    'posts/a.md': ['A', '\n# *a*\n\nWords.\n\n## More\n', '\nWords.\n\n## More\n'],
    'posts/b.md': ['The mill', 'The mill\n========\n\nWords.\n', 'Words.\n'],
    'posts/c.md': [
      'Linked',
      '# Linked <a id="here"></a>\n\n[up](#here)\n',
      '# Linked <a id="here"></a>\n\n[up](#here)\n',
    ],
    'posts/d.md': ['The mill', 'Intro\n# The mill\nMore\n', 'Intro\n\nMore\n'],
    // Without the first, the page would omit the next.
    'posts/e.md': ['Notes', '# Notes\n\nIntro.\n\n# notes\n', '# Notes\n\nIntro.\n\n# notes\n'],
    'posts/f.md': ['Notes', '# Notes\n\nIntro.\n\n## Notes\n', 'Intro.\n\n## Notes\n'],
  };
  for (const [path, [title, before]] of Object.entries(bodies)) write({ [path]: titled(title, before) });
  fix();
  for (const [path, [title, , after]] of Object.entries(bodies)) expect(text(path)).toBe(titled(title, after));
});

test('a name with spaces is put between < and > if there is such a file, or on another site', () => {
  const left = '![o](other one.svg) ![p](small.svg =24x24) ![q](small.svg width=24)';
  write({
    'posts/a.md': post([], `![l](my small.svg) [m](My Paper.pdf) ![n](https://example.org/a b.png) ${left}\n`),
    'posts/my small.svg': svg(),
    'posts/small.svg': svg(),
    'posts/my paper.pdf': 'x',
  });
  fix();
  expect(text('posts/a.md')).toContain(
    `![l](my-small.svg) [m](<my paper.pdf>) ![n](<https://example.org/a b.png>) ${left}\n`,
  );
});

test('pictures get names that need no escaping, and all references follow', () => {
  const dark = svg().replace('8', '9');
  const prose = (...lines: string[]) => ['  - type: prose', '    text: |', ...lines.map((line) => `      ${line}`)];
  const quotes = [
    ...['title: Quotes', 'sections:', "  - { type: prose, text: 'It''s ![x](<../posts/a/My Photo.SVG>)' }"],
    ...['  - { type: prose, text: "![x](<../posts/a/My Photo.SVG>)\\n" }'],
    ...prose('![x](<../posts/a/My Photo.SVG>) # no comment', 'and words.'),
  ];
  write({
    'posts/a/index.md': post(
      ['cover: { src: ./My Photo.SVG, alt: x } # the cover'],
      '![x](my photo.svg "Title") ![z][r] ![e](My%20Photo.SVG#f) <img src="./My Photo.SVG" alt="x">\n\n[r]: ../a/My%20Photo.SVG\n\n`![x](My Photo.SVG)`\n',
    ),
    'posts/a/My Photo.SVG': svg(),
    'posts/a/my-photo.svg': dark,
    'posts/b.md': post([], '![x](a/MY%20PHOTO.svg) ![x](a/my-photo.svg)\n'),
    'custom.css': "a { background: url('posts/a/My Photo.SVG') }\n",
    'pages/a.md': page(quotes),
    'pages/b.md': page(['title: B', 'sections:', ...prose('Folded', '![x](<../posts/a/My Photo.SVG>)')]).replace(
      '|',
      '>-',
    ),
    'pages/Not named.png': 'no picture',
    'README.md': '![x](<posts/a/My Photo.SVG>)\n',
  });
  expect(fix().renamed).toEqual([{ from: 'posts/a/My Photo.SVG', to: 'posts/a/My-Photo-2.svg' }]);
  expect(text('posts/a/My-Photo-2.svg')).toBe(svg());
  expect(text('posts/a/my-photo.svg')).toBe(dark);
  expect(text('posts/a/index.md')).toBe(
    post(
      ['cover: { src: ./My-Photo-2.svg, alt: x } # the cover'],
      '![x](My-Photo-2.svg "Title") ![z][r] ![e](My-Photo-2.svg#f) <img src="./My-Photo-2.svg" alt="x">\n\n[r]: My-Photo-2.svg\n\n`![x](My Photo.SVG)`\n',
    ),
  );
  expect(text('posts/b.md')).toContain('![x](a/My-Photo-2.svg) ![x](a/my-photo.svg)');
  expect(text('pages/a.md')).toBe(page(quotes).replaceAll('<../posts/a/My Photo.SVG>', '../posts/a/My-Photo-2.svg'));
  expect(text('pages/b.md')).toContain('    text: "Folded ![x](../posts/a/My-Photo-2.svg)"');
  expect(text('custom.css')).toBe('a { background: url("posts/a/My-Photo-2.svg") }\n');
  expect(text('README.md')).toBe('![x](posts/a/My-Photo-2.svg)\n');
  expect(existsSync(at('pages/Not named.png'))).toBe(true);
  expect(reported()).toEqual([]);
});

test('names in another case, and with backslashes', () => {
  write({
    'posts/a.md': post(['cover: ./IMG/Photo.svg'], '![x](img\\PHOTO.svg) [b](B.md#top) ![y](sub\\drawing.svg)\n'),
    'posts/b.md': post([], 'x'),
    'posts/img/photo.svg': svg(),
    'posts/sub\\drawing.svg': svg(),
    'posts/x\\..\\..\\..\\out.svg': svg(),
  });
  const plan = fix();
  expect(plan.renamed).toEqual([{ from: 'posts/sub\\drawing.svg', to: 'posts/sub/drawing.svg' }]);
  expect(text('posts/a.md')).toBe(
    post(['cover: ./img/photo.svg'], '![x](img/photo.svg) [b](b.md#top) ![y](sub/drawing.svg)\n'),
  );
  expect(reported()).toEqual([expect.stringContaining('posts/x\\..\\..\\..\\out.svg:1:1 error bad-name')]);
});

test('a language in another case than listed', () => {
  const titled = (title: string) => page([`title: ${title}`, 'date: 2026-01-01'], 'x\n');
  write({
    'site.md': site('languages: [en, pt-BR]'),
    'posts/a.md': post([], '[b](b.md) [b](b.pt-br.md)\n'),
    'posts/b.md': titled('B'),
    'posts/b.pt-br.md': titled('B').replace('title', 'titel'),
    'posts/c.md': titled('C'),
    'posts/c.pt-BR.md': titled('C'),
    'posts/c.pt-br.md': titled('C'),
  });
  expect(fix().renamed).toEqual([{ from: 'posts/b.pt-br.md', to: 'posts/b.pt-BR.md' }]);
  expect(text('posts/b.pt-BR.md')).toBe(titled('B'));
  expect(text('posts/a.md')).toContain('[b](b.md) [b](b.pt-BR.md)');
  expect(existsSync(at('posts/c.pt-br.md'))).toBe(true);
});

test('a file keeps its name if a reference cannot be rewritten', () => {
  write({
    // A value with an alias occurs in two places.
    'posts/a.md': post(['cover: &c ./A b.svg', 'summary: *c'], '![x](<A b.svg>) ![y](<C \\<d\\>.svg>)\n'),
    'posts/b.md': page(['title: B', 'date: 2026-01-01', 'extra: { x: &e "./A b.svg" }', 'cover: *e'], 'x'),
    'posts/A b.svg': svg(),
    'posts/C <d>.svg': svg(),
  });
  expect(fix().renamed).toEqual([{ from: 'posts/C <d>.svg', to: 'posts/C-d.svg' }]);
  expect(text('posts/a.md')).toContain('![x](<A b.svg>) ![y](C-d.svg)');
  expect(reported()).toEqual([]);
});

test('line endings, byte order mark and file mode are kept', () => {
  const before = `\uFEFF${post(['tags:', '  - a', 'categories: b', 'titl: x'], 'One  \n\n# A\n\n![x](x y.svg)\n')}`;
  const crlf = before.replaceAll('\n', '\r\n');
  write({ 'posts/a.md': crlf, 'posts/x y.svg': svg() });
  chmodSync(at('posts/a.md'), 0o640);
  fix();
  expect(text('posts/a.md')).toBe(
    crlf
      .replace('  - a\r\ncategories: b', '  - a\r\n  - b')
      .replace('(x y.svg)', '(x-y.svg)')
      .replace('# A\r\n\r\n', ''),
  );
  expect(statSync(at('posts/a.md')).mode & 0o777).toBe(0o640);
});

test('nothing outside the folder is touched, wherever links lead', () => {
  const outside = makeFolder();
  writeFileSync(join(outside, 'a.md'), post(['titl: x', 'lastmod: 2026-01-02'], 'x'));
  writeFileSync(join(outside, 'My Photo.svg'), svg());
  write({
    'posts/own.md': post(['lastmod: 2026-01-02'], '![x](<My Photo.svg>) ![y](<real/A b.svg>) ![y](<linked/A b.svg>)\n'),
    'posts/real/A b.svg': svg(),
    'posts/away\\x.svg': svg(),
  });
  symlinkSync(join(outside, 'a.md'), at('posts/a.md'));
  symlinkSync(join(outside, 'My Photo.svg'), at('posts/My Photo.svg'));
  symlinkSync(outside, at('posts/away'));
  symlinkSync(at('posts/real'), at('posts/linked'));
  symlinkSync(at('posts/own.md'), at('posts/same.md'));
  const readOutside = () => readdirSync(outside).map((name) => [name, readFileSync(join(outside, name), 'utf8')]);
  const before = readOutside();
  const plan = planFixes(at());
  // The same picture has another name through a symbolic link.
  expect(plan.renamed).toEqual([{ from: 'posts/away\\x.svg', to: 'posts/away/x.svg' }]);
  expect(plan.texts.map(({ file }) => file)).toEqual(['posts/own.md']);
  expect(() => carryOutFixes(at(), plan)).toThrow(/^Nothing was fixed: posts\/away\/x\.svg is not in /);
  carryOutFixes(at(), { ...plan, renamed: [] });
  expect(text('posts/own.md')).toContain('updated: 2026-01-02');
  expect(readOutside()).toEqual(before);
});

test('all or nothing', () => {
  write({
    'posts/a.md': post(['lastmod: 2026-01-02'], '![x](<a b.svg>) ![x](<c d.svg>)\n'),
    'posts/a b.svg': svg(),
    'posts/c d.svg': svg(),
  });
  const before = snapshot();
  const plan = planFixes(at());
  expect(plan.renamed).toHaveLength(2);
  mkdirSync(at('posts/c-d.svg'));
  expect(() => carryOutFixes(at(), plan)).toThrow('Nothing was fixed: posts/c-d.svg has appeared meanwhile.');
  expect(snapshot()).toEqual(before);
  writeFileSync(at('posts/a.md'), post([], 'Edited.'));
  const edited = snapshot();
  expect(() => carryOutFixes(at(), plan)).toThrow('Nothing was fixed: posts/a.md has changed meanwhile.');
  expect(snapshot()).toEqual(edited);
  expect(readdirSync(at()).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('whatever a file contains, its fixes add no problems, keep its other lines, and are idempotent', () => {
  const lines = fc.constantFrom(
    ...['titel: A', '"title": B', 'title: >-', '  folded', 'dat: 2026-01-02', 'date: "2026-01-02 10:00"'],
    ...[
      '# a comment',
      'permalink: /a/ # old',
      'aliases: [/b/]',
      'aliases:',
      '  - /c/',
      'redirect_from: [/d/,',
      '  /e/]',
    ],
    'tags: &t [x]',
    ...['categories: *t', 'category: y', 'layout: post', 'sumary: |', '  # A', '  ![x](<My photo.SVG>)', 'extra:'],
    ...['covr: { src: my photo.svg, alt: "x: y" } # z', 'cover: My photo.SVG', '  mood: stays', ''],
    'lastmod: 2026-01-03T00:30:00+02:00',
  );
  const bodies = fc.constantFrom('', 'Words.\n', '# A\n\n![x](<My photo.SVG>) ![y](my photo.svg)\n', 'A\n=\n[up](#a)');
  const texts = fc.tuple(fc.array(lines, { maxLength: 9 }), bodies, fc.boolean(), fc.boolean());
  const counted = () => reported().filter((line) => line.includes(' error ')).length;
  fc.assert(
    fc.property(texts, ([front, body, isCrlf, hasMark]) => {
      const plain = `${hasMark ? '\uFEFF' : ''}---\n${front.join('\n')}\n---\n${body}`;
      rmSync(at('posts'), { recursive: true, force: true });
      write({ 'posts/a.md': isCrlf ? plain.replaceAll('\n', '\r\n') : plain, 'posts/My photo.SVG': svg() });
      const before = counted();
      fix();
      expect(counted()).toBeLessThanOrEqual(before);
      const now = text('posts/a.md');
      expect(now.startsWith('\uFEFF')).toBe(hasMark);
      expect(/(?<!\r)\n/.test(now)).toBe(!isCrlf);
      for (const line of ['# a comment', '  mood: stays', '# z', '# old'])
        expect(now.split(line)).toHaveLength(plain.split(line).length);
    }),
    // `npm test -- --all` sets `EVERY=1`.
    { numRuns: process.env.EVERY === '1' ? 150 : 20, seed: Number(process.env.SEED ?? 12) },
  );
}, 120_000);

test('unreadable files are left alone', () => {
  write({
    'posts/a.md': '---\ntitle: "A\ndat: 2026-01-01\n---\nx\n',
    'posts/b.md': Buffer.from('---\ntitel: \xe9\n---\nx\n', 'latin1'),
    'posts/c.md': '+++\ntitel = "A"\n+++\n',
    'posts/d.md': '---\ntitel: &x A\nsumary: *x\ndat: 2026-01-01\n---\nx\n',
    'notes/e.md': '---\ntitel: A\n---\n![x](<a b.svg>)\n',
    'notes/a b.svg': svg(),
  });
  const plan = fix();
  expect(plan.texts.map(({ file }) => file)).toEqual(['notes/e.md', 'posts/d.md']);
  expect(text('posts/d.md')).toBe('---\ntitle: &x A\nsummary: *x\ndate: 2026-01-01\n---\nx\n');
});
