import { en, type Words } from './en';

/**
 * English, if no settings give any words: in tests, and in a preview without a `site.md`. Published pages always have the words of their site, and
 * only those: bundlers drop English.
 */
export const fallbackWords: Words = process.env.NODE_ENV === 'production' ? ({} as Words) : en;
