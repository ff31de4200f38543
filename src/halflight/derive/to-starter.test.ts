import type { z } from 'zod';
import { collections } from '../collections';
import type { Collection } from '../collections/define-collection';
import { isOptional } from '../fields/field';
import { sectionDefinitions } from '../collections/sections';
import { locate, type Location } from '../sourcing/locate';
import { readContent } from '../sourcing/read-content';
import { readEntry } from '../sourcing/read-entry';
import { makeFolder } from '../testing/temporary-folder';
import { toExample } from './to-example';
import { toStarter } from './to-starter';
import { writeFiles } from '../testing/write-files';

const all: readonly Collection[] = collections;
const placeholders = { authors: 'Who', institution: 'Where', issuer: 'Who', organization: 'Whom', summary: 'What' };
const given = { title: 'A title: with "quotes"', today: '2026-11-21', placeholders, bodyPlaceholder: 'Words.' };

/** The problems of a content folder with these files, each with its file. */
function problemsWith(files: Record<string, string>): string[] {
  const folder = makeFolder();
  const needed = {
    'site.md': '---\ntitle: A\nurl: https://example.org\n---\n',
    'people/ada.md': '---\nname: Ada\n---\n',
  };
  writeFiles(folder, { ...needed, ...files });
  return readContent(folder).problems.map(({ file, message }) => `${file}: ${message}`);
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

test('a new entry of each collection is valid as is and with each of its optional fields, whose use it explains', () => {
  const entries: Record<string, string> = {};
  for (const collection of all) {
    const { name, folder, singleton, opaque, fields, usual } = collection;
    const starter = toStarter(collection, given);
    const optional = Object.entries<z.ZodType>(fields).flatMap(([field, schema]) =>
      isOptional(schema) ? [field] : [],
    );
    const texts = optional.map((field) => withField(starter, field));
    optional.forEach((field, index) => {
      if (!new RegExp(`^${field}:`, 'm').test(texts[index] ?? '')) throw new Error(`${name} does not offer ${field}.`);
    });
    // A site can only have one of these files, or two would claim the same URLs, so each text is checked alone.
    if (singleton || opaque) {
      const path = singleton ? folder : `${folder}/new/index.md`;
      const location = locate(path) as Location;
      expect([starter, ...texts].flatMap((text) => readEntry(location, path, text).problems)).toEqual([]);
      if (singleton) expect(problemsWith({ [path]: starter })).toEqual([]);
    } else {
      entries[`${folder}/new/index.md`] = starter;
      optional.forEach((field, index) => (entries[`${folder}/with-${field}/index.md`] = texts[index] ?? ''));
    }
    const lines = starter.split('\n');
    const unexplained = optional.filter(
      (field) =>
        !lines.includes(`${field}: true`) &&
        !usual?.includes(field) &&
        !lines[lines.findIndex((line) => line.startsWith(`# ${field}:`)) - 1]?.startsWith('## '),
    );
    expect(unexplained.map((field) => `${name}.${field}`)).toEqual([]);
  }
  expect(problemsWith(entries)).toEqual([]);
});

test('every example of a section’s field is valid', () => {
  const pages: Record<string, string> = {};
  for (const { type, fields } of sectionDefinitions) {
    const needed = Object.entries(fields).filter(([, schema]) => !isOptional(schema));
    for (const field of Object.entries(fields)) {
      // A second picture is only valid beside a first.
      const first =
        field[0] === 'after' && type === 'hero' ? Object.entries(fields).filter(([name]) => name === 'image') : [];
      const shown = [...needed.filter(([name]) => name !== field[0]), ...first, field];
      const lines = shown.flatMap(([name, schema]) => toExample(name, schema)).map((line) => `    ${line}`);
      pages[`pages/${type}-${field[0]}.md`] = [
        ...['---', 'title: A', 'sections:', `  - type: ${type}`],
        ...(lines.length > 0 ? lines : [`    nothing: for ${field[0]}`]),
        ...['---', ''],
      ].join('\n');
    }
  }
  expect(problemsWith(pages)).toEqual([]);
});

test('a new post, whole', () => {
  const post = all.find(({ name }) => name === 'post') as Collection;
  expect(toStarter(post, given).split('\n').slice(0, 11)).toEqual([
    '---',
    '## Only the preview shows a draft. Fill in what follows, then delete the line "draft: true" to publish it.',
    'draft: true',
    `title: 'A title: with "quotes"'`,
    '## The day the post appears. A day in the future keeps it unpublished until then. A time after it orders posts of the same day.',
    'date: 2026-11-21',
    '',
    '## All that follows is optional. To use a field, remove the "# " before it.',
    '',
    '## Shown in lists, by search engines and where the post is shared. If left out, the first paragraph is used.',
    '# summary: Why the engine kept its numbers in one place and worked on them in another.',
  ]);
});

test.each([
  ['1984', '"1984"'],
  ['# 1', '"# 1"'],
  ['Größe', 'Größe'],
])('the title %j is written %s', (title, written) => {
  const [first] = collections.filter(({ name }) => name === 'page');
  expect(toStarter(first as Collection, { ...given, title })).toContain(`title: ${written}\n`);
});
