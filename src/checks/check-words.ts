import { en, type Words } from '../ui/words/en';
import { findTranslation } from '../ui/words/words';
import type { CheckContext } from './context';
import type { Problem } from './problem';

const wordNames = Object.keys(en) as (keyof Words)[];

/** What `site.md` says of the interface's words: whether there are any in its language, and whether each has the forms of that language. */
export function checkWords({ at, content: { site } }: CheckContext): Problem[] {
  if (!site) return [];
  const { language = 'en', words = {} } = site;
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
        ...at('site.md', ['language']),
        severity: 'warning',
        kind: 'missing-words',
        message: `the interface does not come in ${name}${translation ? ' as a whole' : ''}, and is English where "words" says nothing: ${count} words are missing; "npm run new -- words ${language}" writes them into site.md, to be translated`,
      },
    ];
  }

  function wrongForms(): Problem[] {
    const rules = new Intl.PluralRules([language, 'en']).resolvedOptions();
    const wanted = [...rules.pluralCategories].sort();
    return wordNames.flatMap((word): Problem[] => {
      const own = words[word];
      if (own === undefined || typeof own === 'string') return [];
      const given = Object.keys(own);
      // One text, for whatever number.
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
          ...at('site.md', ['words', word]),
          severity: 'warning',
          kind: 'word-forms',
          message: `"words.${word}" ${said.join(' and ')}: ${name} counts in ${list(wanted)}, and only a word that has just these is shown by its number`,
        },
      ];
    });
  }
}

const list = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(names.map((name) => `"${name}"`));
