import type { Words } from '../ui/words/en';
import type { DisclosedService } from './service';

/** What decides which things stay in a visitor’s browser. */
interface Site {
  /** The services that the site uses. */
  services: readonly DisclosedService[];
  /** Whether it has pages in more than one language. */
  multilingual: boolean;
  /** Whether it has an announcement, which visitors can close. */
  announcement: boolean;
}

/** The names of the words that say what stays in a visitor’s browser, in the order in which they are listed. */
export function toKept({ services, multilingual, announcement }: Site) {
  const has = (...kinds: DisclosedService['kind'][]) => services.some(({ kind }) => kinds.includes(kind));
  return [
    'privacyKeptTheme',
    ...(multilingual ? ['privacyKeptLanguage' as const] : []),
    ...(announcement ? ['privacyKeptAnnouncement' as const] : []),
    ...(has('Contact', 'ContactHere', 'ContactMail') ? ['privacyKeptDraft' as const] : []),
    ...(has('Comments') ? ['privacyKeptComments' as const] : []),
    'privacyKeptPlace',
  ] satisfies (keyof Words)[];
}
