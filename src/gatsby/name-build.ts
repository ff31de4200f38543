import { createHash } from 'node:crypto';

/** As much of webpack as is needed here. */
interface Compilation {
  hash: string | undefined;
  getAssets(): readonly { name: string }[];
}

interface Compiler {
  hooks: { afterEmit: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

/** A digest of the scripts and styles with these names, which hold digests of what is in them; other files count for nothing. */
export function digestOfBundles(names: readonly string[]): string {
  const bundles = names.filter((name) => /\.(?:js|css)$/.test(name)).sort();
  return createHash('sha256').update(bundles.join('\n')).digest('hex').slice(0, 20);
}

/**
 * A plugin of webpack that names a build after what browsers load of it. Gatsby writes this name into every page, and takes the hash that
 * webpack gives a compilation, in which counts, too, what had to be compiled anew: it differs between a cold and a warm build of the same code.
 */
export const nameBuild = {
  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap('name-build', (compilation) => {
      compilation.hash = digestOfBundles(compilation.getAssets().map(({ name }) => name));
    });
  },
};
