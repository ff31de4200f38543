import { relative } from 'node:path';
import type { Node } from 'gatsby';
import type { Collection } from '../collections/define-collection';
import type { Section } from '../sections/schema';
import type { ContactForm } from '../features/contact/destinations';
import type { ImageValue, PublishedImage, ShownImage } from '../fields/images';
import { filesInLanguage, languagesOf, type SiteSettings } from '../derive/languages';
import { mapValues } from '../derive/map-values';
import type { MarkdownContext } from '../markdown/context';
import { CONTENTS_SHORTEST } from '../limits';
import { findHeadings, type Heading } from '../markdown/headings';
import { renderBody, renderText } from '../markdown/render';
import { formsOf } from '../derive/to-file-path';
import { toSourceLinks, type SourceLinks } from '../derive/to-source-links';
import { splitTarget } from '../parse-url';
import { localesOf } from '../ui/words/locales';
import { toWords } from '../ui/words/words';
import type { ListSettings } from '../ui/components/site-context/lists';
import type { Author, SiteLanguage } from '../ui/components/site-context/site-context';
import type { OwnCard, OwnField, OwnWhen } from '../sections/shown';
import { toContactForm } from '../derive/to-contact-form';
import { toPagePath, toTagUrl, toUrl } from '../derive/to-url';
import { isShared, labelOf, optionIn, wordsIn } from '../derive/to-own-collection';
import { directionOf } from '../derive/direction-of';
import { dayFieldOf } from '../routes/sort-entries';
import { refusalOf } from '../sourcing/active-file';
import { readingOf } from '../sourcing/kept-facts';
import { publishFile, publishText } from '../sourcing/publish-file';
import { buildPickerScript } from './define-client-script';
import { findMoved } from '../sourcing/moved-paths';
import { contentFolder } from '../sourcing/content-folder';
import { toEntryId } from '../sourcing/read-entry';
import { readDrawing } from '../sourcing/read-drawing';
import { toImageData } from '../sourcing/resolve-image';
import { markdownOf, withTextFields } from '../sourcing/text-fields';
import {
  collectionNamed,
  findEntry,
  findFile,
  findOwnCollections,
  findPerson,
  findSite,
  summaryOf,
  type EntryNode,
  type Resolving,
} from '../sourcing/resolving';

function collectionOf(name: string, resolving: Pick<Resolving, 'context'>): Collection {
  const collection = collectionNamed(name, resolving);
  if (!collection) throw new Error(`There is no collection "${name}".`);
  return collection;
}

/** The path of an entry's page; `undefined` for entries without one. */
export function pathOf(
  entry: Pick<EntryNode, 'collection' | 'slug' | 'hasBody' | 'hasPage' | 'language'>,
  resolving: Pick<Resolving, 'context'>,
): string | undefined {
  return toUrl(collectionOf(entry.collection, resolving), entry, findSite(resolving, entry.language) ?? {});
}

/**
 * Resolves a path in front matter or a link in a text: Markdown files become the URLs of their pages, and paths of pages end with a slash. In a text
 * of a language, a file means the page in that language, if it exists.
 */
export function addressOf(target: string, resolving: Pick<Resolving, 'context'>, language?: string): string {
  if (target.startsWith('/')) return movedAddress(target, resolving) ?? toPagePath(target);
  const { path, rest } = splitTarget(target);
  if (!path.endsWith('.md')) return target;
  const languages = languagesOf(findSite(resolving) ?? {});
  const entry = filesInLanguage(path, language, languages)
    .flatMap(formsOf)
    .map((form) => findEntry(toEntryId(form), resolving))
    .find((found) => found !== undefined);
  const page = entry ? pathOf(entry, resolving) : undefined;
  return page ? page + rest : target;
}

