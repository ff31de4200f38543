import { readFileSync } from 'node:fs';

/**
 * An entry of a lock file. Lock files contain no download URLs (npm's `omit-lockfile-registry-resolved`): npm asks the registry that the machine is
 * configured for, which may be a mirror, and `integrity` verifies the downloads.
 */

interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  link?: true;
}

/*
 * If npm's registry does not have a binary for another platform, npm records no digest for it, and adds none later, not even with `npm install
 * --package-lock-only`. Delete such entries from the lock file first, then run that with the public registry.
 */

describe.each(['package-lock.json', '.github/netlify/package-lock.json'])('%s', (file) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> };
  const entries = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

  test('every package has the digest of its content', () => {
    const open = entries.filter(([, { integrity = '', inBundle }]) => !inBundle && !integrity.startsWith('sha512-'));
    expect(open.map(([path]) => path)).toEqual([]);
  });

  test('nothing comes from anywhere but the public registry', () => {
    const elsewhere = entries.filter(
      ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere).toEqual([]);
  });
});
