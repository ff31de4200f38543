import { isSameCode, type SiteSettings } from '../derive/languages';
import { toTranslationFile } from '../sourcing/resolving';
import { en, type Words } from '../words/en';
import { localesOf } from '../words/locales';
import { findTranslation } from '../words/words';
import type { Check, CheckContext } from './context';
import type { Problem } from '../problem';

const wordNames = Object.keys(en) as (keyof Words)[];

/**
 * Warns of interface words that a language lacks, and of words in `site.md` (or a translation such as `site.fr.md`) that do not have exactly the
 * language's plural forms.
 */
export const checkWords: Check = ({ at, content: { site } }) => {
  if (!site) return [];
  const { languages = [], translated = [] } = site;
  const main = languages.length > 0 ? ['languages', 0] : ['language'];
  return [
    ...checkLanguage(site, { file: 'site.md', named: main, at }),
    ...translated.flatMap((settings) => {
      const index = languages.findIndex(({ code }) => isSameCode(code, settings.language ?? ''));
      const file = toTranslationFile('site.md', settings.language ?? '');
      return checkLanguage(settings, { file, named: ['languages', index], at });
    }),
  ];
};

interface Place {
  file: string;
  /** Where `site.md` lists the language. */
  named: (string | number)[];
  at: CheckContext['at'];
}

function checkLanguage({ language = 'en', words = {} }: Partial<SiteSettings>, { file, named, at }: Place): Problem[] {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  return [...missingWords(), ...wrongForms()];

  function missingWords(): Problem[] {
    const translation = findTranslation(language);
    const missing = wordNames.filter((word) => (words[word] ?? translation?.[word]) === undefined);
    if (missing.length === 0) return [];
    const count =
      missing.length === wordNames.length ? `all ${missing.length}` : `${missing.length} of ${wordNames.length}`;
    return [
      {
        ...at('site.md', named),
        severity: 'warning',
        kind: 'missing-words',
        message: `the interface is not ${translation ? 'completely ' : ''}translated into ${name}, and falls back to English: ${count} words are missing; "npm run new -- words ${language}" writes them into ${file}, to be translated`,
      },
    ];
  }

  function wrongForms(): Problem[] {
    const rules = new Intl.PluralRules(localesOf(language)).resolvedOptions();
    const wanted = [...rules.pluralCategories].sort();
    return wordNames.flatMap((word): Problem[] => {
      const own = words[word];
      if (own === undefined || typeof own === 'string') return [];
      const given = Object.keys(own);
      // One text for all numbers.
      if (given.length === 1) return [];
      const missing = wanted.filter((category) => !given.includes(category));
      const idle = given.filter((category) => !(wanted as string[]).includes(category));
      if (missing.length === 0 && idle.length === 0) return [];
      const said = [
        ...(missing.length > 0 ? [`lacks ${list(missing)}`] : []),
        ...(idle.length > 0 ? [`has no use for ${list(idle)}`] : []),
      ];
      return [
        {
          ...at(file, ['words', word]),
          severity: 'warning',
          kind: 'word-forms',
          message: `"words.${word}" ${said.join(' and ')}: the plural forms of ${name} are ${list(wanted)}; the word is shown in them only if it has exactly these`,
        },
      ];
    });
  }
}

const list = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(names.map((name) => `"${name}"`));
