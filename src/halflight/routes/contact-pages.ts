import type { Entry } from '../sourcing/read-entry';
import { sectionsOf } from './route';

/** The indexes of the sections of a page that show the contact form. */
export function contactSectionsOf(entry: Pick<Entry, 'values'>): number[] {
  return sectionsOf(entry).flatMap(({ type }, index) => (type === 'contact' ? [index] : []));
}

/** Whether an entry's page shows the contact form. */
export function showsContact(entry: Pick<Entry, 'values'>): boolean {
  return contactSectionsOf(entry).length > 0;
}
