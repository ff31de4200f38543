import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { isEntryFile } from '../../entry-file';
import type { EmbeddedNote, MarkdownContext } from '../../markdown/context';
import { toTagUrl } from '../../derive/to-url';
import { isSameTag } from '../../sourcing/with-hashtags';
import { directionOf } from '../../derive/direction-of';
import { CONTENTS_SHORTEST } from '../../limits';
import { findHeadings } from '../../markdown/headings';
import type { Heading } from '../../ui/components/contents/contents';
import { renderText, renderTree } from '../../markdown/render';
import { selectPart } from '../../markdown/select-part';
import { isProtected } from '../../routes/protected';
import { isUnlisted } from '../../routes/unlisted';
import { resolveName, type NameFinder } from '../../sourcing/file-names';
import { toWords } from '../../words/words';
import { isInVault } from '../../features/vault/settings';
import { readDeployContext } from '../../sourcing/environment';
import { refusalOf } from '../../sourcing/active-file';
import { readingOf } from '../../sourcing/facts-of';
import { publishFile, publishText } from '../../sourcing/publish-file';
import { buildPickerScript } from '../define-client-script';
import { contentFolder } from '../../sourcing/content-folder';
import { readCodeFile } from '../../sourcing/read-code-file';
import { readDrawing } from '../../sourcing/read-drawing';
import { toImageData } from '../../sourcing/resolve-image';
import { markdownOf, withTextFields } from '../../sourcing/text-fields';
import { type EntryNode, summaryOf } from '../../collections/entry-node';
import { findFile, findSite, readNameFinder, type Resolving } from '../../sourcing/resolving';
import { addressOf, entryOf } from './addresses';

/** What rendering Markdown in a language needs to know about the site. `folder` is the folder of the text, relative to the content folder. */
export function markdownContext(folder: string, language: string | undefined, resolving: Resolving): MarkdownContext {
  const site = findSite(resolving, language);
  const vault = isInVault(`${folder}/`, site ?? {});
  let find: NameFinder['find'] | undefined;
  return {
    folder,
    ...(site && { ownHost: new URL(site.url).host }),
    pathPrefix: resolving.pathPrefix,
    words: toWords(site),
    language: language ?? site?.language,
    look: site?.theme?.look,
    direction: directionOf(site?.language ?? 'en'),
    toAddress: (target) => addressOf(target, resolving, language),
    toImage: (path) => toImageData(path, resolving),
    toDrawing: (path) => readDrawing(path, resolving),
    toCode: (path) => codeOf(path, resolving),
    toFile: (path) => fileOf(path, resolving),
    findNamed: (target, from) => {
      const found = resolveName(target, from, (find ??= readNameFinder(getNodeOf(resolving))));
      return vault && !isShown(found.file, language, resolving) ? {} : found;
    },
    vault,
    toPicker: () => publishText(buildPickerScript(), '.js', resolving.pathPrefix),
  };
}

/** Whether visitors may see a file that a note of a vault names: no note that is missing or a draft, and no file that the check rejects. */
function isShown(file: string | undefined, language: string | undefined, resolving: Resolving): boolean {
  if (file === undefined) return true;
  if (!file.endsWith('.md')) return refusalOf(file) === undefined;
  const entry = entryOf(file, resolving, language);
  return entry !== undefined && (entry.draft !== true || readDeployContext().kind !== 'production');
}

/**
 * Publishes a file of the content folder under its own name and returns its URL; `undefined` for a file that the check rejects. Markdown files are
 * never published unchanged.
 */
export async function fileOf(path: string, resolving: Resolving): Promise<string | undefined> {
  const isPublished = !isEntryFile(path) && refusalOf(path) === undefined;
  const file = isPublished ? await findFile(path, resolving) : undefined;
  return file && publishFile(String(file.absolutePath), resolving.pathPrefix, { keepName: true });
}

/** The text of a file that a code block shows; `undefined` for a file that the check rejects. The page is built again when the file changes. */
async function codeOf(path: string, resolving: Resolving): Promise<string | undefined> {
  const file = await findFile(path, resolving);
  const read = file && readCodeFile(String(file.relativePath), contentFolder());
  return read && 'text' in read ? read.text : undefined;
}

