import { posix } from 'node:path';
import { isSameCode, languagesOf, listLanguages, splitLanguage, type Language } from '../derive/languages';
import { TRANSLATION } from '../derive/to-overlay';
import { isLanguageTag } from '../fields/formats';
import { locate } from '../sourcing/locate';
import type { Content } from '../sourcing/read-content';
import { toTranslationFile } from '../sourcing/resolving';
import type { Check } from './context';
import type { Problem } from '../problem';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * Reports languages that are listed twice or share a path, settings that contradict the list, and files whose language is not listed, is listed in
 * another case, or is not at the end of their name.
 */
export const checkLanguages: Check = ({ at, content }) => {
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
  const misplaced = entries.flatMap(({ filePath }) => findMisplaced(filePath, languages, files));
  const misspelled = [...files].flatMap((file) => findMisspelled(file, languages, content));
  return [...settings, ...repeated, ...unlisted, ...misplaced, ...misspelled];
};

/** Warns of a file such as `a.it.md` on a site without Italian: the suffix would become part of its URL. */
function findUnlisted(filePath: string, languages: readonly { code: string }[]): Problem[] {
  const suffix = /\.([a-z]{2}(?:-[A-Za-z]{2,4})?)\.(?:md|ipynb)$/.exec(filePath)?.[1];
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

/** Warns of files such as `posts/fr/a.md`, `fr.a.md` and `a_fr.md`, which count as the main language although another was probably meant. */
function findMisplaced(filePath: string, languages: readonly Language[], files: Content['files']): Problem[] {
  const [main, ...others] = languages;
  const { original, language } = splitLanguage(filePath, languages);
  // A translation already states its language.
  if (!main || original !== filePath || language !== main.code) return [];
  for (const { code } of others) {
    const found = findMeant(filePath, code, files);
    if (!found) continue;
    const why = found.inFolder ? ': a folder does not set a language' : '';
    const meant = toTranslationFile(found.original, code);
    return [
      {
        file: filePath,
        line: 1,
        column: 1,
        severity: 'warning',
        kind: 'misplaced-language',
        message: `it is published in the main language, ${main.code}${why}; if it is in ${names.of(code) ?? code}, name it ${meant}, beside ${found.original}`,
      },
    ];
  }
  return [];
}

/** The original that a file with a language elsewhere in its path seems to translate; `undefined` if there is none. */
function findMeant(
  filePath: string,
  code: string,
  files: Content['files'],
): { original: string; inFolder: boolean } | undefined {
  const parts = filePath.split('/');
  const name = parts.at(-1) ?? '';
  // The first part is the collection's folder, and an index.md's folder is the entry's name.
  const last = /^index\.(?:md|ipynb)$/.test(name) ? parts.length - 2 : parts.length - 1;
  const folder = parts.findIndex((part, index) => index > 0 && index < last && isSameCode(part, code));
  if (folder !== -1) return { original: parts.toSpliced(folder, 1).join('/'), inFolder: true };
  const beside = (file: string) => [...parts.slice(0, -1), file].join('/');
  const lower = name.toLowerCase();
  if (lower.startsWith(`${code.toLowerCase()}.`) && name !== `${code}.md`)
    return { original: beside(name.slice(code.length + 1)), inFolder: false };
  // A file name may end with a word of the title that looks like a language, unless there is an original.
  const end = `${code.toLowerCase()}.md`;
  const original = beside(`${name.slice(0, -end.length - 1)}.md`);
  if ((lower.endsWith(`_${end}`) || lower.endsWith(`-${end}`)) && files.has(original))
    return { original, inFolder: false };
  return undefined;
}

/** Reports a file such as `a.pt-br.md` on a site in `pt-BR`: case-sensitive disks do not find it under the listed spelling. */
function findMisspelled(filePath: string, languages: readonly Language[], { files, collections }: Content): Problem[] {
  const { original, language } = splitLanguage(filePath, languages);
  if (original === filePath || language === undefined) return [];
  const rename = toTranslationFile(original, language);
  const location = locate(filePath, collections, languages);
  if (rename === filePath || !location) return [];
  const [, written = ''] = /\.([^.]+)\.(?:md|ipynb)$/i.exec(filePath) ?? [];
  // An entry is still published.
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
