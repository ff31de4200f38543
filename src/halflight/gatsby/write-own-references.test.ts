import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections } from '../collections';
import { readContent } from '../sourcing/read-content';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { writeOwnReferences } from './write-own-references';

const declaration = `---
label: Recipes
fields:
  - { name: serves, kind: number, min: 1, hint: How many it feeds. }
---
`;

test('what a site declares has a schema and a reference, until it is no longer declared', () => {
  const project = makeFolder();
  const content = join(project, 'content');
  writeFiles(content, {
    'site.md': '---\ntitle: A\nurl: https://a.example\n---\n',
    'collections/recipe.md': declaration,
  });
  writeOwnReferences(readContent(content).collections, project);
  const folder = join(project, '.cache/collections');
  expect(readdirSync(folder).sort()).toEqual(['recipe.md', 'recipe.schema.json']);
  expect(JSON.parse(readFileSync(join(folder, 'recipe.schema.json'), 'utf8'))).toMatchObject({
    title: 'Recipes',
    properties: { serves: { minimum: 1 } },
    required: ['title', 'serves'],
  });
  expect(readFileSync(join(folder, 'recipe.md'), 'utf8')).toMatch(/^# Recipes\n[^]*How many it feeds\./);
  writeOwnReferences(collections, project);
  expect(readdirSync(join(project, '.cache'))).toEqual([]);
});
