import type { Node } from 'gatsby';
import type { Section } from '../../sections/schema';
import type { ContactForm } from '../../features/contact/destinations';
import { languagesOf, type SiteSettings } from '../../derive/languages';
import { localesOf } from '../../ui/words/locales';
import { toWords } from '../../ui/words/words';
import type { ListSettings } from '../../ui/components/site-context/lists';
import type { Author, SiteLanguage } from '../../ui/components/site-context/site-context';
import { toContactForm } from '../../derive/to-contact-form';
import { wordsIn } from '../../derive/to-own-collection';
import { directionOf } from '../../derive/direction-of';
import {
  findEntry,
  findOwnCollections,
  findPerson,
  findSite,
  summaryOf,
  type EntryNode,
  type Resolving,
} from '../../sourcing/resolving';
import { showImage } from './shown-values';

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
