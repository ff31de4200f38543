import { sectionsOf, tagsOf } from '../routes/route';
import { sectionDefinitions, type Section } from '../sections/schema';
import { nearest } from '../sourcing/nearest';
import type { CheckContext } from './context';
import type { Problem } from './problem';

/** Sections that ask for a tag that nothing has, and sections of a page with one id. */
export function checkSections({ at, content: { entries } }: CheckContext): Problem[] {
  const tagsIn = (shows: readonly string[]) =>
    [...new Set(entries.filter(({ collection }) => shows.includes(collection)).flatMap(tagsOf))].sort();
  return entries.flatMap((entry) => {
    const sections = sectionsOf(entry) as readonly (Section & { tag?: string })[];
    return sections.flatMap(({ type, tag, id }, index) => {
      const shows = sectionDefinitions.find((section) => section.type === type)?.shows ?? [];
      const tags = tag === undefined ? [] : tagsIn(shows);
      const suggestion = tag === undefined ? undefined : nearest(tag, tags);
      const atField = (field: string) => at(entry.filePath, ['sections', index, field]);
      const unused: Problem[] =
        tag !== undefined && !tags.includes(tag)
          ? [
              {
                ...atField('tag'),
                severity: 'warning',
                kind: 'unknown-tag',
                message: `nothing has the tag "${tag}", so the section is hidden${tags.length > 0 ? `; there are: ${tags.slice(0, 12).join(', ')}` : ''}`,
                ...(suggestion && { suggestion }),
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
      return [...unused, ...twice];
    });
  });
}
