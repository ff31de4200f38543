import type { Look } from '../halflight/features/theme/look';
import { DEFAULT_ACCENT } from '../halflight/features/theme/palette';

interface Kind {
  /** A description that helps the author choose. */
  about: string;
  /** The default look and accent. */
  look: Look;
  accent: string;
}

/** The kinds of site. Each is a folder in `starters/`, on top of `starters/every/`. */
export const kinds = {
  portfolio: { about: 'your work, your career, and notes', look: 'halflight', accent: DEFAULT_ACCENT },
  developer: { about: 'projects, posts with code, skills', look: 'terminal', accent: 'oklch(0.68 0.15 150)' },
  photographer: { about: 'series of pictures, and little text', look: 'studio', accent: 'oklch(0.72 0.11 75)' },
  researcher: { about: 'publications, news, a curriculum vitae', look: 'editorial', accent: 'oklch(0.5 0.13 255)' },
  company: { about: 'services, customers, the team, news', look: 'launch', accent: 'oklch(0.55 0.19 285)' },
  blog: { about: 'posts, and little else', look: 'halflight', accent: 'oklch(0.55 0.16 10)' },
  author: { about: 'books, readings and other events', look: 'editorial', accent: 'oklch(0.48 0.14 20)' },
  consultant: { about: 'what you offer, how it works, prices', look: 'launch', accent: 'oklch(0.55 0.1 195)' },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as [KindName, ...KindName[]];
