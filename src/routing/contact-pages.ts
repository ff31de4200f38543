import type { Section } from '../collections/sections';
import type { Entry } from '../sourcing/read-entry';

/** Which of a page's sections show the contact form. */
export function contactSectionsOf({ values }: Pick<Entry, 'values'>): number[] {
  const sections = (values.sections as Section[] | undefined) ?? [];
  return sections.flatMap(({ type }, index) => (type === 'contact' ? [index] : []));
}

/** Whether an entry's page shows the contact form. */
export function showsContact(entry: Pick<Entry, 'values'>): boolean {
  return contactSectionsOf(entry).length > 0;
}
