import type { RouteSettings } from './route';

/** Whether an entry was written without a title. The one that it has was made of its first words (`sourcing/derive-title.ts`). */
export function isNote({ values }: { values: Readonly<Record<string, unknown>> }): boolean {
  return values.untitled === true;
}

/** The folder of the feeds of notes, in one language of the site. */
export function notesFolder({ home = '/' }: Pick<RouteSettings, 'home'>): string {
  return `${home}notes/`;
}
