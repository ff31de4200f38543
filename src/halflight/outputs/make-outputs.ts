import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { fromProject } from '../paths';
import { readSettings } from '../sourcing/resolving';
import type { Output, OutputFile } from './output';
import { outputCache } from './output-cache';
import { outputsOf } from './output-files';
import type { PublishedSite } from './published';
import type { CommitTimes } from './sitemap/read-commit-times';
import { writeOutputs } from './write-outputs';

/** What the files of each early output were last made from, by the home path of the language. */
const sources = new Map<Output, Map<string, string>>();

/** Gatsby's hook for outputs that the preview also has, such as icons: called before queries run and, in the preview, after each change. */
export async function onPreExtractQueries({
  getNode,
  reporter,
  pathPrefix,
}: Pick<ParentSpanPluginArgs, 'getNode' | 'reporter' | 'pathPrefix'>): Promise<void> {
  const main = readSettings(getNode);
  if (!main) return;
  const folder = fromProject('public');
  for (const settings of [main, ...(main.translated ?? [])]) {
    for (const output of outputsOf({ settings, written: new Set() })) {
      const { early } = output;
      if (!early) continue;
      const wanted = `${folder}\n${await early.sourcesOf(settings, pathPrefix)}`;
      const known = sources.get(output) ?? new Map<string, string>();
      if (known.get(settings.home ?? '/') === wanted) continue;
      sources.set(output, known.set(settings.home ?? '/', wanted));
      try {
        const files = await early.make(settings, pathPrefix);
        for (const { path, text } of files) {
          await mkdir(dirname(join(folder, path)), { recursive: true });
          await writeFile(join(folder, path), text);
        }
      } catch (error) {
        reporter.warn(error instanceof Error ? error.message : String(error));
      }
    }
  }
}

/** Makes the outputs of the site in all languages, from what its pages were made from. `commits` says when files last changed. */
export async function makeOutputs(site: PublishedSite, folder: string, commits: CommitTimes): Promise<void> {
  const made: OutputFile[] = [];
  const early: string[] = [];
  for (const language of site.languages) {
    const outputs = outputsOf(language).map((output) => ({ ...output, paths: output.pathsOf(language) }));
    const listed = outputs.flatMap(({ paths, isListed }) => paths.filter((path) => isListed?.(path)));
    for (const { make } of outputs) made.push(...((await make?.(language, { commits, listed })) ?? []));
    early.push(...outputs.flatMap((output) => (output.early ? output.paths : [])));
  }
  outputCache.save();
  await writeOutputs(made, early, folder);
}
