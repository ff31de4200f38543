import { en, type Words } from './en';

/**
 * The English strings, for when no settings provide any: in tests, and in a preview without a `site.md`. Published pages always have only the strings
 * of their site, so bundlers drop English.
 */
export const fallbackWords: Words = process.env.NODE_ENV === 'production' ? ({} as Words) : en;
