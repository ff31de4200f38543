import { frameLinksOf } from '../derive/frame-links';
import { languagesOf, settingsIn, splitLanguage, type SiteSettings } from '../derive/languages';
import { toPagePath } from '../derive/to-url';
import { collectionsShownBy, isEmptyPage, isEmptySection } from '../routes/section-members';
import { sectionsOf } from '../routes/route';
import type { Entry } from '../sourcing/read-entry';
import { toTranslationFile } from '../sourcing/resolving';
import type { Check, CheckContext } from './context';
import type { Problem } from '../problem';

/** Warns of sections, and of header and footer links to lists, that are empty in one language because all entries are in others. */
export const checkUntranslated: Check = (context) => {
  const { site } = context.content;
  if (!site?.translated) return [];
  return [...context.content.entries.flatMap((entry) => findSections(entry, context)), ...findLinks(site, context)];
};

function findSections(entry: Entry, { at, routes, content }: CheckContext): Problem[] {
  const sections = sectionsOf(entry);
  if (sections.length === 0) return [];
  const { sectionMembers = [] } = routes.find((route) => route.entry === entry.id) ?? {};
  const result = isEmptyPage(sections, sectionMembers) ? 'the page is empty' : 'this section is hidden';
  return sections.flatMap((section, index): Problem[] => {
    if (!isEmptySection(section, sectionMembers[index])) return [];
    const translatable = findOnlyElsewhere(collectionsShownBy(section), entry.language, content);
    return translatable.length === 0
      ? []
      : [
          {
            ...at(entry.filePath, ['sections', index, 'type']),
            severity: 'warning',
            kind: 'not-translated',
            message: `${result}, because ${adviceFor(translatable, entry.language, content)}, or remove the section`,
          },
        ];
  });
}

function findLinks(site: SiteSettings, { at, routes, content }: CheckContext): Problem[] {
  const empty = new Map(
    routes.flatMap((route) => (route.kind === 'list' && !route.shared ? [[route.path, route]] : [])),
  );
  if (empty.size === 0) return [];
  return [site.language, ...(site.translated ?? []).map(({ language }) => language)].flatMap((language) => {
    const isMain = language === site.language;
    const file = isMain || language === undefined ? 'site.md' : toTranslationFile('site.md', language);
    const own = content.entries.find(({ filePath }) => filePath === file)?.values ?? {};
    const settings = settingsIn<SiteSettings>(site, language);
    return frameLinksOf(settings).flatMap(({ to = '', field, path }): Problem[] => {
      const list = empty.get(toPagePath(to.replace(/[?#].*$/s, '')));
      // A link to a list in another language is reported elsewhere (`checkNavigation`).
      if (!list || list.language !== language || own[field] === undefined) return [];
      const translatable = findOnlyElsewhere([list.collection ?? ''], language, content);
      return translatable.length === 0
        ? []
        : [
            {
              ...at(file, path),
              severity: 'warning',
              kind: 'not-translated',
              message: `this link leads to an empty list, because ${adviceFor(translatable, language, content)}, or remove the link`,
            },
          ];
    });
  });
}

/** An entry of these collections in another language; none if there are entries in this one. */
function findOnlyElsewhere(
  names: readonly string[],
  language: string | undefined,
  { entries }: CheckContext['content'],
): Entry[] {
  const found = entries.filter(({ collection }) => names.includes(collection));
  return found.some((entry) => entry.language === language) ? [] : found.slice(0, 1);
}

function adviceFor([entry]: readonly Entry[], language = '', { site }: CheckContext['content']): string {
  const { filePath = '' } = entry ?? {};
  const [folder = ''] = filePath.split('/');
  const languages = languagesOf(site ?? {});
  const { original } = splitLanguage(filePath, languages);
  const translation = language === languages[0]?.code ? original : toTranslationFile(original, language);
  return `no entry of ${folder} is in ${language}: write ${translation} or another translation, show the originals ("showOriginals: true")`;
}
