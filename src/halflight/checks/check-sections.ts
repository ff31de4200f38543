import { LISTED_VALUES, SECTION_ENTRIES } from '../limits';
import { sectionsOf, tagsOf } from '../routes/route';
import { sectionDefinitions, type Section } from '../collections/sections';
import { nearest } from '../nearest';
import type { Check } from './context';
import type { Collection } from '../collections/define-collection';
import type { Problem, UnplacedProblem } from '../problem';

/**
 * Reports sections whose tag no entry has, or whose collection is not declared; sections that show too many entries; and duplicate ids and contact
 * sections on a page.
 */
export const checkSections: Check = ({ at, routes, content: { entries, broken, collections } }) => {
  const declared = collections.filter((collection) => collection.declared);
  // Errors in a declaration are reported there.
  const isDeclaredWrongly = (name: string) =>
    [...entries, ...broken].some(({ collection, slug }) => collection === 'collection' && slug === name);
  const tagsIn = (shows: readonly string[]) =>
    [...new Set(entries.filter(({ collection }) => shows.includes(collection)).flatMap(tagsOf))].sort();
  const pages = new Map(routes.map(({ entry, sectionMembers }) => [entry, sectionMembers]));
  return entries.flatMap((entry) => {
    const sections = sectionsOf(entry) as readonly (Section & { tag?: string })[];
    return sections.flatMap((section, index) => {
      const { type, tag, id } = section;
      const named = section.type === 'collection' ? section.of : undefined;
      const shows =
        named === undefined ? (sectionDefinitions.find((other) => other.type === type)?.shows ?? []) : [named];
      const tags = tag === undefined ? [] : tagsIn(shows);
      const suggestion = tag === undefined ? undefined : nearest(tag, tags);
      const shown = pages.get(entry.id)?.[index]?.length ?? 0;
      const atField = (field: string) => at(entry.filePath, ['sections', index, field]);
      const unused: Problem[] =
        tag !== undefined && !tags.includes(tag)
          ? [
              {
                ...atField('tag'),
                severity: 'warning',
                kind: 'unknown-tag',
                message: `nothing has the tag "${tag}", so the section is hidden${tags.length > 0 ? `; there are: ${tags.slice(0, LISTED_VALUES).join(', ')}` : ''}`,
                ...(suggestion && { suggestion }),
              },
            ]
          : [];
      const long: Problem[] =
        shown > SECTION_ENTRIES && !('newest' in section)
          ? [
              {
                ...atField('type'),
                severity: 'warning',
                kind: 'long-section',
                message: `the section shows all ${shown} entries, and every visitor of the page loads them; "newest: 6" shows the newest six and links to the list`,
              },
            ]
          : [];
      const twice: Problem[] =
        id !== undefined && sections.findIndex((section) => section.id === id) < index
          ? [
              {
                ...atField('id'),
                severity: 'error',
                kind: 'duplicate-id',
                message: `the id "${id}" is already used by a section above: ids must be unique`,
              },
            ]
          : [];
      const again: Problem[] =
        (type === 'contact' || type === 'form') && sections.findIndex((other) => isSameForm(other, section)) < index
          ? [
              {
                ...atField('type'),
                severity: 'warning',
                kind: 'second-form',
                message:
                  'a section above already has this form, and what a visitor types into one replaces their draft in the other; remove one of the two',
              },
            ]
          : [];
      const unknown =
        named === undefined || declared.some(({ name }) => name === named) || isDeclaredWrongly(named)
          ? []
          : [{ ...atField('of'), ...aboutUnknown(named, declared) }];
      return [...unused, ...long, ...twice, ...again, ...unknown];
    });
  });
};

function isSameForm(one: Section, other: Section): boolean {
  return one.type === 'form' && other.type === 'form' ? one.form === other.form : one.type === other.type;
}

/** The problem with a section for an undeclared collection. Built-in collections have their own section types. */
function aboutUnknown(named: string, declared: readonly Collection[]): UnplacedProblem {
  const names = declared.map(({ name }) => name);
  const byFolder = declared.find(({ folder }) => folder === named)?.name;
  const builtIn = sectionDefinitions.find(({ type, shows }) => type === named || shows.includes(named))?.type;
  const suggestion = byFolder ?? nearest(named, names);
  const there =
    names.length > 0
      ? `those of this site are: ${names.join(', ')}`
      : 'this site declares none: there is no file in collections/';
  return {
    severity: 'error',
    kind: 'unknown-collection',
    message:
      builtIn !== undefined && suggestion === undefined
        ? `"${named}" is a built-in collection, which has its own type of section: write "type: ${builtIn}"`
        : `there is no collection "${named}"; ${there}`,
    ...(suggestion !== undefined && { suggestion }),
  };
}