/** The new URL of a page that has moved. It is read from the page's entry, so that the query runs again when the page moves once more. */
function movedAddress(target: string, resolving: Pick<Resolving, 'context'>): string | undefined {
  const moved = findMoved(target);
  if (!moved) return undefined;
  const entry = moved.entry === undefined ? findSite(resolving) && undefined : findEntry(moved.entry, resolving);
  const page = entry && pathOf(entry, resolving);
  return page ? page + moved.to.replace(/^[^?#]*/, '') : moved.to;
}

/** What rendering Markdown in a language needs to know about the site. `folder` is the folder of the text, relative to the content folder. */
function markdownContext(folder: string, language: string | undefined, resolving: Resolving): MarkdownContext {
  const site = findSite(resolving, language);
  return {
    folder,
    ...(site && { ownHost: new URL(site.url).host }),
    pathPrefix: resolving.pathPrefix,
    words: toWords(site),
    toAddress: (target) => addressOf(target, resolving, language),
    toImage: (path) => toImageData(path, resolving),
    toDrawing: (path) => readDrawing(path, resolving),
    toFile: (path) => fileOf(path, resolving),
    toPicker: () => publishText(buildPickerScript(), '.js', resolving.pathPrefix),
  };
}

/**
 * Publishes a file of the content folder under its own name and returns its URL; `undefined` for one that the check refuses. Markdown files are never
 * published as they are.
 */
export async function fileOf(path: string, resolving: Resolving): Promise<string | undefined> {
  const isPublished = !path.endsWith('.md') && refusalOf(path) === undefined;
  const file = isPublished ? await findFile(path, resolving) : undefined;
  return file && publishFile(String(file.absolutePath), resolving.pathPrefix, { keepName: true });
}

const folderOf = (filePath: string): string => filePath.split('/').slice(0, -1).join('/');

/**
 * The body of an entry as HTML, from the text that gatsby-transformer-remark found below the front matter. On a page of its own, its first image is
 * loaded eagerly unless there is a cover; where it is one body of several, its ids get a prefix to keep them unique.
 */
export async function bodyOf(entry: EntryNode, resolving: Resolving, ownPage = true): Promise<string> {
  return renderBody(markdownOf(entry, getNodeOf(resolving)), {
    ...markdownContext(folderOf(entry.filePath), entry.language, resolving),
    firstImageEager: ownPage && !entry.cover,
    ...(!ownPage && { idPrefix: `${entry.collection}-${entry.slug.replaceAll('/', '-')}-` }),
    ...readingOf({ values: { ...entry } }),
  });
}

const getNodeOf =
  ({ context }: Pick<Resolving, 'context'>) =>
  (id: string) =>
    context.nodeModel.getNodeById({ id });

/** What is shown of an entry that is not shown itself: see `summaryOf`. */
export function excerptOf(entry: EntryNode, resolving: Pick<Resolving, 'context'>): string | undefined {
  return entry.summary ?? summaryOf(withTextFields(entry, getNodeOf(resolving)));
}

/** How long the text of an entry takes to read, in minutes. */
export function minutesOf(entry: EntryNode, resolving: Pick<Resolving, 'context'>): number {
  return withTextFields(entry, getNodeOf(resolving)).minutes;
}

/** The text of an entry with its headings, from the same rendering. `headings` is empty if there are fewer than three. */
export async function textWithHeadings(
  entry: EntryNode,
  resolving: Resolving,
): Promise<{ html: string; headings: Heading[] }> {
  const html = await bodyOf(entry, resolving);
  const headings = findHeadings(html);
  return { html, headings: headings.length < CONTENTS_SHORTEST ? [] : headings };
}

/** The tags of an entry, each with the URL of its page. */
export function tagLinksOf(
  { tags = [], language }: EntryNode,
  resolving: Pick<Resolving, 'context'>,
): { name: string; path: string }[] {
  const site = findSite(resolving, language);
  return tags.map((name) => ({ name, path: toTagUrl(name, site) }));
}

/** The values of an entry as components take them: images ready to be rendered, Markdown as HTML, paths as URLs. */
async function shownValues(
  entry: EntryNode,
  names: readonly string[],
  resolving: Resolving,
): Promise<Record<string, unknown>> {
  const collection = collectionOf(entry.collection, resolving);
  const values = Object.fromEntries(
    Object.entries(entry).filter(([name]) => name in collection.fields && names.includes(name)),
  );
  return mapValues(collection, values, ({ kind, code }, value) => {
    if (kind === 'image') return showImage(value as ImageValue, resolving);
    if (kind === 'path') return addressOf(value as string, resolving, entry.language);
    if (kind === 'markdown')
      return renderText(value as string, markdownContext(folderOf(entry.filePath), entry.language, resolving), code);
    return value;
  });
}

/** An image of front matter in every size and format, with the one that replaces it in the dark theme. */
export async function imageOf(
  { src, dark }: Pick<ImageValue, 'src' | 'dark'>,
  resolving: Resolving,
): Promise<PublishedImage | undefined> {
  const [image, inDark] = await Promise.all([
    toImageData(src, resolving),
    dark === undefined ? Promise.resolve(undefined) : toImageData(dark, resolving),
  ]);
  return image && inDark ? { ...image, dark: inDark } : image;
}

async function showImage({ alt, focus, ...files }: ImageValue, resolving: Resolving): Promise<ShownImage | null> {
  const image = await imageOf(files, resolving);
  return image ? { alt, image, ...(focus && { focus }) } : null;
}

/** Entries by id, in the given order, as cards and sections take them. */
export async function entriesOf(ids: readonly string[], resolving: Resolving): Promise<unknown[]> {
  const entries = ids.map((id) => findEntry(id, resolving)).filter((entry) => entry !== undefined);
  return Promise.all(entries.map((entry) => toCard(entry, resolving)));
}

/** Entries by id, in the given order, reduced to what a link to each needs. Those without a page are left out. */
export function entryLinksOf(ids: readonly string[], resolving: Pick<Resolving, 'context'>): object[] {
  return ids.flatMap((id) => {
    const entry = findEntry(id, resolving);
    const path = entry && pathOf(entry, resolving);
    if (!path) return [];
    const { title, language } = entry;
    return [{ id, title, date: entry[dayFieldOf(collectionOf(entry.collection, resolving))], path, language }];
  });
}

async function toCard(entry: EntryNode, resolving: Resolving): Promise<Record<string, unknown>> {
  const collection = collectionOf(entry.collection, resolving);
  const { body: { listed: isListed } = {}, cardFields } = collection;
  const known = withTextFields(entry, getNodeOf(resolving));
  const path = pathOf(entry, resolving);
  // An entry with its own page has its body there.
  const listed = isListed && path === undefined;
  return {
    ...(collection.declared
      ? await ownCard(entry, collection, resolving)
      : await shownValues(entry, cardFields, resolving)),
    id: entry.id,
    collection: entry.collection,
    path,
    // Where the body is shown too, its first paragraph would be repeated.
    summary: listed ? entry.summary : summaryOf(known),
    minutes: known.minutes,
    ...(entry.language !== undefined && { language: entry.language }),
    ...(listed && entry.hasBody && { body: await bodyOf(entry, resolving, false) }),
  };
}

/** What a card shows of an entry of a declared collection. */
async function ownCard(entry: EntryNode, collection: Collection, resolving: Resolving): Promise<object> {
  const { declared, cardFields } = collection;
  const { title, cover, tags } = (await shownValues(entry, cardFields, resolving)) as Partial<OwnCard>;
  const when = whenOf(entry, resolving);
  const facts = await ownFacts(entry, collection, declared?.card ?? [], resolving);
  return {
    title,
    ...(cover && { cover }),
    ...(tags && { tags }),
    list: collection.folder,
    look: declared?.look,
    ...(facts.length > 0 && { facts }),
    ...(when && { when }),
  };
}

/** All fields that the page of an entry of a declared collection shows, in the order of the declaration. */
export async function ownFieldsOf(entry: EntryNode, resolving: Resolving): Promise<OwnField[]> {
  const collection = collectionOf(entry.collection, resolving);
  const names = collection.declared?.fields.map(({ name }) => name).filter((name) => !isShared(name)) ?? [];
  return ownFacts(entry, collection, names, resolving);
}

/** When an entry of a declared collection takes place: its begin and end, or the day it is dated by. */
export function whenOf(entry: EntryNode, resolving: Pick<Resolving, 'context'>): OwnWhen | null {
  const { dateRange, publishesOn } = collectionOf(entry.collection, resolving);
  const read = (name: string | undefined) => (entry as unknown as Record<string, string | undefined>)[name ?? ''];
  const start = read(dateRange?.start ?? publishesOn);
  if (start === undefined) return null;
  const end = dateRange && read(dateRange.end);
  const fields = [...new Set([dateRange?.start ?? publishesOn, dateRange?.end])].filter((name) => name !== undefined);
  return { start, ...(end !== undefined && { end }), ...(dateRange && { happens: true as const }), fields };
}

/** The given fields of an entry, as components take them. Fields without a value are left out. */
async function ownFacts(
  entry: EntryNode,
  collection: Collection,
  names: readonly string[],
  resolving: Resolving,
): Promise<OwnField[]> {
  const values = await shownValues(entry, names, resolving);
  const language = entry.language ?? findSite(resolving)?.language;
  const words = wordsIn(collection, language);
  return names.flatMap((name) => {
    const field = collection.declared?.fields.find((each) => each.name === name);
    const value = values[name];
    if (!field || value === undefined || value === null || value === false) return [];
    const unit = words.fields[name]?.unit;
    const known = { name, kind: field.kind, label: labelOf(name, words), ...(unit !== undefined && { unit }) };
    const several = (field.list ? value : [value]) as readonly unknown[];
    const shown: unknown =
      field.kind === 'choice' ? several.map((one) => optionIn(one as string, name, collection, words)) : several;
    // The declaration guarantees that kind and values match.
    return [{ ...known, values: shown } as OwnField];
  });
}

/** The titles, paths and texts of a site's lists: as set in `site.md`, and as set in the declarations of its own collections. */
export async function listSettingsOf(
  { collections = {}, language }: Pick<SiteSettings, 'collections' | 'language'>,
  resolving: Pick<Resolving, 'context'>,
): Promise<ListSettings | null> {
  const own = (await findOwnCollections(resolving)).map((collection) => {
    const { label, intro, empty, all } = wordsIn(collection, language);
    const { name, folder, list } = collection;
    return [folder, { title: label, path: list?.path ?? '', of: name, intro, empty, all }] as const;
  });
  const settings = { ...collections, ...Object.fromEntries(own) };
  return Object.keys(settings).length > 0 ? settings : null;
}

/** Where the file of an entry can be read and edited, if `site.md` names the repository. */
export function sourceOf({ filePath }: EntryNode, resolving: Pick<Resolving, 'context'>): SourceLinks | undefined {
  const repository = findSite(resolving)?.repository;
  return (
    repository && toSourceLinks(repository, filePath, relative(process.cwd(), contentFolder()).replaceAll('\\', '/'))
  );
}

/** The contents of `site.md` and `person.md` in the languages other than the main one. */
export async function otherLanguagesOf(resolving: Pick<Resolving, 'context'>): Promise<object[]> {
  const { translated = [] } = findSite(resolving) ?? {};
  return Promise.all(
    translated.map(async (settings) => ({
      // The footer needs the language too, to resolve the links in it.
      siteSettings: { ...settings, footer: settings.footer && { ...settings.footer, language: settings.language } },
      person: await findPerson(resolving, settings.language),
    })),
  );
}

/**
 * The languages of a site, each with its own name for itself, its text direction, and its messages for readers on pages in another language; empty
 * for a site in one language.
 */
export function languageLinksOf(
  settings: Pick<SiteSettings, 'language' | 'languages'>,
  resolving: Pick<Resolving, 'context'>,
): SiteLanguage[] {
  const languages = languagesOf(settings);
  if (languages.length < 2) return [];
  return languages.map(({ code, home }) => {
    const words = toWords(findSite(resolving, code));
    return {
      code,
      home,
      name: nameInItself(code),
      direction: directionOf(code),
      offer: words.offerLanguage,
      decline: words.declineLanguage,
      notFound: words.notFoundText,
      backHome: words.backHome,
    };
  });
}

/** A language's own name, capitalized as in a list: `Français`, not `français` as in a sentence. */
function nameInItself(code: string): string {
  const name = new Intl.DisplayNames(localesOf(code), { type: 'language' }).of(code) ?? code;
  const [first = ''] = name;
  return first.toLocaleUpperCase(code) + name.slice(first.length);
}

/** The sections of a page as components take them. */
export async function sectionsOf(page: EntryNode, resolving: Resolving): Promise<unknown> {
  return (await shownValues(page, ['sections'], resolving)).sections;
}

/**
 * The contact form of a page that shows one. No other page gets it, because it may contain an email address that its owner does not want published
 * anywhere else.
 */
export async function contactFormOf(
  { sections, language }: { sections?: readonly Section[]; language?: string },
  resolving: Pick<Resolving, 'context'>,
): Promise<ContactForm | undefined> {
  const site = findSite(resolving, language);
  if (!site || !sections?.some(({ type }) => type === 'contact')) return undefined;
  return toContactForm(site, await findPerson(resolving, language));
}

/**
 * The path of a page that shows the contact form, in the language of these settings; the alphabetically first if there are several. Only considers
 * published pages, which are those that Gatsby has created, and no unlisted ones, because every page gets this path.
 */
export async function contactPathOf(
  { language, languages }: Pick<SiteSettings, 'language' | 'languages'>,
  { context }: Pick<Resolving, 'context'>,
): Promise<string | undefined> {
  const { entries } = await context.nodeModel.findAll({ type: 'SitePage', query: {} });
  const pages = [...(entries as Iterable<Node & { path: string; context?: { id?: string; language?: string } }>)];
  const own =
    languages === undefined ? pages : pages.filter((page) => (page.context?.language ?? language) === language);
  const paths = own.filter((page) => {
    const entry = page.context?.id === undefined ? undefined : findEntry(page.context.id, { context });
    const { sections, unlisted } = (entry ?? {}) as { sections?: readonly Section[]; unlisted?: boolean };
    return unlisted !== true && sections?.some(({ type }) => type === 'contact');
  });
  return paths.map(({ path }) => path).sort()[0];
}

/** The author of posts that name no authors, if `site.md` asks for an author box below each post. */
export async function authorOf(
  { authorBox, language }: Pick<SiteSettings, 'authorBox' | 'language'>,
  resolving: Resolving,
): Promise<Author | null> {
  const person = authorBox ? await findPerson(resolving, language) : undefined;
  if (!person) return null;
  const { name, role, avatar, social } = person;
  return {
    name,
    role,
    summary: summaryOf(person as unknown as EntryNode),
    avatar: avatar && (await showImage(avatar, resolving)),
    social,
  };
}

/** A Markdown text from a file's front matter as HTML, in the language of that file. */
export async function textOf(
  markdown: string,
  { language, filePath = '' }: { language?: string | undefined; filePath?: string | undefined },
  resolving: Resolving,
): Promise<string> {
  return renderText(markdown, markdownContext(folderOf(filePath), language, resolving));
}
