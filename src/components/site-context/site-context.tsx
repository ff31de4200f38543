import { createContext, useContext } from 'react';
import { formatDay, type Day } from '../../collections/days';
import type { ListName } from '../../collections/list-names';
import { en, type WordName, type Words } from '../../strings/en';
import { fill } from '../../strings/words';
import { toLists, type ListInfo } from './lists';

/** What every component may know of the site. */
export interface SiteInfo {
  title: string;
  description: string;
  language: string;
  words: Words;
  /** The addresses and titles of the lists. */
  lists: Record<ListName, ListInfo>;
  person: PersonInfo;
}

export interface PersonInfo {
  name: string;
  role?: string | undefined;
  location?: string | undefined;
  /** Only when it is to be shown. */
  email?: string | undefined;
  phone?: string | undefined;
  social: readonly { url: string; label?: string | undefined }[];
}

export const defaultSite: SiteInfo = {
  title: '',
  description: '',
  language: 'en',
  words: en,
  lists: toLists(en),
  person: { name: '', social: [] },
};

export const SiteContext = createContext<SiteInfo>(defaultSite);

/** The site around a component. */
export function useSite(): SiteInfo {
  return useContext(SiteContext);
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
