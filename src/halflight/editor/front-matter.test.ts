import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections } from '../collections';
import type { Collection } from '../collections/define-collection';
import { locate } from '../sourcing/locate';
import { readEntry } from '../sourcing/read-entry';
import { readFrontMatter } from '../sourcing/read-front-matter';
import { BODY, fromForm, ORIGINAL, toForm } from './front-matter';
import { Unreadable, type Fields, type Value } from './shape';
import { toForm as toFormOf } from './to-form';

const all: readonly Collection[] = collections;
const languages = [
  { code: 'en', home: '/' },
  { code: 'fr', home: '/fr/' },
  { code: 'he', home: '/he/' },
];

/** The content of the browser tests, which covers every field of every collection. */
const files = ['e2e/content', 'e2e/languages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => {
      const location = locate(path, all, languages);
      const text = readFileSync(join(folder, path), 'utf8');
      return location ? [{ name: `${folder}/${path}`, path, location, text }] : [];
    }),
);

const shapes = new Map<string, Fields>();
function shapeOf(collection: Collection): Fields {
  const known = shapes.get(collection.label) ?? toFormOf(collection.fields).shape;
  shapes.set(collection.label, known);
  return known;
}

const shapeIn = (name: string): Fields => shapeOf(all.find((collection) => collection.name === name) as Collection);

/** The values and body that the check reads from a file, or the problems that it finds. */
function meaningOf({ location, path }: (typeof files)[number], text: string): unknown {
  const { entry, problems } = readEntry(location, path, text);
  return entry ? { values: entry.values, body: entry.body.trim() } : problems;
}

test('an untouched file is written back byte for byte', () => {
  expect(new Set(files.map(({ location }) => location.collection.name)).size).toBe(all.length);
  for (const { name, location, text } of files) {
    const fields = shapeOf(location.collection);
    expect({ name, text: fromForm(fields, toForm(fields, text)) }).toEqual({ name, text });
  }
});

test('a file that is rewritten from its form keeps its meaning', () => {
  for (const file of files) {
    const fields = shapeOf(file.location.collection);
    const form: Record<string, Value> = { ...toForm(fields, file.text), [ORIGINAL]: undefined };
    // `extra` is shown as YAML and not edited, so a form without the original text cannot write it.
    const known = meaningOf(file, file.text) as { values?: Record<string, unknown> };
    if (known.values && 'extra' in known.values) continue;
    expect({ name: file.name, is: meaningOf(file, fromForm(fields, form)) }).toEqual({ name: file.name, is: known });
  }
});

test('emptying a field removes it and nothing else', () => {
  // The longest file of each collection.
  const byLength = files.toSorted((one, other) => one.text.length - other.text.length);
  const longest = new Map(byLength.map((file) => [file.location.collection.name, file]));
  for (const { name, location, text } of longest.values()) {
    const fields = shapeOf(location.collection);
    const form = toForm(fields, text);
    const values = readFrontMatter(text)?.values as Record<string, unknown>;
    for (const field of Object.keys(values)) {
      if (fields[field]?.kind === 'yaml') continue;
      const left = readFrontMatter(fromForm(fields, { ...form, [field]: undefined }))?.values as Record<
        string,
        unknown
      >;
      const others = Object.fromEntries(Object.entries(values).filter(([key]) => key !== field));
      // A value that equals the default, such as `draft: false`, counts as absent and stays.
      if (field in left) expect({ name, left }).toEqual({ name, left: values });
      else expect({ name, left }).toEqual({ name, left: others });
    }
  }
});

test('when one item of a list changes, the others keep their spelling', () => {
  const text = `---
title: A person
skills: [CSS, { name: Figma, level: 4 }]
social:
  - https://github.com/ada # hers
  - { network: mastodon, url: "https://example.social/@ada" }
---
`;
  const fields = shapeIn('person');
  const form = toForm(fields, text);
  const social = form.social as Value[];
  expect(form.skills).toEqual([{ name: 'CSS' }, { name: 'Figma', level: 4 }]);
  const skills = [{ name: 'HTML', level: null }, ...(form.skills as Value[])];
  expect(fromForm(fields, { ...form, skills, social: [social[1], social[0]] })).toBe(`---
title: A person
skills: [HTML, CSS, {name: Figma, level: 4}]
social:
  - { network: mastodon, url: "https://example.social/@ada" }
  - https://github.com/ada # hers
---
`);
});

