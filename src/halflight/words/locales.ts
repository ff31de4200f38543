/**
 * The locales for formatting and sorting in a language, English by default. English is also the fallback for languages without data: otherwise the
 * machine's locale would be used, and the result would depend on where a site is built.
 */
export const localesOf = (language = 'en'): string[] => [language, 'en'];
