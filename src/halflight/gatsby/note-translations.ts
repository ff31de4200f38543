import { existsSync, readdirSync } from 'node:fs';
import type { SourceNodesArgs } from 'gatsby';
import { languagesOf, splitLanguage } from '../derive/languages';
import { TRANSLATION } from '../derive/to-overlay';
import { contentFolder } from '../sourcing/content-folder';
import { readSite } from '../sourcing/read-content';
import { TRANSLATED_FILES } from '../sourcing/resolving';

type Args = Pick<SourceNodesArgs, 'actions' | 'createContentDigest'>;

/** The files of the content folder when last listed; the translations among them are noted. */
let listed: ReadonlySet<string> = new Set();

/**
 * Notes which translations exist. A link leads to a translation as soon as that exists, but a query that looked for a missing file is
 * not run again when the file is written. So such queries also ask for this node (`sourcing/resolving.ts`). A site in one language has none.
 */
export function noteTranslations({ actions, createContentDigest }: Args): void {
  const folder = contentFolder();
  const languages = languagesOf(readSite(folder) ?? {});
  if (languages.length < 2 || !existsSync(folder)) return;
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  listed = new Set(all);
  const files = all.filter((file) => splitLanguage(file, languages).original !== file).sort();
  void actions.createNode({
    id: TRANSLATED_FILES,
    parent: null,
    children: [],
    internal: { type: TRANSLATION, contentDigest: createContentDigest(files) },
  });
}

/**
 * Notes a file that the preview has read, unless it was there when the folder was last listed: listing the folder for each file would take too long.
 */
export function noteTranslation(filePath: string, args: Args): void {
  if (!listed.has(filePath)) noteTranslations(args);
}

/** Makes the next file that is read list the folder again, because files may be removed without notice. */
export function forgetTranslations(): void {
  listed = new Set();
}
