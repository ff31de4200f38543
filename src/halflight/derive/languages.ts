import type { SiteValues } from '../collections';
import { isEntryFile } from '../entry-file';
import { splitTarget, toListPath } from '../parse-url';

export interface Language {
  /** Its tag, such as `pt-BR`. */
  code: string;
  /** The path of its home page, with a slash at both ends: `/` for the main language, otherwise for example `/fr/`. */
  home: string;
}

/** The settings of a site in one of its languages, on which everything in that language is based. */
export type SiteSettings = SiteValues & Several;

/** What is added to the settings of a site in several languages. */
export interface Several {
  /** The path of the home page; omitted for `/`. */
  home?: string;
  /** The settings in the other languages; only set for the main language. */
  translated?: readonly SiteSettings[];
}

type Listed = Partial<Pick<SiteValues, 'language' | 'languages'>>;

/** The languages of a site, the main one first. Leaves out duplicates, which the check reports. */
export function languagesOf(site: Listed): Language[] {
  const listed = listLanguages(site);
  const isSame = (one: Language, other: Language) => isSameCode(one.code, other.code) || one.home === other.home;
  return listed.filter((language, index) => listed.findIndex((other) => isSame(other, language)) === index);
}

/** The languages of a site as listed, including duplicates. */
export function listLanguages({ language, languages = [] }: Listed): Language[] {
  const [first, ...others] = languages;
  const main = { code: first?.code ?? language ?? 'en', home: '/' };
  return [main, ...others.map(({ code, path }) => ({ code, home: toListPath(path ?? code.toLowerCase()) }))];
}

/** Whether two tags are the same language, ignoring case. */
export function isSameCode(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The original and the language of an entry's file, as read from its name. */
interface NamedLanguage {
  /** The file it is a translation of, or the file itself. */
  original: string;
  /** The language tag; `undefined` on a site in one language. */
  language?: string;
}

/** The language of an entry's file: `posts/a.fr.md` is the French version of `posts/a.md`, if French is one of the site's languages. */
export function splitLanguage(filePath: string, languages: readonly Language[]): NamedLanguage {
  const [main, other] = languages;
  if (!main || !other) return { original: filePath };
  const [, name = '', suffix = '', ending = ''] = /^(.*)\.([a-z\d-]+)\.(md|ipynb)$/i.exec(filePath) ?? [];
  const named = languages.find(({ code }) => isSameCode(code, suffix));
  return named ? { original: `${name}.${ending}`, language: named.code } : { original: filePath, language: main.code };
}

/** The Markdown files that a link in a text of this language may mean, best first: the translation, the file itself, its original. */
export function filesInLanguage(
  filePath: string,
  language: string | undefined,
  languages: readonly Language[],
): string[] {
  const { original, language: own } = splitLanguage(filePath, languages);
  if (own === undefined || !isEntryFile(filePath)) return [filePath];
  const isPlain = original === filePath;
  const translated =
    isPlain && language !== undefined && language !== languages[0]?.code
      ? [filePath.replace(/(?=(?:md|ipynb)$)/, `${language}.`)]
      : [];
  return [...translated, filePath, ...(isPlain ? [] : [original])];
}

/**
 * The settings of a site in another language: those of `site.md`, overridden by the language's file. Words of the interface and titles of lists are
 * not inherited. Links to Markdown files lead to their translations.
 */
function translateSite(site: SiteValues, own: Partial<SiteValues> | undefined, { code, home }: Language): SiteSettings {
  const { collections = {}, contact } = site;
  const names = [
    ...new Set([...Object.keys(collections), ...Object.keys(own?.collections ?? {})]),
  ] as (keyof typeof collections)[];
  const lists = Object.fromEntries(
    names.map((name) => [name, { ...without(collections[name], ['title']), ...own?.collections?.[name] }]),
  );
  const { navigation, button, footer, ...said } = {
    ...without(site, ['words']),
    ...without(own, ['contact']),
  } as SiteValues;
  const languages = languagesOf(site);
  const toOwn = (target: string): string => {
    const { path, rest } = splitTarget(target);
    return (filesInLanguage(path, code, languages)[0] ?? path) + rest;
  };
  const toOwnLink = <Link extends { to?: string | undefined }>(link: Link): Link =>
    link.to === undefined ? link : { ...link, to: toOwn(link.to) };
  return {
    ...said,
    ...(names.length > 0 && { collections: lists }),
    ...(navigation && {
      navigation: navigation.map((link) => ({
        ...toOwnLink(link),
        ...(link.items && { items: link.items.map(toOwnLink) }),
      })),
    }),
    ...(button && { button: toOwnLink(button) }),
    ...(footer && {
      footer: {
        ...footer,
        ...(footer.links && { links: footer.links.map(toOwnLink) }),
      },
    }),
    ...(contact && { contact: { ...contact, ...own?.contact } }),
    language: code,
    home,
  };
}

/**
 * The settings of a site together with those in its other languages. `own` returns the content of a language's file. Unchanged for a site in one
 * language.
 */
export function withTranslations(
  site: SiteValues,
  ownOf: (language: string) => Partial<SiteValues> | undefined,
): SiteSettings {
  const [main, ...others] = languagesOf(site);
  if (!main || (others.length === 0 && !site.languages)) return site;
  const translated = others.map((language) => translateSite(site, ownOf(language.code), language));
  return { ...site, language: main.code, ...(translated.length > 0 && { translated }) };
}

function without<V extends object>(values: V | undefined, names: readonly (keyof V & string)[]): Partial<V> {
  const left = Object.entries(values ?? {}).filter(([name]) => !(names as readonly string[]).includes(name));
  return Object.fromEntries(left) as Partial<V>;
}

/** The settings in a language, or else in the main language. */
export function settingsIn<S extends { language?: string | undefined }>(
  site: S & { translated?: readonly S[] },
  language: string | undefined,
): S {
  return site.translated?.find((other) => other.language === language) ?? site;
}
