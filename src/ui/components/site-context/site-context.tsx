import { createContext, useContext } from 'react';
import { formatDay, formatTime, toMachineTime, type Day, type Time } from '../../../fields/days';
import type { IconName } from '../../../fields/icons';
import type { ListName } from '../../../collections/list-names';
import type { Badges } from '../../../routes/unpublished';
import { en, type WordName, type Words } from '../../words/en';
import { fill } from '../../words/words';
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
  /** The lists that a search leads to when it finds nothing. */
  suggested: readonly ListName[];
  /** The icons of the collections whose entries have pages, by their folders. */
  icons: Readonly<Partial<Record<string, IconName>>>;
  person: PersonInfo;
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
}

interface PersonInfo {
  name: string;
  role?: string | undefined;
  location?: string | undefined;
  /** Only when it is to be shown. */
  email?: string | undefined;
  phone?: string | undefined;
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
  words: en,
  lists: toLists(en),
  search: true,
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

/** The words of the interface: `say('readingTime', { minutes: 4 })`. */
export function useWords(): (name: WordName, values?: Record<string, string | number>) => string {
  const { words } = useSite();
  return (name, values = {}) => fill(words[name], values);
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
