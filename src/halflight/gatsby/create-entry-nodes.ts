import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import type { CreateNodeArgs, GatsbyNode, Node, NodeInput } from 'gatsby';
import type { SiteValues } from '../collections';
import { findCollection, withDeclared } from '../collections';
import type { Collection } from '../collections/define-collection';
import { languagesOf } from '../derive/languages';
import { isDrawingFile, isFontFile } from '../fields/formats';
import type { ImageValue } from '../fields/images';
import { mapValues } from '../derive/map-values';
import { toFilePath } from '../to-file-path';
import { noteTranslation } from './note-translations';
import { settingsFor } from '../sourcing/environment';
import { TRANSLATION } from '../derive/to-overlay';
import { locate } from '../sourcing/locate';
import { contentFolder } from '../sourcing/content-folder';
import { readOwnCollections, readSite } from '../sourcing/read-content';
import { inLanguage, readEntryBytes } from '../sourcing/read-entry-file';
import { BIBLIOGRAPHY, readBibliographyBytes } from '../sourcing/read-bibliography';
import type { Entry } from '../sourcing/read-entry';
import { textFieldsOf } from '../sourcing/text-fields';
import { readVault } from '../sourcing/vault/read-vault';
import { withHashtags } from '../sourcing/with-hashtags';
import { instantsOf, toDays } from '../sourcing/to-days';
import { isProtected, toOpenEntry, toSealedEntry } from '../routes/protected';
import { withoutLists } from '../routes/unlisted';

/** Gatsby's hook: only handles nodes of Markdown files and of the bibliography. */
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) =>
  (node as Node).internal.type === 'MarkdownRemark' || isBibliography(node as Node);

function isBibliography({ internal, sourceInstanceName, relativePath }: Node): boolean {
  return internal.type === 'File' && sourceInstanceName === 'content' && relativePath === BIBLIOGRAPHY;
}

/**
 * For each Markdown file, creates a typed node (Post, Project, ...) as a child of its MarkdownRemark node. A file with problems gets none; see
 * `create-pages.ts`.
 */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  const { node: remark, getNode, cache } = args;
  if (isBibliography(remark)) return createPublications(args);
  const file = getNode(remark.parent ?? '');
  if (file?.internal.type !== 'File' || file.sourceInstanceName !== 'content') return;
  const filePath = String(file.relativePath);
  // The file has been deleted since the last build; Gatsby deletes its nodes later.
  if (!existsSync(String(file.absolutePath))) return;
  const site: Partial<SiteValues> = readSite(contentFolder()) ?? {};
  const languages = languagesOf(site);
  const own = readOwnCollections(contentFolder(), languages);
  const all = withDeclared([...own.collections, ...readVault(contentFolder(), site)]);
  const location = locate(filePath, all, languages);
  if (!location) return;
  const { entry: read } = readEntryBytes(location, filePath, await readFile(String(file.absolutePath)));
  const isWrong = own.problems.some(({ file: wrong }) => wrong === filePath);
  const entry = read && !isWrong ? inLanguage(read, location) : undefined;
  const { language } = location;
  // The preview keeps showing the last valid version while the author fixes the file.
  const key = `last-good ${filePath}`;
  const valid =
    entry ?? (process.env.NODE_ENV === 'development' ? ((await cache.get(key)) as Entry | undefined) : undefined);
  if (!valid) return;
  if (entry) await cache.set(key, entry);
  const shown = withHashtags(valid, location.collection, site);
  const { timeZone = 'UTC' } = site;
  const { collection } = location;
  if (isProtected(shown) && process.env.NODE_ENV !== 'development') {
    await createEntryNode(args, collection, toSealedEntry(shown), remark, timeZone);
    // Not a child of the file, because the text of an entry is found through its parent.
    await createEntryNode(args, collection, toOpenEntry(collection, shown), undefined, timeZone);
  } else await createEntryNode(args, collection, shown, remark, timeZone);
  // A build has noted all translations beforehand; the preview learns of each one as it is written.
  if (language !== undefined && process.env.NODE_ENV === 'development') noteTranslation(filePath, args);
  if (filePath === 'site.md' || filePath.startsWith('collections/'))
    await followSettings(
      args,
      JSON.stringify([
        timeZone,
        site.hashtags,
        site.vault,
        languages,
        own.collections.map(({ declared }) => declared?.digest),
      ]),
    );
}

