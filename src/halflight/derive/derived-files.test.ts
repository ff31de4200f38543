import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { collections } from '../collections';
import { derivedFiles } from './derived-files';
import { findRegistries } from './find-registries';
import { registryPaths } from './to-registries';

const files = derivedFiles(collections);

test('the written files are what the definitions and the folders say', async () => {
  const registries = await findRegistries();
  const written = [
    ...files,
    ...registryPaths.map((path) => [`src/halflight/${path}`, registries.get(`src/halflight/${path}`)] as const),
  ];
  const old = written.flatMap(([path, text]) =>
    existsSync(path) && readFileSync(path, 'utf8') === text ? [] : [path],
  );
  // The diff itself would be long.
  expect(old.length > 0 ? ['run "npm run derive" and commit what it writes', ...old] : []).toEqual([]);
});

test('no schema is left of a deleted collection', () => {
  expect(readdirSync('src/halflight/schemas').filter((name) => !files.has(`src/halflight/schemas/${name}`))).toEqual(
    [],
  );
});

test('the settings for the editor are only those that a recommended extension reads', () => {
  const read = (file: string) => JSON.parse(readFileSync(`.vscode/${file}.json`, 'utf8')) as Record<string, unknown>;
  const { recommendations } = read('extensions') as { recommendations: string[] };
  const own = recommendations.map((name) => name.split('.')[1]?.replace(/^vscode-/, ''));
  const theirs = Object.keys(read('settings')).filter((key) => !/^(?:\[|editor\.|files\.)/.test(key));
  expect(theirs.filter((key) => !own.includes(key.split('.')[0]))).toEqual([]);
});

test.each(['recipe', 'talk'])('the guide shows the declaration of %s that the browser tests build', (name) => {
  const written = readFileSync(`e2e/content/collections/${name}.md`, 'utf8');
  const [, declaration = ''] = /^(---\n[^]*?\n---\n)/.exec(written) ?? [];
  expect(declaration).not.toBe('');
  const guide = readFileSync('docs/posts/a-collection-of-your-own/index.md', 'utf8');
  expect(guide).toContain(`\`\`\`md\n${declaration}\`\`\``);
});