/** The folder of a file; '' at the top of the content folder. */
export const folderOf = (filePath: string): string => filePath.split('/').slice(0, -1).join('/');

/**
 * The body of an entry as HTML, from the text that gatsby-transformer-remark found below the front matter. On the entry's own page, the first image
 * is loaded eagerly unless there is a cover; where there are several bodies, ids get a prefix to keep them unique.
 */
export async function bodyOf(entry: EntryNode, resolving: Resolving, ownPage = true): Promise<string> {
  return toHtml(await treeOf(entry, resolving, ownPage));
}

function treeOf(entry: EntryNode, resolving: Resolving, ownPage: boolean): Promise<Root> {
  return renderTree(markdownOf(entry, getNodeOf(resolving)), {
    ...markdownContext(folderOf(entry.filePath), entry.language, resolving),
    firstImageEager: ownPage && !entry.cover,
    ...toTagOf(entry, resolving),
    toEmbedded: (file, part) => embeddedOf(file, part, entry.language, resolving),
    ...(!ownPage && { idPrefix: `${entry.collection}-${entry.slug.replaceAll('/', '-')}-` }),
    ...readingOf({ values: { ...entry } }),
  });
}

/** If the site has tags in texts: finds the URL of a tag of this entry. An unlisted entry has none. */
function toTagOf(
  { tags = [], language }: EntryNode,
  resolving: Pick<Resolving, 'context' | 'pathPrefix'>,
): Pick<MarkdownContext, 'toTag'> {
  const site = findSite(resolving, language);
  if (!site?.hashtags) return {};
  return {
    toTag: (name) => {
      const tag = tags.find((other) => isSameTag(other, name));
      return tag === undefined ? undefined : resolving.pathPrefix + toTagUrl(tag, site);
    },
  };
}

/**
 * A note that a text in a language embeds, or a part of it. What is protected or unlisted is not embedded; the check rejects that, and what is not
 * published, before pages are made.
 */
function embeddedOf(
  file: string,
  part: string | undefined,
  language: string | undefined,
  resolving: Resolving,
): EmbeddedNote | undefined {
  const entry = entryOf(file, resolving, language);
  if (!entry || isProtected({ values: { ...entry } }) || isUnlisted({ values: { ...entry } })) return undefined;
  const { math = false, title } = readingOf({ values: { ...entry } });
  const markdown = selectPart(markdownOf(entry, getNodeOf(resolving)), part, { math });
  if (markdown === undefined) return undefined;
  return { markdown, folder: folderOf(entry.filePath), math, ...(title !== undefined && { title }) };
}

/** Returns a function that finds one of Gatsby's nodes by its id. */
export const getNodeOf =
  ({ context }: Pick<Resolving, 'context'>) =>
  (id: string) =>
    context.nodeModel.getNodeById({ id });

/** The summary or excerpt of an entry, for where the entry itself is not shown: see `summaryOf`. */
export function excerptOf(entry: EntryNode, resolving: Pick<Resolving, 'context'>): string | undefined {
  return entry.summary ?? summaryOf(withTextFields(entry, getNodeOf(resolving)));
}

/** How long the text of an entry takes to read, in minutes. */
export function minutesOf(entry: EntryNode, resolving: Pick<Resolving, 'context'>): number {
  return withTextFields(entry, getNodeOf(resolving)).minutes;
}

/** The text of an entry with its headings, from one rendering. `headings` is empty if there are fewer than three. */
export async function textWithHeadings(
  entry: EntryNode,
  resolving: Resolving,
): Promise<{ html: string; headings: Heading[] }> {
  const tree = await treeOf(entry, resolving, true);
  const headings = findHeadings(tree);
  return { html: toHtml(tree), headings: headings.length < CONTENTS_SHORTEST ? [] : headings };
}

/** A Markdown text from a file's front matter as HTML, in the file's language. */
export async function textOf(
  markdown: string,
  { language, filePath = '' }: { language?: string | undefined; filePath?: string | undefined },
  resolving: Resolving,
): Promise<string> {
  return renderText(markdown, markdownContext(folderOf(filePath), language, resolving));
}
