import { isEntryFile } from '../entry-file';
import { frameLinksOf } from '../derive/frame-links';
import { settingsIn, type SiteSettings } from '../derive/languages';
import { toPagePath } from '../derive/to-url';
import { toTranslationFile } from '../sourcing/resolving';
import type { Check } from './context';
import type { Problem } from '../problem';

/** Warns of header and footer links that lead from one language to a page in another. */
export const checkNavigation: Check = ({ at, content: { site, entries }, map, routes }) => {
  if (!site) return [];
  const languages = new Map(routes.map(({ path, language }) => [path, language]));
  return (site.translated ?? []).flatMap(({ language = '' }) => {
    const file = toTranslationFile('site.md', language);
    const own = entries.find(({ filePath }) => filePath === file)?.values ?? {};
    return frameLinksOf(settingsIn<SiteSettings>(site, language)).flatMap(({ to, field, path }): Problem[] => {
      const [target = ''] = (to ?? '').split(/[?#]/);
      const entry = isEntryFile(target) ? map.entryIn(target, language) : undefined;
      const other = entry ? entry.language : languages.get(toPagePath(target));
      if (other === undefined || other === language) return [];
      const isOwn = own[field] !== undefined;
      const advice = isOwn
        ? 'lead to a page in its own language, or remove it'
        : `${file} has no "${field}" of its own; write it there`;
      return [
        {
          ...(isOwn ? at(file, path) : at('site.md', path)),
          severity: 'warning',
          kind: 'other-language',
          message: `on the pages in ${language}, this link leads to a page in another language (${other}): ${advice}`,
        },
      ];
    });
  });
};
