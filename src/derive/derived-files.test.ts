import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { collections } from '../collections';
import { derivedFiles, withSchemas } from './derived-files';

const files = derivedFiles(collections);

test.each([...files.keys()])('%s is what the definitions say', (path) => {
  // The difference itself would be long; what is to be done about it is short.
  const same = existsSync(path) && readFileSync(path, 'utf8') === files.get(path);
  expect(same ? 'up to date' : 'run "npm run derive" and commit what it writes').toBe('up to date');
});

test('no schema is left of a collection that is no more', () => {
  expect(readdirSync('schemas').filter((name) => !files.has(`schemas/${name}`))).toEqual([]);
});

test('the settings of Visual Studio Code give every collection its schema', () => {
  const settings = readFileSync('.vscode/settings.json', 'utf8');
  const same = settings === withSchemas(settings, collections);
  expect(same ? 'up to date' : 'run "npm run derive" and commit what it writes').toBe('up to date');
  expect(JSON.parse(settings)).toMatchObject({
    'yaml.schemas': { './schemas/site.schema.json': '**/site.md', './schemas/post.schema.json': '**/posts/**/*.md' },
  });
});

test('other settings of Visual Studio Code stay', () => {
  expect(JSON.parse(withSchemas('{ "a": 1, "yaml.schemas": { "b": "c" } }', []))).toEqual({ a: 1, 'yaml.schemas': {} });
});
