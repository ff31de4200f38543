import { findCollection } from '../collections';
import { sectionDefinitions, type Section } from '../collections/sections';
import { isNote } from './notes';
import { tagsOf, type AllMembers, type RoutableEntry } from './route';
import { sortEntries } from './sort-entries';

/** The context of a page made of sections: the entries of each section, all of them without duplicates, and which sections show all. */
export function pageContext(id: string, sections: readonly Section[], members: AllMembers) {
  const sectionMembers = sections.map((section) => membersOf(section, members).map((member) => member.id));
  const whole = sections.flatMap((section, index) => {
    const count = collectionsShownBy(section)
      .map((name) => members.get(name)?.entries.length ?? 0)
      .reduce((sum, each) => sum + each, 0);
    return count > 0 && sectionMembers[index]?.length === count ? [index] : [];
  });
  return { id, sectionMembers, memberIds: [...new Set(sectionMembers.flat())], ...(whole.length > 0 && { whole }) };
}

/** Whether a section shows only entries of collections, but has none: then the page omits it. */
export function isEmptySection(section: Section, members: readonly unknown[] = []): boolean {
  return members.length === 0 && collectionsShownBy(section).length > 0 && !('items' in section && section.items);
}

/** Whether a page has sections, none of which shows anything. */
export function isEmptyPage(sections: readonly Section[], members: readonly (readonly unknown[])[]): boolean {
  return sections.length > 0 && sections.every((section, index) => isEmptySection(section, members[index]));
}

/** The names of the collections whose entries a section may show. */
export function collectionsShownBy(section: Section): readonly string[] {
  // A `collection` section names a collection that the site declares.
  if (section.type === 'collection') return [section.of];
  return sectionDefinitions.find(({ type }) => type === section.type)?.shows ?? [];
}

interface SectionFilters {
  newest?: number;
  tag?: string;
  featured?: boolean;
  when?: 'upcoming' | 'past';
  which?: 'written' | 'read';
  of?: string;
  only?: 'notes' | 'articles';
  items?: readonly unknown[];
}

function membersOf(section: Section, members: AllMembers): RoutableEntry[] {
  const { newest, tag, featured, when, which, of, only, items } = section as Section & SectionFilters;
  if (items) return [];
  const shows = collectionsShownBy(section);
  const names = section.type === 'collection' ? shows : shows.filter((name) => of === undefined || of === name);
  const found = names
    .flatMap((name) => {
      const { entries, upcoming = entries.length } = members.get(name) ?? { entries: [] };
      if (!when) return entries;
      return when === 'upcoming' ? entries.slice(0, upcoming) : entries.slice(upcoming);
    })
    .filter((entry) => (!tag || tagsOf(entry).includes(tag)) && (!featured || entry.values.featured))
    .filter((entry) => !only || isNote(entry) === (only === 'notes'))
    .filter((entry) => !which || (entry.values.wrote === true) === (which === 'written'));
  if (newest === undefined || names.length < 2) return found.slice(0, newest);
  // The newest of several collections are chosen together, but shown collection by collection. All of them have the same sort order, so the first
  // collection's is used.
  const chosen = new Set(sortEntries(found, findCollection(names[0])?.sort).slice(0, newest));
  return found.filter((entry) => chosen.has(entry));
}
