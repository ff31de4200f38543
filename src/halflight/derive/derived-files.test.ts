import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { collections } from '../collections';
import { derivedFiles } from './derived-files';
import { findRegistries } from './find-registries';
import { registryPaths } from './to-registries';

const files = derivedFiles(collections);

/** Fails with what to do about it; the difference itself would be long. */
function expectUpToDate(path: string, text: string | undefined): void {
  const same = existsSync(path) && readFileSync(path, 'utf8') === text;
  expect(same ? 'up to date' : 'run "npm run derive" and commit what it writes').toBe('up to date');
}

test.each([...files.keys()])('%s is what the definitions say', (path) => expectUpToDate(path, files.get(path)));

test.each(registryPaths)('src/halflight/%s is what the folders say', async (path) =>
  expectUpToDate(`src/halflight/${path}`, (await findRegistries()).get(`src/halflight/${path}`)),
);

test('no schema is left of a collection that is no more', () => {
  expect(readdirSync('src/halflight/schemas').filter((name) => !files.has(`src/halflight/schemas/${name}`))).toEqual(
    [],
  );
});

test('the editor is given no setting that none of its extensions reads', () => {
  const read = (file: string) => JSON.parse(readFileSync(`.vscode/${file}.json`, 'utf8')) as Record<string, unknown>;
  const { recommendations } = read('extensions') as { recommendations: string[] };
  const own = recommendations.map((name) => name.split('.')[1]?.replace(/^vscode-/, ''));
  const theirs = Object.keys(read('settings')).filter((key) => !/^(?:\[|editor\.|files\.)/.test(key));
  expect(theirs.filter((key) => !own.includes(key.split('.')[0]))).toEqual([]);
});
