import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import type { SiteValues } from '../collections';
import { toEntryId } from '../sourcing/read-entry';
import type { Keeper, OutputFile } from './output';
import { outputsOf } from './output-files';
import type { PublishedSite } from './published';
import type { CommitTimes } from './sitemap/read-commit-times';
import { writeOutputs } from './write-outputs';

/** Gatsby's hook: makes what the preview has, too, such as icons. */
export async function onPostBootstrap({ getNode, reporter, pathPrefix }: ParentSpanPluginArgs): Promise<void> {
  const settings = getNode(toEntryId('site.md')) as unknown as SiteValues | undefined;
  if (!settings) return;
  const folder = join(process.cwd(), 'public');
  await mkdir(folder, { recursive: true });
  for (const { makeFirst } of outputsOf({ settings, written: new Set() })) {
    try {
      const files = (await makeFirst?.(settings, pathPrefix)) ?? [];
      await Promise.all(files.map(({ path, text }) => writeFile(join(folder, path), text)));
    } catch (error) {
      reporter.warn(error instanceof Error ? error.message : String(error));
    }
  }
}

/** Publishes the site in other forms than pages, made from what the pages were made from. `commits` says when files last changed. */
export async function makeOutputs(
  site: PublishedSite,
  keeper: Keeper,
  folder: string,
  commits: CommitTimes,
): Promise<void> {
  const outputs = outputsOf(site).map((output) => ({ ...output, paths: output.pathsOf(site) }));
  const listed = outputs.flatMap(({ paths, isListed }) => paths.filter((path) => isListed?.(path)));
  const made: OutputFile[] = [];
  for (const { make } of outputs) made.push(...((await make?.(site, { keeper, commits, listed })) ?? []));
  const early = outputs.flatMap(({ makeFirst, paths }) => (makeFirst ? paths : []));
  await writeOutputs(made, early, folder);
}
