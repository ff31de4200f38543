/**
 * The locales to format and sort by for a language, English by default. English also stands in for a language without data: otherwise that of the
 * machine would, and a site would depend on where it is built.
 */
export const localesOf = (language = 'en'): string[] => [language, 'en'];
