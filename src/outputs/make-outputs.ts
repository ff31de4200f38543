import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import type { SiteValues } from '../collections';
import { toEntryId } from '../sourcing/read-entry';
import type { BuildCache, Output, OutputFile } from './output';
import { outputsOf } from './output-files';
import type { PublishedSite } from './published';
import type { CommitTimes } from './sitemap/read-commit-times';
import { writeOutputs } from './write-outputs';

/** What the files of each output that is made early were made from last. */
const sources = new Map<Output, string>();

/**
 * Gatsby's hook: makes what the preview has, too, such as icons. It is called before queries run: once in a build, and in the preview each
 * time that something has changed.
 */
export async function onPreExtractQueries({
  getNode,
  reporter,
  pathPrefix,
}: Pick<ParentSpanPluginArgs, 'getNode' | 'reporter' | 'pathPrefix'>): Promise<void> {
  const settings = getNode(toEntryId('site.md')) as unknown as SiteValues | undefined;
  if (!settings) return;
  const folder = join(process.cwd(), 'public');
  for (const output of outputsOf({ settings, written: new Set() })) {
    const { early } = output;
    if (!early) continue;
    const wanted = `${folder}\n${await early.sourcesOf(settings, pathPrefix)}`;
    if (sources.get(output) === wanted) continue;
    sources.set(output, wanted);
    try {
      const files = await early.make(settings, pathPrefix);
      await mkdir(folder, { recursive: true });
      await Promise.all(files.map(({ path, text }) => writeFile(join(folder, path), text)));
    } catch (error) {
      reporter.warn(error instanceof Error ? error.message : String(error));
    }
  }
}

/** Publishes the site in other forms than pages, made from what the pages were made from. `commits` says when files last changed. */
export async function makeOutputs(
  site: PublishedSite,
  cache: BuildCache,
  folder: string,
  commits: CommitTimes,
): Promise<void> {
  const outputs = outputsOf(site).map((output) => ({ ...output, paths: output.pathsOf(site) }));
  const listed = outputs.flatMap(({ paths, isListed }) => paths.filter((path) => isListed?.(path)));
  const made: OutputFile[] = [];
  for (const { make } of outputs) made.push(...((await make?.(site, { cache, commits, listed })) ?? []));
  const kept = outputs.flatMap(({ early, paths }) => (early ? paths : []));
  await writeOutputs(made, kept, folder);
}
