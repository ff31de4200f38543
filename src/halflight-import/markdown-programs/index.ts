import type { Source } from '../source';
import { readDocusaurus } from './docusaurus';
import { readMdBook } from './mdbook';
import { readMkDocs } from './mkdocs';
import { readNext } from './next';
import { readNuxt } from './nuxt';
import { readObsidian } from './obsidian';
import { readPelican } from './pelican';
import { readVitePress } from './vitepress';
import type { Site } from './site';

/** The programs whose texts are plain Markdown in folders: each finds its own configuration, or nothing. */
const PROGRAMS: readonly ((source: Source) => Site | undefined)[] = [
  readDocusaurus,
  readMkDocs,
  readMdBook,
  readVitePress,
  readPelican,
  readNuxt,
  readNext,
  readObsidian,
];

/** What is known of the site that a source is; `undefined` if no program recognises it. */
export function readSiteOf(source: Source): Site | undefined {
  for (const read of PROGRAMS) {
    const site = read(source);
    if (site) return site;
  }
  return undefined;
}
