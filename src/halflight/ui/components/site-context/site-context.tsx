import { createContext, Fragment, useContext, type ReactNode } from 'react';
import { formatDay, type Day } from '../../../fields/days';
import type { ShownImage } from '../../../fields/images';
import type { IconName } from '../../../fields/icons';
import type { ListName } from '../../../words/list-names';
import type { WordName, Words } from '../../../words/en';
import { fallbackWords } from '../../../words/fallback';
import { fill, formatList, formatNumber, type Values } from '../../../words/fill';
import { punctuationOf, type Punctuation } from '../../../words/punctuation';
import { toLists, type ListInfo } from './lists';

/** Why an entry is hidden from visitors, and the day that decides it. */
export type PublishStatus = { why: 'draft'; day?: never } | { why: 'later' | 'expired'; day: Day };

/** What a badge says of an entry: why visitors do not see it, or that a password opens it. */
export type BadgeStatus = PublishStatus | { why: 'protected'; day?: never };

/** The badges of entries, by entry id. Only a preview has those of entries that visitors do not see. */
export type Badges = Readonly<Record<string, BadgeStatus>>;

/** What components know about the site. */
export interface SiteInfo {
  title: string;
  description: string;
  language: string;
  /** The path of the home page in this language. */
  home: string;
  /** The languages of a multilingual site; empty on a monolingual site. */
  languages: readonly SiteLanguage[];
  /** The default time zone, if `site.md` sets it. */
  timeZone?: string | undefined;
  words: Words;
  /** The path of the feed of all posts, if there is one. */
  feed?: string | undefined;
  /** The path of the page with the contact form, if there is one. */
  contact?: string | undefined;
  lists: Record<ListName, ListInfo>;
  /** The badges of the entries that the page shows. */
  badges?: Badges | undefined;
  search: boolean;
  /** The look of the site, by which the width of pictures differs. */
  look: 'halflight' | 'editorial' | 'studio' | 'terminal' | 'launch';
  postList: 'rows' | 'index' | 'cards';
  /** Whether posts are guides, with a sidebar that lists all of them by series. */
  sidebar: boolean;
  /** Whether it is a demonstration, whose visitors can change its look. */
  demo: boolean;
  /** The lists that a search without results suggests. */
  suggested: readonly ListName[];
  /** Whether the site has an announcement, which visitors can close. */
  announcement?: boolean | undefined;
  /** The icons of the collections whose entries have pages, by folder. */
  icons: Readonly<Partial<Record<string, IconName>>>;
  person: PersonInfo;
  /** The default author of posts, if authors are shown below posts. */
  author?: Author | undefined;
  /**
   * Set on the home page if `person.md` describes a person: what it says about them is marked up as their h-card
   * (https://microformats.org/wiki/h-card), with class names that our stylesheets do not use.
   */
  profile?: boolean | undefined;
}

export interface Author {
  id?: string;
  /** On a multilingual site, the language tag of their entry. */
  language?: string | null | undefined;
  name: string;
  role?: string | null | undefined;
  avatar?: ShownImage | null | undefined;
  /** Their own page, if they have one. */
  path?: string | null | undefined;
  url?: string | null | undefined;
  social?: readonly { url: string; label?: string | null | undefined }[] | null | undefined;
  summary?: string | null | undefined;
}

export interface SiteLanguage {
  code: string;
  /** The path of its home page. */
  home: string;
  /** The language's own name. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The offer of a page in this language, in the language itself. */
  offer: string;
  /** The label for declining the offer. */
  decline: string;
  /** The sentence for a missing page, and the label of the link to the home page. */
  notFound: string;
  backHome: string;
}

interface PersonInfo {
  name: string;
  role?: string | undefined;
  location?: string | undefined;
  /** Set only if it is public. */
  email?: string | undefined;
  phone?: string | undefined;
  /** From when they are available for work, and for what. */
  available?: { from: Day; for?: string | undefined } | undefined;
  /** The path of the contact card (vCard), if the person has a public email address or phone number. */
  card?: string | undefined;
  social: readonly { url: string; label?: string | undefined }[];
  /** Levels from 1 to 5, if given. */
  skills?: readonly { name: string; level?: number | undefined }[];
  /** Levels in words, if given. */
  languages?: readonly { name: string; level?: string | undefined }[];
}

/** The site seen by components outside a `SiteContext`. */
export const defaultSite: SiteInfo = {
  title: '',
  description: '',
  language: 'en',
  home: '/',
  languages: [],
  words: fallbackWords,
  lists: toLists(fallbackWords),
  search: true,
  look: 'halflight',
  postList: 'rows',
  sidebar: false,
  demo: false,
  suggested: [],
  icons: {},
  person: { name: '', social: [] },
};

export const SiteContext = createContext<SiteInfo>(defaultSite);

/** The site around a component, from the nearest `SiteContext`. */
export function useSite(): SiteInfo {
  return useContext(SiteContext);
}

interface LanguageAttributes {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/**
 * The `lang` and `dir` of an element that shows an entry in another language than the page: lists may show untranslated entries. `language` is that
 * of the entry, which is set on multilingual sites.
 */
export function useForeign(language: string | null | undefined): LanguageAttributes {
  const site = useSite();
  return !language || language === site.language ? {} : attributesOf(language, site.languages);
}

/** The opposite of `useForeign`: the `lang` and `dir` of the page's words, such as dates, within an entry in another language. */
export function usePageLanguage(language: string | null | undefined): LanguageAttributes {
  const site = useSite();
  return !language || language === site.language ? {} : attributesOf(site.language, site.languages);
}

/** Formats the values inside, such as numbers and dates, in the language of the entry that they belong to. */
export function InLanguageOf({ language, children }: { language: string | null | undefined; children: ReactNode }) {
  const site = useSite();
  if (!language || language === site.language) return children;
  return <SiteContext value={{ ...site, language }}>{children}</SiteContext>;
}

function attributesOf(language: string, languages: SiteInfo['languages']): LanguageAttributes {
  const { direction } = languages.find(({ code }) => code === language) ?? {};
  return { lang: language, ...(direction && { dir: direction }) };
}

/** Returns a function that looks up interface strings: `say('readingTime', { minutes: 4 })`. */
export function useWords(): (name: WordName, values?: Values) => string {
  const { words, language } = useSite();
  return (name, values = {}) => fill(words[name], values, language);
}

interface SaidProps {
  /** A string without plural forms. */
  word: { [Name in WordName]: Words[Name] extends string ? Name : never }[WordName];
  values: Readonly<Record<string, ReactNode>>;
}

/** An interface string with elements as values: `<Said word="updatedOn" values={{ day: <time /> }} />`. */
export function Said({ word, values }: SaidProps) {
  const { words } = useSite();
  // Splits into text, the space before a placeholder, the placeholder's name, and so on.
  return words[word]
    .split(/(\s*)\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 3 === 2 ? values[part] : part}</Fragment>);
}

/** Returns a function that formats lists in the language of the site. */
export function useList(): (items: readonly string[]) => string {
  const { language } = useSite();
  return (items) => formatList(items, language);
}

/** The punctuation of the language of the site. */
export function usePunctuation(): Punctuation {
  return punctuationOf(useSite().language);
}

/** Returns a function that formats numbers in the language of the site. */
export function useNumber(): (number: number) => string {
  const { language } = useSite();
  return (number) => formatNumber(number, language);
}

/** Returns a function that formats days in the language of the site. */
export function useDay(): (day: Day) => string {
  const { language } = useSite();
  return (day) => formatDay(day, language);
}