test('a comment stays beside an item that becomes a group, and above one', () => {
  const text = `---
title: A person
social:
  # The old one.
  - https://github.com/ada # hers
skills:
  - CSS # since school
---
`;
  const fields = shapeIn('person');
  const form = toForm(fields, text);
  const social = [{ url: 'https://github.com/ada', label: 'Code' }];
  expect(fromForm(fields, { ...form, social, skills: [{ name: 'CSS', level: 4 }] })).toBe(`---
title: A person
social:
  # The old one.
  # hers
  - url: https://github.com/ada
    label: Code
skills:
  # since school
  - name: CSS
    level: 4
---
`);
});

test('a comment stays above an item that becomes short, and beside a picture that gets alt text', () => {
  const fields = shapeIn('person');
  const text =
    '---\nname: A\navatar: ./a.jpg # taken at sea\nskills:\n  # since school\n  - name: CSS\n    level: 4\n---\n';
  const form = toForm(fields, text);
  expect(fromForm(fields, { ...form, avatar: { src: './a.jpg', alt: 'A' }, skills: [{ name: 'CSS' }] })).toBe(
    '---\nname: A\navatar:\n  # taken at sea\n  src: ./a.jpg\n  alt: A\nskills:\n  # since school\n  - CSS\n---\n',
  );
});

test('untouched text keeps its blank lines; new text is separated by one line', () => {
  const fields = shapeIn('post');
  for (const end of ['\n\nWords.\n\n\n', '\n\nWords.  \n', '', '\nRight below.\n']) {
    const form = toForm(fields, `---\ntitle: A\n---${end}`);
    expect(fromForm(fields, { ...form, title: 'B' })).toBe(`---\ntitle: B\n---${end}`);
    expect(fromForm(fields, { ...form, [BODY]: 'Anew.' })).toBe('---\ntitle: A\n---\n\nAnew.\n');
  }
  const form = toForm(fields, '---\ntitle: A\n---\nRight below.\n');
  expect(fromForm(fields, { ...form, [BODY]: '' })).toBe('---\ntitle: A\n---\n');
});

test('a picture stays a bare path, or a group on one line, and becomes a group when it gets alt text', () => {
  const fields = shapeIn('post');
  const change = (written: string, cover: Value) => {
    const form = toForm(fields, `---\ntitle: A\n${written}\nmath: true\n---\n`);
    return fromForm(fields, { ...form, cover }).slice(13, -16);
  };
  expect(change('cover: ./a.jpg', { src: './b.jpg', alt: '' })).toBe('cover: ./b.jpg');
  expect(change('cover: ./a.jpg', { src: './a.jpg', alt: 'A' })).toBe('cover:\n  src: ./a.jpg\n  alt: A');
  expect(change('cover: { src: a.jpg, alt: "" }', { src: 'b.jpg', alt: '' })).toBe('cover: { src: b.jpg, alt: "" }');
});

test('an empty field marks a picture that requires alt text as decorative', () => {
  const gallery = [{ src: './a.jpg', alt: '', focus: '' }];
  expect(fromForm(shapeIn('project'), { title: 'A', gallery })).toBe(
    '---\ntitle: A\ngallery:\n  - src: ./a.jpg\n    alt: ""\n---\n',
  );
});

test('numbers and dates keep their spelling, however YAML would interpret them', () => {
  const text = '---\ntitle: 1984\ndate: 2026-03-14 10:00\nsummary: no\nupdated: 2026-04-01\norder: 007\n---\n';
  const fields = shapeIn('post');
  const form = toForm(fields, text);
  expect(form).toMatchObject({ title: '1984', date: '2026-03-14', summary: 'no', order: 7, draft: false });
  expect(fromForm(fields, { ...form, summary: 'yes' })).toBe(text.replace('no', 'yes'));
  expect(fromForm(fields, { ...form, date: '2026-03-15', title: '~' })).toContain('title: ~\ndate: 2026-03-15\n');
});

test('comments stay, a new field goes where its definition puts it, and no empty field is written', () => {
  const text = '---\n# Mine.\ntitle: A # yes\ndate: 2026-01-01\n\n# Why?\nmath: true\n# The end.\n---\n\nWords.\n';
  const fields = shapeIn('post');
  const untouched = { cover: null, authors: [], aliases: [], series: '', canonical: '', order: null, noindex: false };
  const form = { ...toForm(fields, text), ...untouched, summary: 'Said.', tags: ['a', ''], draft: true };
  expect(fromForm(fields, form)).toBe(
    '---\n# Mine.\ntitle: A # yes\ndate: 2026-01-01\nsummary: Said.\ntags: [a]\n\n# Why?\nmath: true\ndraft: true\n# The end.\n---\n\nWords.\n',
  );
});

