import { posix } from 'node:path';
import { isSameCode, languagesOf, listLanguages, splitLanguage, type Language } from '../derive/languages';
import { TRANSLATION } from '../derive/to-overlay';
import { isLanguageTag } from '../fields/formats';
import { locate } from '../sourcing/locate';
import type { Content } from '../sourcing/read-content';
import { toTranslationFile } from '../sourcing/resolving';
import type { CheckContext } from './context';
import type { Problem } from './problem';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * Reports languages listed twice or with the same path, settings that contradict the list, and files named after a language that is not listed, or that
 * is listed in other capitals.
 */
export function checkLanguages({ at, content }: CheckContext): Problem[] {
  const { site, entries, files } = content;
  const listed = site?.languages;
  if (!site || !listed) return [];
  const problem = (path: readonly PropertyKey[], kind: string, message: string): Problem => ({
    ...at('site.md', path),
    severity: 'error',
    kind,
    message,
  });
  const languages = languagesOf(site);
  const [main] = languages;
  const written = entries.find(({ filePath }) => filePath === 'site.md')?.values.language;
  const settings = [
    ...(written !== undefined && written !== main?.code
      ? [
          problem(
            ['language'],
            'contradiction',
            `"language" is ${JSON.stringify(written)}, but the first of "languages" is ${JSON.stringify(main?.code)}: the first is the main one; delete "language"`,
          ),
        ]
      : []),
    ...(listed[0]?.path !== undefined && listed[0].path !== '/'
      ? [
          problem(
            ['languages', 0, 'path'],
            'bad-path',
            'the first language is the main one, whose pages are at the root: it has no "path"',
          ),
        ]
      : []),
  ];
  const all = listLanguages(site);
  const repeated = all.flatMap(({ code, home }, index) => {
    const before = all.slice(0, index);
    if (before.some((other) => isSameCode(other.code, code)))
      return [
        problem(['languages', index], 'duplicate-language', `the language ${code} is listed twice: delete one of them`),
      ];
    const other = before.find((one) => one.home === home);
    return other
      ? [
          problem(
            ['languages', index],
            'duplicate-url',
            `the pages in ${code} and in ${other.code} would both be at ${home}: give one of them another "path"`,
          ),
        ]
      : [];
  });
  const unlisted = languages.length < 2 ? [] : entries.flatMap(({ filePath }) => findUnlisted(filePath, languages));
  const misspelled = [...files].flatMap((file) => findMisspelled(file, languages, content));
  return [...settings, ...repeated, ...unlisted, ...misspelled];
}

/** Warns of a file such as `a.it.md` on a site without Italian: its suffix would become part of its URL. */
function findUnlisted(filePath: string, languages: readonly { code: string }[]): Problem[] {
  const suffix = /\.([a-z]{2}(?:-[A-Za-z]{2,4})?)\.md$/.exec(filePath)?.[1];
  if (suffix === undefined || !isLanguageTag(suffix)) return [];
  if (languages.some(({ code }) => isSameCode(code, suffix))) return [];
  const listed = languages.map(({ code }) => code).join(', ');
  return [
    {
      file: filePath,
      line: 1,
      column: 1,
      severity: 'warning',
      kind: 'unlisted-language',
      message: `its name ends as if it were in ${names.of(suffix) ?? suffix}, which is not one of the "languages" of site.md (${listed}): add it there, or rename the file`,
    },
  ];
}

/** Reports a file such as `a.pt-br.md` on a site in `pt-BR`: most disks do not find it by the name that has the language as listed. */
function findMisspelled(filePath: string, languages: readonly Language[], { files, collections }: Content): Problem[] {
  const { original, language } = splitLanguage(filePath, languages);
  if (original === filePath || language === undefined) return [];
  const rename = toTranslationFile(original, language);
  const location = locate(filePath, collections, languages);
  if (rename === filePath || !location) return [];
  const [, written = ''] = /\.([^.]+)\.md$/i.exec(filePath) ?? [];
  // An entry is published nevertheless.
  const isLost = location.collection.typeName === TRANSLATION;
  const result = isLost ? 'so it is not read' : `so links to ${posix.basename(original)} do not lead to it`;
  return [
    {
      file: filePath,
      line: 1,
      column: 1,
      severity: isLost ? 'error' : 'warning',
      kind: 'bad-name',
      message: `its name has the language "${written}", which site.md spells "${language}", ${result}: rename it to ${posix.basename(rename)}`,
      ...(!files.has(rename) && { fix: { rename } }),
    },
  ];
}