/** Creates the nodes of the publications in `publications.bib`, as children of its file. The preview keeps showing those without mistakes. */
async function createPublications(args: CreateNodeArgs): Promise<void> {
  const { node: file } = args;
  const collection = findCollection('publication');
  if (!collection || !existsSync(String(file.absolutePath))) return;
  const { timeZone = 'UTC', ...site }: Partial<SiteValues> = readSite(contentFolder()) ?? {};
  const { entries } = readBibliographyBytes(await readFile(String(file.absolutePath)), languagesOf(site));
  for (const entry of entries) await createEntryNode(args, collection, entry, file, timeZone);
}

/**
 * Recreates every entry when a setting that affects all files has changed: in `site.md`, the time zone, which decides the day of a time, the
 * languages, which decide what a file name means, whether texts have tags, and the vault; in declarations of collections, the fields of their entries.
 */
async function followSettings(args: CreateNodeArgs, settings: string): Promise<void> {
  const { cache, getNodesByType } = args;
  const before = (await cache.get('settings-of-all')) as string | undefined;
  await cache.set('settings-of-all', settings);
  if (before === undefined || before === settings) return;
  for (const node of [...getNodesByType('MarkdownRemark'), ...getNodesByType('File').filter(isBibliography)])
    if (node.id !== args.node.id) await onCreateNode({ ...args, node });
}

async function createEntryNode(
  { actions, createContentDigest }: CreateNodeArgs,
  collection: Collection,
  entry: Entry,
  file: Node | undefined,
  timeZone: string,
): Promise<void> {
  const { body, id, collection: name, slug, filePath, titleHtml, hasBody, hasPage, language, sharedName } = entry;
  const values =
    filePath === 'site.md'
      ? toSettings(entry.values as SiteValues)
      : toDays(collection, withoutLists(entry).values, timeZone);
  const instants = instantsOf(collection, entry.values, timeZone);
  const folder = posix.dirname(entry.filePath);
  // Paths are written relative to the file; nodes store them relative to the content folder.
  const located = await mapValues(collection, values, ({ kind }, value) => {
    if (kind === 'image') {
      const { src, dark, ...rest } = value as ImageValue;
      return { ...rest, src: fileOf(folder, src), ...(dark !== undefined && { dark: fileOf(folder, dark) }) };
    }
    if (kind === 'asset' || (kind === 'font' && isFontFile(value as string))) return fileOf(folder, value as string);
    if (kind === 'drawing' && isDrawingFile(value as string)) return fileOf(folder, value as string);
    if (kind === 'path') return targetOf(folder, value as string);
    return value;
  });
  const identity = language !== undefined && { language, sharedName };
  const fields = {
    // Only `sourcing/resolving.ts` reads translations of single files and declarations of collections.
    ...(collection.typeName === TRANSLATION || collection.opaque ? { values: located } : located),
    ...(filePath === 'site.md' ? {} : identity),
    id,
    collection: name,
    slug,
    filePath,
    hasBody,
    ...(titleHtml !== undefined && { titleHtml }),
    ...(hasPage !== undefined && { hasPage }),
    ...(instants && { instants }),
    // Pages query the titles of the entries they reference; for people, the name is the title.
    ...(collection.page && 'name' in located && !('title' in located) && { title: located.name }),
    // In the preview, only the person and the settings have them, because their translations are merged with them; for others, see `text-fields.ts`.
    ...((collection.singleton || process.env.NODE_ENV !== 'development') && textFieldsOf(body, entry)),
  };
  const node: NodeInput = {
    ...fields,
    parent: file?.id ?? null,
    children: [],
    internal: {
      type: collection.typeName,
      contentDigest: createContentDigest([fields, file?.internal.contentDigest]),
    },
  };
  await actions.createNode(node);
  if (file) actions.createParentChildLink({ parent: file, child: node });
}

/** The settings as they apply in the environment of this build. On a site in several languages, `language` is the first of them. */
function toSettings(values: SiteValues): SiteValues {
  const settings = settingsFor(values);
  return settings.languages ? { ...settings, language: languagesOf(settings)[0]?.code } : settings;
}

/** A file named in front matter, relative to the content folder. A URL, or a path that is not relative, is returned unchanged. */
function fileOf(folder: string, address: string): string {
  return toFilePath(folder, address)?.path ?? address;
}

/** The same for a link target, keeping its query and fragment. */
function targetOf(folder: string, target: string): string {
  const file = toFilePath(folder, target);
  return file ? file.path + file.rest : target;
}
