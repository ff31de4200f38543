import { readFileSync } from 'node:fs';

/**
 * What the lock files pin. They contain no download URLs (npm's `omit-lockfile-registry-resolved`): npm asks the registry that a machine is
 * configured for, which may be a mirror, and `integrity` verifies the downloads.
 */

interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

/**
 * Binaries for other platforms than that of the machine on which the lock file was made. Its registry did not have them, so npm could not record a
 * digest; on those platforms, npm takes the digest from the registry when it installs. `npm install` with a registry that has them adds the digest,
 * and then the name should be removed from this list.
 */
const unknown: Record<string, string[]> = {
  '@msgpackr-extract/msgpackr-extract': ['darwin-arm64', 'darwin-x64', 'linux-arm', 'win32-x64'],
  '@pagefind/': ['darwin-arm64', 'darwin-x64', 'freebsd-x64', 'windows-arm64', 'windows-x64'],
  '@swc/core': [
    ...['darwin-arm64', 'darwin-x64', 'linux-arm-gnueabihf', 'linux-ppc64-gnu', 'linux-s390x-gnu'],
    ...['win32-arm64-msvc', 'win32-ia32-msvc', 'win32-x64-msvc'],
  ],
  '@unrs/resolver-binding': [
    ...['android-arm-eabi', 'android-arm64', 'darwin-arm64', 'darwin-x64', 'freebsd-x64', 'linux-arm-gnueabihf'],
    ...['linux-arm-musleabihf', 'linux-loong64-gnu', 'linux-loong64-musl', 'linux-ppc64-gnu', 'linux-riscv64-gnu'],
    ...['linux-riscv64-musl', 'linux-s390x-gnu', 'openharmony-arm64', 'win32-arm64-msvc', 'win32-ia32-msvc'],
    'win32-x64-msvc',
  ],
};
const exceptions = Object.entries(unknown).flatMap(([family, machines]) =>
  machines.map((machine) => `node_modules/${family}${family.endsWith('/') ? '' : '-'}${machine}`),
);

describe.each([
  ['package-lock.json', exceptions],
  ['.github/netlify/package-lock.json', []],
])('%s', (file, without) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> };
  const entries = Object.entries(packages).filter(([path]) => path !== '');

  test('every package has the digest of its content', () => {
    const open = entries.filter(([, { integrity = '', inBundle }]) => !inBundle && !integrity.startsWith('sha512-'));
    expect(open.map(([path]) => path).sort()).toEqual([...without].sort());
    // None of them runs where the site is built and published.
    for (const [, { optional, os = [], cpu = [] }] of open) {
      expect(optional).toBe(true);
      expect(os.length > 0 && cpu.length > 0).toBe(true);
      expect(os.includes('linux') && (cpu.includes('x64') || cpu.includes('arm64'))).toBe(false);
    }
  });

  test('nothing comes from anywhere but the public registry', () => {
    const elsewhere = entries.filter(
      ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere).toEqual([]);
  });
});
