import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../testing/temporary-folder';
import { writeFiles } from '../../testing/write-files';
import { listNotes, toNoteSlugs } from './list-notes';

test('every Markdown file is a note, but for hidden ones and templates', () => {
  const folder = makeFolder();
  const empty = (paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, '']));
  writeFiles(
    folder,
    empty([
      'notes/A note.md',
      'notes/Deep/er/v1.2.md',
      'notes/map.canvas',
      'notes/.obsidian/app.md',
      'notes/.trash/old.md',
      'notes/Templates/day.md',
      'posts/a.md',
    ]),
  );
  expect(listNotes(folder, 'notes')).toEqual(['notes/A note.md', 'notes/Deep/er/v1.2.md']);
  writeFiles(folder, empty(['notes/Deep/er/new.md']));
  renameSync(join(folder, 'notes/A note.md'), join(folder, 'notes/B.md'));
  expect(listNotes(folder, 'notes')).toEqual(['notes/B.md', 'notes/Deep/er/new.md', 'notes/Deep/er/v1.2.md']);
  rmSync(join(folder, 'notes'), { recursive: true });
  expect(listNotes(folder, 'notes')).toEqual([]);
});

test.each([
  [
    ['Deep/Two Words.md', 'v1.2.md'],
    ['deep/two-words', 'v1-2'],
  ],
  [
    ['種/大根.md', 'E\u0301te\u0301.md'],
    ['種/大根', 'été'],
  ],
  // The page of a folder.
  [
    ['index.md', 'A/index.md', 'B/README.md'],
    ['', 'a', 'b'],
  ],
  [
    ['README.md', 'index.md'],
    ['readme', ''],
  ],
  // Names that differ only by signs.
  [
    ['C#.md', 'C++.md', 'C.md'],
    ['c-sharp', 'c-plus-plus', 'c'],
  ],
  [
    ['Pests!.md', 'Pests.md', 'pests?.md'],
    ['pests-2', 'pests', 'pests-3'],
  ],
  [
    ['!.md', '?.md'],
    ['note', 'note-2'],
  ],
])('notes called %j are at %j', (names, slugs) => {
  const notes = names.map((name) => `notes/${name}`);
  const found = toNoteSlugs(notes, 'notes');
  expect(notes.map((note) => found.get(note))).toEqual(slugs);
});
