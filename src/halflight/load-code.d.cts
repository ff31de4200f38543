import type { BuildOptions } from 'esbuild';

/** The path of the bundle of a module with all its imports, from its path in the engine; created if missing. */
export function bundleOf(entry: string, engine?: string): string;

/** Loads Gatsby's hooks. */
export function loadHooks(): typeof import('./hooks');

/** The esbuild options for bundling TypeScript for Node: everything except the entry and its location. */
export function toBuildOptions(): BuildOptions;

/** The name of the bundle of a module: `cli-build` for `cli/build.ts`. */
export function toBundleName(entry: string): string;

/** Removes code that only serves debugging from a bundle. */
export function withoutDebugNames(code: string): string;
