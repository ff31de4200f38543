import type { Words } from '../../words/en';
import type { DisclosedService } from '../../features/service';

/** Stands among the services of a site that has tabs: nobody else learns of a choice, but the browser keeps it. */
export const KEPT_TABS: DisclosedService = { kind: 'KeptTabs', name: '' };

/** The services that somebody else runs. */
export const othersOf = (services: readonly DisclosedService[]): DisclosedService[] =>
  services.filter(({ kind }) => kind !== KEPT_TABS.kind);

/** What decides which data stays in a visitor’s browser. */
interface Site {
  services: readonly DisclosedService[];
  multilingual: boolean;
  /** Whether the site has an announcement, which visitors can dismiss. */
  announcement: boolean;
}

/** The names of the words that say what stays in a visitor’s browser, in the order of the list. */
export function toKept({ services, multilingual, announcement }: Site) {
  const has = (...kinds: DisclosedService['kind'][]) => services.some(({ kind }) => kinds.includes(kind));
  return [
    'privacyKeptTheme',
    ...(multilingual ? ['privacyKeptLanguage' as const] : []),
    ...(announcement ? ['privacyKeptAnnouncement' as const] : []),
    ...(has('KeptTabs') ? ['privacyKeptTabs' as const] : []),
    ...(has('Contact', 'ContactHere', 'ContactMail') ? ['privacyKeptDraft' as const] : []),
    ...(has('Comments') ? ['privacyKeptComments' as const] : []),
    'privacyKeptPlace',
  ] satisfies (keyof Words)[];
}
