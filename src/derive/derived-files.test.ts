import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { collections } from '../collections';
import type { Collection } from '../collections/define-collection';
import { derivedFiles, schemaPath } from './derived-files';

const files = derivedFiles(collections);

test.each([...files.keys()])('%s is what the definitions say', (path) => {
  // The difference itself would be long; what is to be done about it is short.
  const same = existsSync(path) && readFileSync(path, 'utf8') === files.get(path);
  expect(same ? 'up to date' : 'run "npm run derive" and commit what it writes').toBe('up to date');
});

test('no schema is left of a collection that is no more', () => {
  expect(readdirSync('schemas').filter((name) => !files.has(`schemas/${name}`))).toEqual([]);
});

test('the settings of Visual Studio Code name the schema of every collection', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as { 'yaml.schemas': unknown };
  const expected = (collections as readonly Collection[]).map((collection) => {
    const { folder, single } = collection;
    const places = ['content', 'docs', 'e2e/content'].map((root) => `${root}/${folder}${single ? '' : '/**/*.md'}`);
    return [`./${schemaPath(collection)}`, places];
  });
  expect(settings['yaml.schemas']).toEqual(Object.fromEntries(expected));
});
