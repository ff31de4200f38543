import {
  chmodSync,
  existsSync,
  linkSync,
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

test('good content stays as it is', () => {
  write({ 'posts/a.md': post([], '# Another title\n\n![x](a.svg)\n'), 'posts/a.svg': svg() });
  const before = snapshot();
  expect(fix()).toEqual({ texts: [], renamed: [] });
  expect(snapshot()).toEqual(before);
});

test('keys with one near word get it, and comments, order and quotes stay', () => {
  const before = [
    '---',
    '# What it is about',
    "'titel':   'A \"title\"' # shown on top",
    'dat: 2026-01-01',
    '',
    'sumary: >-',
    '  Folded',
    '  words.',
    'tags: [ b,a ]   # two',
    'note: hello',
    '---',
    'Words.',
    '',
  ].join('\n');
  write({ 'posts/a.md': before });
  fix();
  expect(text('posts/a.md')).toBe(
    before.replace("'titel'", "'title'").replace('dat:', 'date:').replace('sumary', 'summary'),
  );
  expect(reported()).toEqual([expect.stringMatching(/^posts\/a\.md:10:1 error unknown-key: "note" is not a field/)]);
});

test('a key is not renamed to one that is there, nor two to the same', () => {
  write({
    'posts/a.md': post(['titl: B'], 'x'),
    'posts/b.md': page(['date: 2026-01-01', 'titel: A', 'tittle: B'], 'x'),
  });
  fix();
  expect(text('posts/a.md')).toContain('title: A\ndate: 2026-01-01\ntitl: B\n');
  expect(text('posts/b.md')).toContain('title: A\ntittle: B\n');
});

test('fields within sections, whose own type is misspelt', () => {
  write({
    'pages/index.md': page([
      'title: Home',
      'sections:',
      '  - tpye: hero',
      '    titel: Welcome # here',
      '    txet: Words.',
    ]),
  });
  fix();
  expect(text('pages/index.md')).toContain('  - type: hero\n    title: Welcome # here\n    text: Words.\n');
  expect(reported()).toEqual([]);
});

test.each([
  ['a permalink becomes an alias', ['permalink: /a/b/ # old'], ['aliases: [/a/b/] # old']],
  ['with a comma it is left', ['permalink: "/a, b/"'], ['permalink: "/a, b/"']],
  ['with a pattern it is left', ['permalink: /:year/:title/'], ['permalink: /:year/:title/']],
  ['beside others', ['aliases: [/x/] # old', 'permalink: /a/'], ['aliases: [/x/, /a/] # old']],
  [
    'beside others on lines of their own',
    ['permalink: /a/', 'aliases:', '  - /x/ # first', 'tags: [b]'],
    ['aliases:', '  - /x/ # first', '  - /a/', 'tags: [b]'],
  ],
  ['that is there already', ['aliases: [/a/]', 'permalink: /a/'], ['aliases: [/a/]']],
  ['that is the URL of the page', ['permalink: /posts/a/', 'tags: [b]'], ['tags: [b]']],
  ['two of them', ['permalink: /a/', 'redirect_from: /b/'], ['aliases: [/a/, /b/]']],
  [
    'a list of redirects',
    ['redirect_from: # moved', '  - /a/ # once', '  - "/b/"'],
    ['aliases: # moved', '  - /a/ # once', '  - "/b/"'],
  ],
  [
    'a list beside others, with a comment in it, is left',
    ['redirect_from: [/a/, # old', '  /b/]', 'aliases: [/c/]'],
    ['redirect_from: [/a/, # old', '  /b/]', 'aliases: [/c/]'],
  ],
  [
    'an item that is not needed goes, but no comment with it',
    ['aliases: [/a/, /posts/a/, # old', '  /b/]'],
    ['aliases: [/a/, /posts/a/, # old', '  /b/]'],
  ],
  [
    'names that others have',
    ['lastmod: 2026-01-02', 'description: Words.'],
    ['updated: 2026-01-02', 'summary: Words.'],
  ],
  ['categories beside tags', ['categories: [b, c]', 'tags: [a, b]'], ['tags: [a, b, c]']],
  ['one category', ['category: b'], ['tags: [b]']],
  ['several in one text are left', ['categories: b, c'], ['categories: b, c']],
  ['what means something else is left', ['published: true', 'sitemap: true'], ['published: true', 'sitemap: true']],
  [
    'what is the opposite of ours, or no word that fits, is left',
    ['index: true', 'listed: true', 'metric: 1', 'mat: /hello/'],
    ['index: true', 'listed: true', 'metric: 1', 'mat: /hello/'],
  ],
  ['a path becomes an alias', ['path: /hello/'], ['aliases: [/hello/]']],
  ['what means nothing here goes', ['layout: post # old', 'type: post', 'toc:', 'tags: [b]'], ['# old', 'tags: [b]']],
  ['times where a day is asked for', ["updated: '2026-01-02T10:00:00Z' # late"], ["updated: '2026-01-02' # late"]],
])('%s', (_, before, after) => {
  write({ 'posts/a.md': post(before, 'Words.\n') });
  fix();
  expect(text('posts/a.md')).toBe(post(after, 'Words.\n'));
});

test('days are those of the site’s time zone', () => {
  write({
    'site.md': site('timeZone: Asia/Tokyo'),
    'posts/a.md': page(['title: A', 'date: 2026-01-01 23:30:00 +0000'], 'x'),
    'posts/b.md': page(['title: B', 'dat: "2026-01-01T23:30:00"'], 'x'),
  });
  fix();
  expect(text('posts/a.md')).toContain('date: 2026-01-02\n');
  expect(text('posts/b.md')).toContain('date: "2026-01-01"\n');
});

test('a heading that repeats the title goes, unless it is linked to', () => {
  write({
    'posts/a.md': post([], '\n# *a*\n\nWords.\n\n## More\n'),
    'posts/b.md': page(['title: The mill', 'date: 2026-01-01'], 'The mill\n========\n\nWords.\n'),
    'posts/c.md': page(['title: Linked', 'date: 2026-01-01'], '# Linked <a id="here"></a>\n\n[up](#here)\n'),
    'posts/d.md': page(['title: Other', 'date: 2026-01-01'], '# Another\n'),
    'posts/e.md': page(['title: The mill', 'date: 2026-01-01'], 'Intro\n# The mill\nMore\n'),
    'posts/f.md': page(['title: Notes', 'date: 2026-01-01'], '# Notes\n\nIntro.\n\n# notes\n\n## Notes\n'),
    'posts/g.md': page(['title: Notes', 'date: 2026-01-01'], '# Notes\n\n## Notes\n\nIntro.\n'),
    'posts/h.md': page(['title: Notes', 'date: 2026-01-01'], '# Notes\n\nIntro.\n\n## Notes\n'),
  });
  fix();
  expect(text('posts/a.md')).toBe(post([], '\nWords.\n\n## More\n'));
  expect(text('posts/b.md')).toMatch(/---\nWords\.\n$/);
  expect(text('posts/c.md')).toContain('# Linked');
  expect(text('posts/d.md')).toContain('# Another');
  expect(text('posts/e.md')).toMatch(/---\nIntro\n\nMore\n$/);
  // Without the first, the page would leave out the next.
  expect(text('posts/f.md')).toContain('# Notes\n\nIntro.\n\n# notes\n\n## Notes\n');
  expect(text('posts/g.md')).toContain('# Notes\n\n## Notes\n\nIntro.\n');
  expect(text('posts/h.md')).toMatch(/---\nIntro\.\n\n## Notes\n$/);
});

test('a name with spaces is put between < and > if there is such a file, or on another site', () => {
  const body = [
    '![l](my small.svg) [m](My Paper.pdf) ![n](https://example.org/a b.png)',
    '![o](other one.svg) ![p](small.svg =24x24) ![q](small.svg width=24)',
    '',
  ].join('\n');
  write({
    'posts/a.md': post([], body),
    'posts/my small.svg': svg(),
    'posts/small.svg': svg(),
    'posts/my paper.pdf': 'x',
  });
  fix();
  expect(text('posts/a.md')).toContain(
    '![l](my-small.svg) [m](<my paper.pdf>) ![n](<https://example.org/a b.png>)\n' +
      '![o](other one.svg) ![p](small.svg =24x24) ![q](small.svg width=24)\n',
  );
});

test('pictures get names that need no escapes, and everything that names them follows', () => {
  const dark = svg().replace('8', '9');
  write({
    'posts/a/index.md': post(
      ['cover: { src: ./My Photo.SVG, alt: x } # the cover'],
      [
        '![x](my photo.svg "Title") ![y](<My Photo.SVG>) ![z][r] ![e](My%20Photo.SVG#f)',
        '<img src="./My Photo.SVG" alt="x"> [it](My%20Photo.SVG)',
        '',
        '[r]: ../a/My%20Photo.SVG',
        '',
        '`![x](My Photo.SVG)`',
        '',
      ].join('\n'),
    ),
    'posts/a/My Photo.SVG': svg(),
    'posts/a/my-photo.svg': dark,
    'posts/b.md': post([], '![x](a/MY%20PHOTO.svg) ![x](a/my-photo.svg)\n'),
    'pages/index.md': page([
      'title: Home',
      'sections:',
      '  - type: prose',
      '    text: |',
      '      ![x](<../posts/a/My Photo.SVG>) # no comment',
      '      and words.',
    ]),
    'custom.css': "a { background: url('posts/a/My Photo.SVG') }\n",
    'pages/quotes.md': page([
      'title: Quotes',
      'sections:',
      "  - { type: prose, text: 'It''s ![x](<../posts/a/My Photo.SVG>)' }",
      '  - { type: prose, text: "![x](<../posts/a/My Photo.SVG>)\\n" }',
      '  - type: prose',
      '    text: See ![x](<../posts/a/My Photo.SVG>), and more',
      '  - type: prose',
      '    text: >-',
      '      Folded',
      '      ![x](<../posts/a/My Photo.SVG>)',
    ]),
    'pages/Not named.png': 'no picture',
    'README.md': '![x](<posts/a/My Photo.SVG>)\n',
  });
  const plan = fix();
  expect(plan.renamed).toEqual([{ from: 'posts/a/My Photo.SVG', to: 'posts/a/My-Photo-2.svg' }]);
  expect(text('posts/a/My-Photo-2.svg')).toBe(svg());
  expect(text('posts/a/my-photo.svg')).toBe(dark);
  expect(text('posts/a/index.md')).toBe(
    post(
      ['cover: { src: ./My-Photo-2.svg, alt: x } # the cover'],
      [
        '![x](My-Photo-2.svg "Title") ![y](My-Photo-2.svg) ![z][r] ![e](My-Photo-2.svg#f)',
        '<img src="./My-Photo-2.svg" alt="x"> [it](My-Photo-2.svg)',
        '',
        '[r]: My-Photo-2.svg',
        '',
        '`![x](My Photo.SVG)`',
        '',
      ].join('\n'),
    ),
  );
  expect(text('posts/b.md')).toContain('![x](a/My-Photo-2.svg) ![x](a/my-photo.svg)');
  expect(text('pages/index.md')).toContain(
    '    text: |\n      ![x](../posts/a/My-Photo-2.svg) # no comment\n      and words.\n',
  );
  expect(text('pages/quotes.md')).toBe(
    page([
      'title: Quotes',
      'sections:',
      "  - { type: prose, text: 'It''s ![x](../posts/a/My-Photo-2.svg)' }",
      '  - { type: prose, text: "![x](../posts/a/My-Photo-2.svg)\\n" }',
      '  - type: prose',
      '    text: See ![x](../posts/a/My-Photo-2.svg), and more',
      '  - type: prose',
      '    text: "Folded ![x](../posts/a/My-Photo-2.svg)"',
    ]),
  );
  expect(text('custom.css')).toBe('a { background: url("posts/a/My-Photo-2.svg") }\n');
  expect(text('README.md')).toBe('![x](posts/a/My-Photo-2.svg)\n');
  expect(existsSync(at('pages/Not named.png'))).toBe(true);
  expect(reported()).toEqual([]);
});

test('names in other capitals, and with backslashes', () => {
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

test('a language in other capitals than it is listed in', () => {
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

test('a picture for the dark theme is renamed where it is named, beside the other', () => {
  write({
    'posts/a.md': post(['cover: { src: "./A day.svg", dark: "./A night.svg" }']),
    'posts/A day.svg': svg(),
    'posts/A night.svg': svg(),
  });
  expect(fix().renamed).toHaveLength(2);
  expect(text('posts/a.md')).toContain('cover: { src: "./A-day.svg", dark: "./A-night.svg" }');
  expect(reported()).toEqual([]);
});

test('where a name cannot be rewritten, the file keeps it', () => {
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

test('line ends, a byte order mark and the mode of a file stay', () => {
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

test('nothing outside of the folder is touched, wherever links lead', () => {
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
  const before = Object.fromEntries(
    readdirSync(outside).map((name) => [name, readFileSync(join(outside, name), 'utf8')]),
  );
  const plan = planFixes(at());
  // The same picture has another name through a symbolic link.
  expect(plan.renamed).toEqual([{ from: 'posts/away\\x.svg', to: 'posts/away/x.svg' }]);
  expect(plan.texts.map(({ file }) => file)).toEqual(['posts/own.md']);
  expect(() => carryOutFixes(at(), plan)).toThrow(/^Nothing was fixed: posts\/away\/x\.svg is not in /);
  carryOutFixes(at(), { ...plan, renamed: [] });
  expect(text('posts/own.md')).toContain('updated: 2026-01-02');
  expect(
    Object.fromEntries(readdirSync(outside).map((name) => [name, readFileSync(join(outside, name), 'utf8')])),
  ).toEqual(before);
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

test('a run that was interrupted is completed by the next', () => {
  write({
    'posts/a.md': post([], '![x](<a b.svg>)\n'),
    'posts/b.md': post([], '![x](a-b.svg)\n'),
    'posts/a b.svg': svg(),
    '.changes-99999999-x/0': 'left behind',
  });
  linkSync(at('posts/a b.svg'), at('posts/a-b.svg'));
  expect(fix()).toMatchObject({ renamed: [{ from: 'posts/a b.svg', to: 'posts/a-b.svg' }] });
  expect(text('posts/a.md')).toContain('![x](a-b.svg)');
  expect(readdirSync(at('posts')).sort()).toEqual(['a-b.svg', 'a.md', 'b.md']);
  expect(readdirSync(at()).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('whatever a file says, its fixes make it no worse, leave its other lines alone, and are made once', () => {
  const lines = fc.constantFrom(
    ...[
      'titel: A',
      '"title": B',
      'title: >-',
      '  folded',
      'dat: 2026-01-02',
      'date: "2026-01-02 10:00"',
      '# a comment',
    ],
    ...[
      'permalink: /a/ # old',
      'aliases: [/b/]',
      'aliases:',
      '  - /c/',
      'redirect_from: [/d/,',
      '  /e/]',
      'tags: &t [x]',
    ],
    ...[
      'categories: *t',
      'category: y',
      'layout: post',
      'sumary: |',
      '  # A',
      '  ![x](<My photo.SVG>)',
      'cover: My photo.SVG',
    ],
    ...[
      'covr: { src: my photo.svg, alt: "x: y" } # z',
      'extra:',
      '  mood: stays',
      'lastmod: 2026-01-03T00:30:00+02:00',
      '',
    ],
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
    {
      numRuns: Number(process.env.RUNS ?? (process.env.EVERY === '1' ? 150 : 50)),
      seed: Number(process.env.SEED ?? 12),
    },
  );
}, 120_000);

test('what cannot be read is left as it is', () => {
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