test('multi-line texts and characters special to YAML survive a round trip', () => {
  const fields = shapeIn('post');
  const signs = `a: b;# no;- x;";it's;[x;&a;*b;!c;@d;a #b;{;%;---;...;| x;one\ntwo`;
  for (const summary of signs.split(';')) {
    const text = fromForm(fields, { title: summary, summary, tags: [summary, 'b, c'], [BODY]: '' });
    expect(readFrontMatter(text)?.values).toEqual({ title: summary, summary, tags: [summary, 'b, c'] });
  }
});

test.each([
  ['braces around all of it', '{ title: A, tags: [b] }', 'title: B\ntags: [b]'],
  ['keys in quotes', '"title": A\n"tags": [b]', '"title": B\n"tags": [b]'],
  ['a comment alone', '# Nothing yet.', '# Nothing yet.\ntitle: B'],
  ['fields that nobody knows', 'title: A\nown: { a: 1 }', 'title: B\nown: { a: 1 }'],
])('%s', (_, written, then) => {
  const fields = shapeIn('post');
  const form = toForm(fields, `---\n${written}${written && '\n'}---\n`);
  expect(fromForm(fields, { ...form, title: 'B' })).toBe(`---\n${then}\n---\n`);
});

test('carriage returns and a byte order mark are accepted', () => {
  const form = toForm(shapeIn('post'), '\uFEFF---\r\ntitle: A\r\n---\r\nWords.\r\n');
  expect(form).toMatchObject({ title: 'A', [BODY]: 'Words.' });
});

test.each([
  ['no front matter', 'Words.'],
  ['front matter that cannot be read', '---\ntitle: [\n---\n'],
  ['a value that stands for several', '---\ntitle: &a A\nsummary: *a\n---\n'],
  ['a text where a list belongs', '---\ntitle: A\ntags: b\n---\n'],
  ['a word where a number belongs', '---\ntitle: A\norder: first\n---\n'],
  ['words before what looks like front matter', 'Hello\n\n---\ntitle: A\n---\n'],
  ['fields that do not begin their lines', '---\n  title: A\n  date: 2026-01-01\n---\n'],
])('a file with %s is not opened, so that nothing in it is lost', (_, text) => {
  expect(() => toForm(shapeIn('post'), text)).toThrow(Unreadable);
});

test('nor is a page with an unknown section', () => {
  expect(() => toForm(shapeIn('page'), '---\ntitle: A\nsections: [{ type: hreo }]\n---\n')).toThrow(Unreadable);
  expect(() => toForm(shapeIn('page'), '---\ntitle: A\nsections: [{ type: constructor }]\n---\n')).toThrow(Unreadable);
});

test('an author’s own fields are shown and left alone', () => {
  const text = '---\ntitle: A\nextra: { weather: fog, list: [1, 2] } # mine\n---\n';
  const fields = shapeIn('post');
  const form = toForm(fields, text);
  expect(form.extra).toBe('weather: fog\nlist:\n  - 1\n  - 2');
  expect(fromForm(fields, { ...form, extra: 'other', title: 'B' })).toBe(text.replace('A', 'B'));
});

test('an emptied section stays a section', () => {
  const fields = shapeIn('page');
  const text = '---\ntitle: A\nsections:\n  - type: hero\n  - type: posts # the newest\n    title: Latest\n---\n';
  const form = toForm(fields, text);
  const sections = [{ type: 'hero' }, { type: 'posts', title: '' }];
  expect(fromForm(fields, { ...form, sections })).toBe(
    '---\ntitle: A\nsections:\n  - type: hero\n  - type: posts # the newest\n---\n',
  );
});

test('untouched text that begins with code keeps its indentation, though the editor trims it', () => {
  const fields = shapeIn('post');
  const text = '---\ntitle: A\n---\n\n    npm install\n    npm start\n';
  const form = toForm(fields, text);
  const trimmed = (form[BODY] as string).trim();
  const saved = fromForm(fields, { ...form, title: 'B', [BODY]: trimmed });
  expect(saved).toBe(text.replace('title: A', 'title: B'));
});

test('empty braces stay absent', () => {
  const fields = shapeIn('post');
  const form = toForm(fields, '---\n{ title: A, summary: , tags: [b] }\n---\n');
  expect(fromForm(fields, { ...form, title: 'B' })).toBe('---\ntitle: B\ntags: [b]\n---\n');
});
