import { readFileSync } from 'node:fs';

/**
 * What the lock files pin. They name no addresses to download from (npm's `omit-lockfile-registry-resolved`): npm asks whichever registry a
 * machine is set to, which may be a mirror, and `integrity` decides whether what comes is what was meant.
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
 * Programs for other machines than those the lock file was made on, whose versions that machine's registry did not have, so that npm could
 * learn no digest. There npm takes the digest from the registry at the time. `npm install` on a machine whose registry has them adds it; then
 * the name goes from this list.
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
    // Nothing that runs where the site is built and published.
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
