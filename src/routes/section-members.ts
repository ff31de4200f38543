import { findCollection } from '../collections';
import { sectionDefinitions, type Section } from '../sections/schema';
import { tagsOf, type AllMembers, type RoutableEntry } from './route';
import { sortEntries } from './sort-entries';

/** The context of a page that is composed of sections: the entries that each shows, and all of them once. */
export function pageContext(id: string, sections: readonly Section[], members: AllMembers) {
  const sectionMembers = sections.map((section) => membersOf(section, members).map((member) => member.id));
  return { id, sectionMembers, memberIds: [...new Set(sectionMembers.flat())] };
}

/** What sections that show a collection may ask for. */
interface SectionFilters {
  newest?: number;
  tag?: string;
  featured?: boolean;
  when?: 'upcoming' | 'past';
  of?: string;
  items?: readonly unknown[];
}

/** The entries that a section shows. */
function membersOf(section: Section, members: AllMembers): RoutableEntry[] {
  const { newest, tag, featured, when, of, items } = section as Section & SectionFilters;
  if (items) return [];
  const shows = sectionDefinitions.find(({ type }) => type === section.type)?.shows ?? [];
  // A collection that the site declares is named by the section alone.
  const names = section.type === 'collection' ? [section.of] : shows.filter((name) => of === undefined || of === name);
  const found = names
    .flatMap((name) => {
      const { entries, upcoming = entries.length } = members.get(name) ?? { entries: [] };
      if (!when) return entries;
      return when === 'upcoming' ? entries.slice(0, upcoming) : entries.slice(upcoming);
    })
    .filter((entry) => (!tag || tagsOf(entry).includes(tag)) && (!featured || entry.values.featured));
  if (newest === undefined || names.length < 2) return found.slice(0, newest);
  // Of several collections the newest are chosen together, and shown collection by collection.
  // They are ordered alike, so what orders the first orders all.
  const chosen = new Set(sortEntries(found, findCollection(names[0])?.sort).slice(0, newest));
  return found.filter((entry) => chosen.has(entry));
}
