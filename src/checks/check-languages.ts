import { isSameCode, languagesOf, listLanguages } from '../derive/languages';
import { isLanguageTag } from '../fields/formats';
import type { CheckContext } from './context';
import type { Problem } from './problem';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Reports languages listed twice or with the same path, settings that contradict the list, and files named after a language that is not listed. */
export function checkLanguages({ at, content: { site, entries } }: CheckContext): Problem[] {
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
  return [...settings, ...repeated, ...unlisted];
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
