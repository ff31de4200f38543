import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import type { CreateNodeArgs, GatsbyNode, Node, NodeInput } from 'gatsby';
import type { SiteValues } from '../collections';
import { collections, findCollection } from '../collections';
import type { Collection } from '../collections/define-collection';
import { languagesOf } from '../derive/languages';
import { isDrawingFile, isFontFile } from '../fields/formats';
import type { ImageValue } from '../fields/images';
import { mapValues } from '../derive/map-values';
import { toFilePath } from '../derive/to-file-path';
import { sourceNodes } from './note-translations';
import { settingsFor } from '../sourcing/environment';
import { keepIn } from '../sourcing/kept';
import { TRANSLATION } from '../derive/to-overlay';
import { factsOf, readingOf } from '../sourcing/kept-facts';
import { locate } from '../sourcing/locate';
import { contentFolder, inLanguage, readEntryBytes, readOwnCollections, readSite } from '../sourcing/read-content';
import { BIBLIOGRAPHY, readBibliographyBytes } from '../sourcing/read-bibliography';
import type { Entry } from '../sourcing/read-entry';
import { toDays } from '../sourcing/to-days';
import { withoutLists } from '../routes/unlisted';

/** Gatsby's hook: of all nodes only those of Markdown, and the file of publications, are looked at. */
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) =>
  (node as Node).internal.type === 'MarkdownRemark' || isBibliography(node as Node);

function isBibliography({ internal, sourceInstanceName, relativePath }: Node): boolean {
  return internal.type === 'File' && sourceInstanceName === 'content' && relativePath === BIBLIOGRAPHY;
}

/** For each Markdown file a typed node (Post, Project, ...) as the child of its MarkdownRemark node. A file with problems gets none; see `create-pages.ts`. */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  const { node: remark, getNode, cache } = args;
  if (isBibliography(remark)) return createPublications(args);
  const file = getNode(remark.parent ?? '');
  if (file?.internal.type !== 'File' || file.sourceInstanceName !== 'content') return;
  const filePath = String(file.relativePath);
  // One that was removed since the last build: Gatsby takes its nodes away later.
  if (!existsSync(String(file.absolutePath))) return;
  const site: Partial<SiteValues> = readSite(contentFolder()) ?? {};
  const languages = languagesOf(site);
  const own = readOwnCollections(contentFolder(), languages);
  const location = locate(filePath, [...collections, ...own.collections], languages);
  keepIn(process.cwd());
  if (!location) return;
  const { entry: read } = readEntryBytes(location, filePath, await readFile(String(file.absolutePath)));
  const isWrong = own.problems.some(({ file: wrong }) => wrong === filePath);
  const entry = read && !isWrong ? inLanguage(read, location) : undefined;
  const { language } = location;
  // In the preview the last good version stays up while its author fixes the file.
  const key = `last-good ${filePath}`;
  const shown =
    entry ?? (process.env.NODE_ENV === 'development' ? ((await cache.get(key)) as Entry | undefined) : undefined);
  if (!shown) return;
  if (entry) await cache.set(key, entry);
  const { timeZone = 'UTC' } = site;
  await createEntryNode(args, location.collection, shown, remark, timeZone);
  // A build has noted them all before; the preview learns of each as it is written.
  if (language !== undefined && process.env.NODE_ENV === 'development') sourceNodes(args);
  if (filePath === 'site.md' || filePath.startsWith('collections/'))
    await followSettings(
      args,
      JSON.stringify([timeZone, languages, own.collections.map(({ declared }) => declared?.digest)]),
    );
}

/** The nodes of the publications in `publications.bib`, which are the children of its file. In the preview those without mistakes stay up. */
async function createPublications(args: CreateNodeArgs): Promise<void> {
  const { node: file } = args;
  const collection = findCollection('publication');
  if (!collection || !existsSync(String(file.absolutePath))) return;
  const { timeZone = 'UTC', ...site }: Partial<SiteValues> = readSite(contentFolder()) ?? {};
  const { entries } = readBibliographyBytes(await readFile(String(file.absolutePath)), languagesOf(site));
  for (const entry of entries) await createEntryNode(args, collection, entry, file, timeZone);
}

/**
 * Makes every entry anew when what is said of all files is another than before: in `site.md` the time zone, which decides what day a time was on,
 * and the languages, which decide what the name of a file says; in declarations of collections, what their entries may say.
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
  remark: Node,
  timeZone: string,
): Promise<void> {
  const { body, id, collection: name, slug, filePath, hasBody, hasPage, language, sharedName } = entry;
  const values =
    filePath === 'site.md'
      ? toSettings(entry.values as SiteValues)
      : toDays(collection, withoutLists(entry).values, timeZone);
  const { summary, minutes, players } = factsOf(body, readingOf(entry));
  const folder = posix.dirname(entry.filePath);
  // Paths are written as seen from the file; nodes keep them as seen from the content folder.
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
    // What translates a single file, or declares a collection, is read by nobody but `sourcing/resolving.ts`.
    ...(collection.typeName === TRANSLATION || collection.opaque ? { values: located } : located),
    ...(filePath === 'site.md' ? {} : identity),
    id,
    collection: name,
    slug,
    filePath,
    hasBody,
    ...(hasPage !== undefined && { hasPage }),
    // Whatever names pages asks for their titles; of people that is the name.
    ...(collection.page && 'name' in located && !('title' in located) && { title: located.name }),
    minutes,
    firstParagraph: summary,
    players,
  };
  const node: NodeInput = {
    ...fields,
    parent: remark.id,
    children: [],
    internal: {
      type: collection.typeName,
      contentDigest: createContentDigest([fields, remark.internal.contentDigest]),
    },
  };
  await actions.createNode(node);
  actions.createParentChildLink({ parent: remark, child: node });
}

/** The settings as they hold where the site is built; of several languages the first is the one that they are in. */
function toSettings(values: SiteValues): SiteValues {
  const settings = settingsFor(values);
  return settings.languages ? { ...settings, language: languagesOf(settings)[0]?.code } : settings;
}

/** A file that front matter names, as seen from the content folder; an address that is no relative one stays as it is. */
function fileOf(folder: string, address: string): string {
  return toFilePath(folder, address)?.path ?? address;
}

/** The same for a link, of which a query and a fragment stay, too. */
function targetOf(folder: string, target: string): string {
  const file = toFilePath(folder, target);
  return file ? file.path + file.rest : target;
}
