import { existsSync, readFileSync } from 'node:fs';

/** Licences that require at most their notice. */
const PERMISSIVE = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'OFL-1.1'],
  ...['CC0-1.0', 'Unlicense', 'Zlib', 'Python-2.0'],
]);

/**
 * Licences of packages for which neither the lock file nor `package.json` has one, taken from their `LICENSE` files or, for binaries, from the
 * registry.
 */
const UNSAID: readonly [RegExp, string][] = [
  [/^linkfs$/, 'Unlicense'],
  [/^valid-url$/, 'MIT'],
  [/^@(?:msgpackr-extract\/msgpackr-extract|pagefind\/|unrs\/resolver-binding)/, 'MIT'],
  [/^@swc\/core-/, 'Apache-2.0 AND MIT'],
];

interface Manifest {
  license?: string;
  licenses?: { type: string }[];
}

interface Locked extends Manifest {
  dev?: boolean;
  link?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };

/** The licence of a package: from the lock file, from its own `package.json`, or from the list above. */
function licenceOf(path: string, locked: Locked): string {
  const file = `${path}/package.json`;
  const own = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
  const said = locked.license ?? own.license ?? own.licenses?.map(({ type }) => type).join(' OR ');
  return said ?? UNSAID.find(([name]) => name.test(nameOf(path)))?.[1] ?? 'unknown';
}

const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

/** The licences in an SPDX expression that require more; none if it allows choosing a permissive one. */
function demandsOf(expression: string): string[] {
  const choices = expression.replace(/[()]/g, '').split(' OR ');
  const demands = choices.map((choice) => choice.split(' AND ').filter((licence) => !PERMISSIVE.has(licence)));
  return demands.find((each) => each.length === 0) ?? demands.flat();
}

test('THIRD-PARTY.md names every package whose licence requires more than its notice', () => {
  const found = Object.entries(packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .flatMap(([path, locked]) => {
      const name = nameOf(path).replace(/^@img\/sharp-.*/, '@img/sharp-*');
      return demandsOf(licenceOf(path, locked)).map((licence) => `${name} ${licence}`);
    });
  const told = Array.from(
    readFileSync('THIRD-PARTY.md', 'utf8').matchAll(/^\| `([^`]+)`\s*\| (\S+)/gm),
    ([, name = '', licence = '']) => `${name} ${licence}`,
  );
  expect([...new Set(found)].sort()).toEqual(told.sort());
});
