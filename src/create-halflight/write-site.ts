import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Answers } from './answers';
import { fill } from './fill';
import { toManifest, type Engine, type PackageManager } from './to-manifest';
import { writeExample, type ExampleName } from './write-example';
import { findFiles, writeStarters } from './write-starters';

/** What a site is created from. */
export interface Parts {
  /** The folder with `starters/` and `site/`. */
  templates: string;
  engine: Engine;
  packageManager: PackageManager;
  /** The packed packages by name, which the site includes instead of installing them from the registry. */
  tarballs: Readonly<Record<string, string>>;
}

/** How each package manager installs exactly what is in the lock file. */
const INSTALL: Record<PackageManager, string> = { npm: 'npm ci', pnpm: 'pnpm install --frozen-lockfile' };

/**
 * Writes all files of a new site into its folder. `today` is the date, `YYYY-MM-DD`, in the site's time zone, and
 * `from` the demonstration to copy. Returns the paths of the files,
 * relative to the folder.
 */
export function writeSite(
  folder: string,
  answers: Answers,
  parts: Parts & { today: string; from?: ExampleName | undefined },
): string[] {
  const { templates, today, from } = parts;
  const target = join(folder, 'content');
  const content = from
    ? writeExample(from, answers.url, templates, target)
    : writeStarters(answers, today, join(templates, 'starters'), target);
  return [...content.map((path) => `content/${path}`), ...writeScaffold(folder, answers, parts)].sort();
}

/** Writes the files of a site other than its content into its folder. Returns their paths, relative to the folder. */
export function writeScaffold(folder: string, answers: Pick<Answers, 'name' | 'languages'>, parts: Parts): string[] {
  const { templates, engine, packageManager, tarballs } = parts;
  const write = (path: string, text: string): string => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    return path;
  };
  const texts: Partial<Record<string, string>> = {
    title: answers.name.replace(/[\\`*_~[\]<>&]/g, '\\$&'),
    pm: packageManager,
    install: INSTALL[packageManager],
  };
  const vendored = Object.entries(tarballs).map(([name, file]) => ({ name, file, path: `vendor/${basename(file)}` }));
  for (const { file, path } of vendored) {
    mkdirSync(join(folder, 'vendor'), { recursive: true });
    copyFileSync(file, join(folder, path));
  }
  const sources = Object.fromEntries(vendored.map(({ name, path }) => [name, `file:${path}`]));
  return [
    ...vendored.map(({ path }) => path),
    write('package.json', toManifest(answers, basename(folder), engine, sources)),
    ...findFiles(join(templates, 'site')).map(({ file, path }) => {
      // npm omits some names that begin with a dot from packages.
      const own = path.replace(/(^|\/)_/g, '$1.');
      return write(
        own,
        fill(readFileSync(file, 'utf8'), {
          answers: {},
          textOf: (name) => texts[name],
          holds: (condition) =>
            condition === 'npm' || condition === 'pnpm' ? condition === packageManager : undefined,
        }),
      );
    }),
  ];
}
