import { nearest } from '../nearest';
import { LISTED_VALUES } from '../limits';
import { START, type Problem } from '../problem';
import { toTagUrl } from '../derive/to-url';
import { settingsIn, type SiteSettings } from '../derive/languages';
import type { Check } from './context';

/** Warns of texts about tags that no entry has, so that no page shows them. A draft may come before the first entry. */
export const checkTagTexts: Check = ({ content: { entries, site }, routes }) => {
  const texts = entries.filter(({ collection, values }) => collection === 'tag' && values.draft !== true);
  if (texts.length === 0) return [];
  const pages = routes.filter(({ kind, number = 1 }) => kind === 'tag' && number === 1);
  return texts.flatMap(({ filePath, slug, language }): Problem[] => {
    const settings = settingsIn<Partial<SiteSettings>>(site ?? {}, language);
    const own = pages.filter((page) => language === undefined || page.language === language);
    if (own.some(({ path }) => path === toTagUrl(slug, settings))) return [];
    const known = own.map(({ path }) => path.split('/').at(-2) ?? '');
    const suggestion = nearest(slug, known);
    const listed = known.slice(0, LISTED_VALUES).join(', ');
    return [
      {
        file: filePath,
        ...START,
        severity: 'warning',
        kind: 'unused-tag-text',
        message: `no page shows this text, since no entry has a tag with the URL ${toTagUrl(slug, settings)}; ${listed ? `files can be named ${listed}` : 'no entry has a tag'}`,
        ...(suggestion !== undefined && { suggestion }),
      },
    ];
  });
};
