import { createHash } from 'node:crypto';

interface Compilation {
  hash: string | undefined;
  getAssets(): readonly { name: string }[];
}

interface Compiler {
  hooks: { afterEmit: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

/** A digest of the names of the scripts and stylesheets among these files. The names contain digests of the contents; other files are ignored. */
export function digestOfBundles(names: readonly string[]): string {
  const bundles = names.filter((name) => /\.(?:js|css)$/.test(name)).sort();
  return createHash('sha256').update(bundles.join('\n')).digest('hex').slice(0, 20);
}

/**
 * Webpack plugin that names a build after what browsers load. Gatsby writes this name into every page. Its default is webpack's compilation hash,
 * which also depends on what had to be recompiled, so it differs between a cold and a warm build of the same code.
 */
export const nameBuild = {
  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap('name-build', (compilation) => {
      compilation.hash = digestOfBundles(compilation.getAssets().map(({ name }) => name));
    });
  },
};
