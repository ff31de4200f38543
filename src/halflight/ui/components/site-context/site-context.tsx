import { createContext, Fragment, useContext, type ReactNode } from 'react';
import { formatDay, formatTime, toMachineTime, type Day, type Time } from '../../../fields/days';
import type { ShownImage } from '../../../fields/images';
import type { IconName } from '../../../fields/icons';
import type { ListName } from '../../../collections/list-names';
import type { Badges } from '../../../routes/unpublished';
import type { WordName, Words } from '../../words/en';
import { fallbackWords } from '../../words/fallback';
import { fill, formatList, formatNumber, type Values } from '../../words/fill';
import { punctuationOf, type Punctuation } from '../../words/punctuation';
import { toLists, type ListInfo } from './lists';

/** What components know about the site. */
export interface SiteInfo {
  title: string;
  description: string;
  language: string;
  /** The path of the home page in this language. */
  home: string;
  /** The languages of a multilingual site; empty on a site in one language. */
  languages: readonly SiteLanguage[];
  /** The time zone of times that name none, if `site.md` sets it. */
  timeZone?: string | undefined;
  words: Words;
  /** The path of the feed of all posts, if there is one. */
  feed?: string | undefined;
  /** The path of a page with a contact form, if there is one. */
  contact?: string | undefined;
  /** The paths and words of the lists. */
  lists: Record<ListName, ListInfo>;
  /** In a preview, the status of the unpublished entries that the page shows. */
  badges?: Badges | undefined;
  /** Whether the site has a search. */
  search: boolean;
  postList: 'rows' | 'index' | 'cards';
  /** The lists that a search without results links to. */
  suggested: readonly ListName[];
  /** Whether the site has an announcement, which visitors can close. */
  announcement?: boolean | undefined;
  /** The icons of the collections whose entries have pages, by folder. */
  icons: Readonly<Partial<Record<string, IconName>>>;
  person: PersonInfo;
  /** The author of posts that name none, if authors are to be shown below each post. */
  author?: Author | undefined;
  /**
   * Set on the home page if `person.md` describes somebody: what it says of them is marked up as their h-card (https://microformats.org/wiki/h-card),
   * with class names that no stylesheet of ours uses.
   */
  profile?: boolean | undefined;
}

export interface Author {
  name: string;
  role?: string | null | undefined;
  avatar?: ShownImage | null | undefined;
  /** Their own page, if they have one. */
  path?: string | null | undefined;
  url?: string | null | undefined;
  social?: readonly { url: string; label?: string | null | undefined }[] | null | undefined;
  /** A short description. */
  summary?: string | null | undefined;
}

export interface SiteLanguage {
  /** The language tag. */
  code: string;
  /** The path of its home page. */
  home: string;
  /** The language's own name. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The words that offer a page in it, in that language. */
  offer: string;
  /** The words that decline the offer. */
  decline: string;
  /** The message for a missing page, as a sentence, and the label of the link to the home page. */
  notFound: string;
  backHome: string;
}

interface PersonInfo {
  name: string;
  role?: string | undefined;
  location?: string | undefined;
  /** Only if it is public. */
  email?: string | undefined;
  phone?: string | undefined;
  /** The path of the contact card (vCard), if the person has a public e-mail address or phone number. */
  card?: string | undefined;
  social: readonly { url: string; label?: string | undefined }[];
  /** Levels from 1 to 5, if given. */
  skills?: readonly { name: string; level?: number | undefined }[];
  /** Levels in words, if given. */
  languages?: readonly { name: string; level?: string | undefined }[];
}

/** A site without settings, for components outside a `SiteContext`. */
export const defaultSite: SiteInfo = {
  title: '',
  description: '',
  language: 'en',
  home: '/',
  languages: [],
  words: fallbackWords,
  lists: toLists(fallbackWords),
  search: true,
  postList: 'rows',
  suggested: [],
  icons: {},
  person: { name: '', social: [] },
};

/** Provides the site to everything inside; `useSite` reads it. */
export const SiteContext = createContext<SiteInfo>(defaultSite);

/** The site around a component. */
export function useSite(): SiteInfo {
  return useContext(SiteContext);
}

interface LanguageAttributes {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/**
 * The `lang` and `dir` of an element that shows an entry in another language than the page: lists may show originals. `language` is that of the
 * entry, which is set on multilingual sites.
 */
export function useForeign(language: string | null | undefined): LanguageAttributes {
  const { language: own, languages } = useSite();
  return !language || language === own ? {} : attributesOf(language, languages);
}

/** The opposite of `useForeign`: the `lang` and `dir` of the page's own words, such as dates, within an entry in another language. */
export function useOwn(language: string | null | undefined): LanguageAttributes {
  const { language: own, languages } = useSite();
  return !language || language === own ? {} : attributesOf(own, languages);
}

/** Formats the values inside, such as numbers and days, in the language of the entry that they belong to. */
export function InLanguageOf({ language, children }: { language: string | null | undefined; children: ReactNode }) {
  const site = useSite();
  if (!language || language === site.language) return children;
  return <SiteContext value={{ ...site, language }}>{children}</SiteContext>;
}

function attributesOf(language: string, languages: SiteInfo['languages']): LanguageAttributes {
  const { direction } = languages.find(({ code }) => code === language) ?? {};
  return { lang: language, ...(direction && { dir: direction }) };
}

/** Returns a function for the words of the interface: `say('readingTime', { minutes: 4 })`. */
export function useWords(): (name: WordName, values?: Values) => string {
  const { words, language } = useSite();
  return (name, values = {}) => fill(words[name], values, language);
}

interface SaidProps {
  /** A word without plural forms. */
  word: { [Name in WordName]: Words[Name] extends string ? Name : never }[WordName];
  values: Readonly<Record<string, ReactNode>>;
}

/** A word of the interface with elements as values: `<Said word="updatedOn" values={{ day: <time /> }} />`. */
export function Said({ word, values }: SaidProps) {
  const { words } = useSite();
  // Splits into text, the space before a placeholder, the placeholder's name, and so on.
  return words[word]
    .split(/(\s*)\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 3 === 2 ? values[part] : part}</Fragment>);
}

/** Formats lists in the language of the site. */
export function useList(): (items: readonly string[]) => string {
  const { language } = useSite();
  return (items) => formatList(items, language);
}

/** The punctuation of the language of the site. */
export function usePunctuation(): Punctuation {
  return punctuationOf(useSite().language);
}

/** Formats numbers in the language of the site. */
export function useNumber(): (number: number) => string {
  const { language } = useSite();
  return (number) => formatNumber(number, language);
}

/** Formats days in the language of the site. */
export function useDay(): (day: Day) => string {
  const { language } = useSite();
  return (day) => formatDay(day, language);
}

/** Formats times in the language of the site, in the given time zone, else that of the site; also for machines. */
export function useTime(): (
  start: Time,
  end?: Time | null,
  zone?: string | null,
) => { shown: string; machine: string } {
  const { language, timeZone: own } = useSite();
  return (start, end, zone) => {
    const timeZone = zone ?? own;
    return {
      shown: formatTime(start, end ?? undefined, { language, timeZone }),
      machine: toMachineTime(start, timeZone),
    };
  };
}
