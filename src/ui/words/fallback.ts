import { en, type Words } from './en';

/**
 * English where no settings gave any words: in tests, and in a preview without a `site.md`. What is built for visitors has the words of its
 * site, and so no others: bundlers leave English out.
 */
export const fallbackWords: Words = process.env.NODE_ENV === 'production' ? ({} as Words) : en;
