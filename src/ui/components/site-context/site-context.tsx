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

/** What every component may know of the site. */
export interface SiteInfo {
  title: string;
  description: string;
  language: string;
  /** The path of the home page in this language. */
  home: string;
  /** The languages of a site in several, each named in itself: none of a site in one. */
  languages: readonly SiteLanguage[];
  /** The zone that times without one are meant in, if `site.md` says it. */
  timeZone?: string | undefined;
  words: Words;
  /** The path of the feed of all posts, if there is one. */
  feed?: string | undefined;
  /** The path of a page with a contact form, if there is one. */
  contact?: string | undefined;
  /** The addresses and titles of the lists. */
  lists: Record<ListName, ListInfo>;
  /** In a preview, what visitors do not see of what the page shows. */
  badges?: Badges | undefined;
  /** Whether it can be searched. */
  search: boolean;
  /** How posts stand in lists. */
  postList: 'rows' | 'index' | 'cards';
  /** The lists that a search leads to when it finds nothing. */
  suggested: readonly ListName[];
  /** The icons of the collections whose entries have pages, by their folders. */
  icons: Readonly<Partial<Record<string, IconName>>>;
  person: PersonInfo;
  /** Who writes posts that name no authors, if that is to be shown below each. */
  author?: Author | undefined;
  /**
   * Set on the home page of somebody of whom `person.md` tells: what it says of them is marked as their h-card (https://microformats.org/wiki/h-card),
   * by class names that no style sheet of ours knows.
   */
  profile?: boolean | undefined;
}

/** Somebody who writes posts. */
export interface Author {
  name: string;
  role?: string | null | undefined;
  avatar?: ShownImage | null | undefined;
  /** Their own page, if they have one. */
  path?: string | null | undefined;
  url?: string | null | undefined;
  social?: readonly { url: string; label?: string | null | undefined }[] | null | undefined;
  /** A few words on them. */
  summary?: string | null | undefined;
}

/** A language of the site. */
export interface SiteLanguage {
  /** Its tag. */
  code: string;
  /** The path of its home page. */
  home: string;
  /** What it calls itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** How a page in it is offered, in its own words. */
  offer: string;
  /** How that is declined. */
  decline: string;
  /** That a page is not there, as a sentence, and the way home. */
  notFound: string;
  backHome: string;
}

interface PersonInfo {
  name: string;
  role?: string | undefined;
  location?: string | undefined;
  /** Only when it is to be shown. */
  email?: string | undefined;
  phone?: string | undefined;
  /** The path of the card for address books, where there is a way to reach them that is worth keeping. */
  card?: string | undefined;
  social: readonly { url: string; label?: string | undefined }[];
  /** From 1 to 5, where they say how well. */
  skills?: readonly { name: string; level?: number | undefined }[];
  languages?: readonly string[];
}

/** A site of which nothing is said: what components show where there is none around them. */
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

/** Gives the site to everything inside; `useSite` reads it. */
export const SiteContext = createContext<SiteInfo>(defaultSite);

/** The site around a component. */
export function useSite(): SiteInfo {
  return useContext(SiteContext);
}

/**
 * What an element says of its language that shows an entry, if the page is in another: lists may show originals. `language` is that of the entry,
 * which it has on a site in several.
 */
export function useForeign(language: string | null | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { language: own, languages } = useSite();
  if (!language || language === own) return {};
  const { direction } = languages.find(({ code }) => code === language) ?? {};
  return { lang: language, ...(direction && { dir: direction }) };
}

/** What the words of the page say of their language within an entry that is in another: dates, how long it takes to read. The opposite of `useForeign`. */
export function useOwn(language: string | null | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { language: own, languages } = useSite();
  if (!language || language === own) return {};
  const { direction } = languages.find(({ code }) => code === own) ?? {};
  return { lang: own, ...(direction && { dir: direction }) };
}

/** The words of the interface: `say('readingTime', { minutes: 4 })`. */
export function useWords(): (name: WordName, values?: Values) => string {
  const { words, language } = useSite();
  return (name, values = {}) => fill(words[name], values, language);
}

interface SaidProps {
  /** A word with one form. */
  word: { [Name in WordName]: Words[Name] extends string ? Name : never }[WordName];
  values: Readonly<Record<string, ReactNode>>;
}

/** A word of the interface with elements in it: `<Said word="updatedOn" values={{ day: <time /> }} />`. */
export function Said({ word, values }: SaidProps) {
  const { words } = useSite();
  // Text, the blanks before a name in braces, the name, and so on.
  return words[word]
    .split(/(\s*)\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 3 === 2 ? values[part] : part}</Fragment>);
}

/** Things of one kind as the site's readers list them. */
export function useList(): (items: readonly string[]) => string {
  const { language } = useSite();
  return (items) => formatList(items, language);
}

/** What the site's readers put between words. */
export function usePunctuation(): Punctuation {
  return punctuationOf(useSite().language);
}

/** Numbers as the site's readers write them. */
export function useNumber(): (number: number) => string {
  const { language } = useSite();
  return (number) => formatNumber(number, language);
}

/** Days as the site's readers read them. */
export function useDay(): (day: Day) => string {
  const { language } = useSite();
  return (day) => formatDay(day, language);
}

/** Times as the site's readers read them, in the zone of what happens then, else that of the site; and as machines do. */
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
