import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { iconNames } from './icons';
import { socialNetworkIds } from '../features/social/networks';

/** The text of all files below a folder with matching names. */
function textOf(folder: string, endings: RegExp): string {
  return readdirSync(resolve(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => endings.test(path) && !path.endsWith(join('pages', 'icons.md')))
    .map((path) => readFileSync(join(resolve(folder), path), 'utf8'))
    .join('\n');
}

const networks: readonly string[] = socialNetworkIds;

// The page that lists all icons does not count as a use.
test('every drawing of a thing that an author may name is used for something', () => {
  const documentation = textOf('docs', /\.md$/);
  const components =
    textOf('src', /(?<!icon|\.test)\.tsx$|icon-of-target\.ts$/) + textOf('src/collections', /\bschema\.ts$/);
  const unused = iconNames
    .filter((name) => !networks.includes(name))
    .filter((name) => !new RegExp(`icon: ${name}\\b(?!-)`).test(documentation))
    .filter((name) => !new RegExp(`name="${name}"|'${name}'|lucide-react/icons/${name}'`).test(components));
  expect(unused).toEqual([]);
});
