import type { z } from 'zod';
import { collections } from '../collections';
import type { Collection } from '../collections/define-collection';
import { isOptional } from '../fields/field';
import { sectionDefinitions } from '../sections/schema';
import { readContent } from '../sourcing/read-content';
import { makeFolder } from '../testing/temporary-folder';
import { toExample } from './to-example';
import { toStarter } from './to-starter';
import { writeFiles } from '../testing/write-files';

const all: readonly Collection[] = collections;
const placeholders = { authors: 'Who', institution: 'Where', issuer: 'Who', organization: 'Whom', summary: 'What' };
const given = { title: 'A title: with "quotes"', today: '2026-11-21', placeholders, bodyPlaceholder: 'Words.' };

let folder: string;

beforeEach(() => (folder = makeFolder()));

/** The problems of a content folder with this one file in a collection. */
function problemsWith({ folder: place, singleton }: Collection, text: string): string[] {
  const files = {
    'site.md': '---\ntitle: A\nurl: https://example.org\n---\n',
    'people/ada.md': '---\nname: Ada\n---\n',
    [singleton ? place : `${place}/new/index.md`]: text,
  };
  writeFiles(folder, files);
  return readContent(folder).problems.map(({ message }) => message);
}

/** A starter with one of its fields uncommented. */
function withField(starter: string, name: string): string {
  let inside = false;
  return starter
    .split('\n')
    .map((line) => {
      inside = line.startsWith(`# ${name}:`) || (inside && line.startsWith('#   '));
      return inside ? line.slice(2) : line;
    })
    .join('\n');
}

describe.each(all.map((collection) => [collection.name, collection] as const))('a new %s', (_, collection) => {
  const starter = toStarter(collection, given);
  const optional = Object.entries<z.ZodType>(collection.fields).filter(([, schema]) => isOptional(schema));

  test('is right as it is', () => {
    expect(problemsWith(collection, starter)).toEqual([]);
  });

  test.each(optional.map(([name]) => name))('is right with %s', (name) => {
    const text = withField(starter, name);
    expect(text).toMatch(new RegExp(`^${name}:`, 'm'));
    expect(problemsWith(collection, text)).toEqual([]);
  });

  test('says what each field is for', () => {
    const lines = starter.split('\n');
    const bare = optional.filter(
      ([name]) =>
        !lines.includes(`${name}: true`) &&
        !collection.usual?.includes(name) &&
        !lines[lines.findIndex((line) => line.startsWith(`# ${name}:`)) - 1]?.startsWith('## '),
    );
    expect(bare.map(([name]) => name)).toEqual([]);
  });
});

test.each(sectionDefinitions.map((section) => [section.type, section] as const))(
  'every example of the section %s is right',
  (_, { type, fields }) => {
    const page = all.find(({ name }) => name === 'page') as Collection;
    const needed = Object.entries(fields).filter(([, schema]) => !isOptional(schema));
    for (const field of Object.entries(fields)) {
      // A second picture is only valid with the first.
      const first =
        field[0] === 'after' && type === 'hero' ? Object.entries(fields).filter(([name]) => name === 'image') : [];
      const shown = [...needed.filter(([name]) => name !== field[0]), ...first, field];
      const lines = shown.flatMap(([name, schema]) => toExample(name, schema)).map((line) => `    ${line}`);
      expect(lines).not.toEqual([]);
      const text = ['---', 'title: A', 'sections:', `  - type: ${type}`, ...lines, '---', ''].join('\n');
      expect(problemsWith(page, text)).toEqual([]);
    }
  },
);

test('a new post, whole', () => {
  const post = all.find(({ name }) => name === 'post') as Collection;
  expect(toStarter(post, given).split('\n').slice(0, 17)).toEqual([
    '---',
    '## Only the preview shows a draft. Fill in what follows, then delete the line "draft: true" to publish it.',
    'draft: true',
    `title: 'A title: with "quotes"'`,
    '## The day the post appears. A day in the future keeps it unpublished until then. A time after it orders posts of the same day.',
    'date: 2026-11-21',
    '',
    '## All that follows is optional. To use a field, remove the "# " before it.',
    '',
    '## Shown in lists, by search engines and where the post is shared. If left out, the first paragraph serves.',
    '# summary: Why the engine kept its numbers in one place and worked on them in another.',
    '',
    '## A subject shared with other posts.',
    '# tags:',
    '#   - mathematics',
    '',
    '## The picture above the post, and on its card.',
  ]);
});

test.each([
  ['1984', '"1984"'],
  ['true', '"true"'],
  ['A walk', 'A walk'],
  ['# 1', '"# 1"'],
  ['Größe', 'Größe'],
])('the title %j is written %s', (title, written) => {
  const [first] = collections.filter(({ name }) => name === 'page');
  expect(toStarter(first as Collection, { ...given, title })).toContain(`title: ${written}\n`);
});
