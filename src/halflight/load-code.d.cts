import type { BuildOptions } from 'esbuild';

/** The path of the bundle of a module with all its imports, from its path in the engine; it is created if it is not there. */
export function bundleOf(entry: string, engine?: string): string;

/** Loads Gatsby's hooks. */
export function loadHooks(): typeof import('./hooks');

/** What esbuild is told to bundle TypeScript for Node: everything but what is bundled, and from where. */
export function toBuildOptions(): BuildOptions;

/** The name of the bundle of a module: `cli-build` of `cli/build.ts`. */
export function toBundleName(entry: string): string;

/** Bundled code without what only serves debuggers. */
export function withoutDebugNames(code: string): string;
