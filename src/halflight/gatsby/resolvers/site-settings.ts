import type { Node } from 'gatsby';
import { collections, withDeclared, type SiteValues } from '../../collections';
import type { Collection } from '../../collections/define-collection';
import type { Section } from '../../collections/sections';
import type { ShownForm } from '../../features/forms/destinations';
import { languagesOf, type SiteSettings } from '../../derive/languages';
import { localesOf } from '../../words/locales';
import { toWords } from '../../words/words';
import type { ListSettings } from '../../ui/components/site-context/lists';
import type { Author, SiteLanguage } from '../../ui/components/site-context/site-context';
import { toForm } from '../../features/forms/to-form';
import { formsOn } from '../../routes/route';
import { wordsIn } from '../../collections/collection/to-own-collection';
import { directionOf } from '../../derive/direction-of';
import { toWholeLook } from '../../features/theme/look';
import { toPalette, toPaletteCss } from '../../features/theme/palette';
import { listHeadLinks } from '../../outputs/output-files';
import { customStyleOf } from '../../sourcing/custom-style';
import { isNoindexSite } from '../../sourcing/environment';
import { type EntryNode, summaryOf } from '../../collections/entry-node';
import {
  findEntry,
  findForms,
  findOwnCollections,
  findPerson,
  findSite,
  type Resolving,
} from '../../sourcing/resolving';
import { fontsOf } from '../../sourcing/site-fonts';
import { lookOf } from '../../sourcing/site-look';
import type { DerivedFields } from './derived-fields';
import { showImage } from './shown-values';

/** The titles, paths and texts of a site's lists, as set in `site.md` and in the declarations of its own collections. */
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

/** The contents of `site.md` and `person.md` in the languages other than the main one. */
export async function otherLanguagesOf(resolving: Pick<Resolving, 'context'>): Promise<object[]> {
  const { translated = [] } = findSite(resolving) ?? {};
  return Promise.all(
    translated.map(async (settings) => ({
      // The footer needs the language too, to resolve its links.
      siteSettings: { ...settings, footer: settings.footer && { ...settings.footer, language: settings.language } },
      person: await findPerson(resolving, settings.language),
    })),
  );
}

/**
 * The languages of a site, each with its own name for itself, its text direction, and its messages for readers of pages in another language; empty
 * for a site in one language.
 */
function languageLinksOf(
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

/**
 * The forms of a page that shows any, by name. No other page gets them, because they may contain an email address that its owner does not want
 * published elsewhere.
 */
export async function formsOf(
  entry: EntryNode & { sections?: readonly Section[] },
  resolving: Pick<Resolving, 'context'>,
): Promise<Record<string, ShownForm> | undefined> {
  const { language } = entry;
  const names = formsOn({ collection: entry.collection, values: { ...entry } });
  const settings = findSite(resolving, language);
  if (!settings || names.length === 0) return undefined;
  const site = { ...settings, forms: await findForms(resolving, language) };
  const person = await findPerson(resolving, language);
  const forms = names.flatMap(({ name }) => toForm(name, site, person) ?? []);
  return Object.fromEntries(forms.map((form) => [form.name, form]));
}

/** The form on the page of an event, if `event.md` names one. Its answers say which event they are about. */
export async function eventFormOf(
  { form: name, title, start, language }: EntryNode & { form?: string; title: string; start: string },
  resolving: Pick<Resolving, 'context'>,
): Promise<ShownForm | undefined> {
  const settings = findSite(resolving, language);
  if (!settings || name === undefined) return undefined;
  const site = { ...settings, forms: await findForms(resolving, language) };
  return toForm(name, site, await findPerson(resolving, language), `${title} (${start})`);
}

/**
 * The path of a page that shows the contact form, in the language of these settings; if there are several, the alphabetically first. Only considers
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

/** The author of posts that name none, if `site.md` asks for an author box below posts. */
async function authorOf(
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

/** Whether anything in the feeds is public is decided later; a feed may be empty. */
async function headLinksOf(settings: SiteValues, { context }: Pick<Resolving, 'context'>): Promise<object> {
  const registry = await registryOf({ context });
  const found = await Promise.all(
    registry.map(async ({ name, typeName, declared }) => {
      const query = declared ? { filter: { collection: { eq: name } } } : {};
      return (await context.nodeModel.findOne({ type: typeName, query })) ? [name] : [];
    }),
  );
  return listHeadLinks({ settings, written: new Set(found.flat()), registry });
}

/** The icon of each collection with pages, by its folder. */
async function iconsOf(_: SiteValues, resolving: Pick<Resolving, 'context'>): Promise<object> {
  const registry = await registryOf(resolving);
  return Object.fromEntries(registry.flatMap(({ folder, page, icon }) => (page && icon ? [[folder, icon]] : [])));
}

async function registryOf(resolving: Pick<Resolving, 'context'>): Promise<readonly Collection[]> {
  return withDeclared(await findOwnCollections(resolving));
}

/** The folders of the collections whose lists error pages and searches without results offer. */
const suggested = (collections as readonly Collection[])
  .filter(({ list }) => list?.suggested)
  .map(({ folder }) => folder);

/** What queries are given of `site.md` besides its values. */
export const siteFields: DerivedFields = {
  palette: {
    type: 'String!',
    resolve: ({ theme }: SiteValues) => toPaletteCss(theme?.accent, toWholeLook(theme).mood),
  },
  collections: { resolve: listSettingsOf },
  fonts: { type: 'String!', resolve: fontsOf },
  look: { type: 'String!', resolve: lookOf },
  lookName: { type: 'String!', resolve: ({ theme }: SiteValues) => toWholeLook(theme).look },
  defaultTheme: { type: 'String!', resolve: ({ theme }: SiteValues) => toWholeLook(theme).default },
  postList: { type: 'String!', resolve: ({ theme }: SiteValues) => toWholeLook(theme).posts },
  customStyle: { type: 'String', resolve: (_, resolving) => customStyleOf(resolving) },
  links: { type: 'JSON!', resolve: headLinksOf },
  icons: { type: 'JSON!', resolve: iconsOf },
  suggested: { type: '[String!]!', resolve: () => suggested },
  contactPath: { type: 'String', resolve: contactPathOf },
  // All of them, in the site's language, because browsers have no other texts.
  words: { type: 'JSON', resolve: (site: SiteValues) => toWords(site) },
  languageLinks: { type: 'JSON!', resolve: languageLinksOf },
  author: { type: 'JSON', resolve: authorOf },
  direction: { type: 'String!', resolve: ({ language = 'en' }: SiteValues) => directionOf(language) },
  home: { type: 'String!', resolve: ({ home = '/' }: SiteSettings) => home },
  unlisted: { type: 'Boolean!', resolve: (site: SiteValues) => isNoindexSite(site) },
  themeColors: {
    type: '[String!]!',
    resolve: ({ theme }: SiteValues) =>
      (['light', 'dark'] as const).map((scheme) => toPalette(theme?.accent, scheme, toWholeLook(theme).mood).paper),
  },
};
