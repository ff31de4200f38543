import { en, type Words } from './en';

/** The languages that the interface comes in. No code that runs in a browser reads this: a site has the words of its own language. */
export const translations: Readonly<Record<string, Words>> = { en };
