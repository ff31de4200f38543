import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Answers } from './answers';
import { fill, type Filling } from './fill';
import { kindNames } from './kinds';
import { wordsIn } from './words';

/** The folder in `starters/` with the files for every kind of site. */
const EVERY = 'every';

/** The fields to translate in files that a language only overlays: all of `site.de.md` and `person.de.md`. */
const IN_EACH_LANGUAGE: Readonly<Partial<Record<string, readonly string[]>>> = {
  'site.md': ['description', 'navigation', 'collections', 'words'],
  'person.md': ['role', 'skills'],
};

/**
 * Writes the content of a new site into a folder: the starters of its kind, in each of its languages. `starters` is the folder with one folder for
 * each kind, `today` the date in the site's time zone, `YYYY-MM-DD`. Returns the paths of the files, relative to the folder.
 */
export function writeStarters(answers: Answers, today: string, starters: string, folder: string): string[] {
  const [main = 'en', ...others] = answers.languages;
  const files = [EVERY, answers.kind].flatMap((name) => findFiles(join(starters, name)));
  const written = files.flatMap(({ file, path }) => {
    const make = () => mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (!path.endsWith('.md')) {
      make();
      copyFileSync(file, join(folder, path));
      return [path];
    }
    const starter = readFileSync(file, 'utf8');
    const original = fill(starter, toFilling(answers, { today, language: main, home: '/' }));
    // If the condition removes the first line, the file is not for this kind of site.
    if (!original.startsWith('---')) return [];
    make();
    writeFileSync(join(folder, path), original);
    return [
      path,
      ...others.map((language) => {
        const text = fill(starter, toFilling(answers, { today, language, home: `/${language.toLowerCase()}/` }));
        const translation = path.replace(/md$/, `${language}.md`);
        writeFileSync(join(folder, translation), toTranslation(text, IN_EACH_LANGUAGE[path]));
        return translation;
      }),
    ];
  });
  return written.sort();
}

/** All files below a folder: their paths, and their relative paths with forward slashes. */
export function findFiles(folder: string): { file: string; path: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name))
    .map((file) => ({ file, path: relative(folder, file).replaceAll(sep, '/') }));
}

interface Place {
  today: string;
  language: string;
  /** The path of its home page, with a slash at both ends. */
  home: string;
}

/**
 * What a starter can refer to: the answers; `word.contact` and the like (see `wordsIn`); `home` and `languages`; `today+60` and `year-2` for a date
 * and a year. Conditions are the kinds of site, `email`, and `several` for several languages.
 */
function toFilling(answers: Answers, { today, language, home }: Place): Filling {
  const { kind, name, url, look, accent, timeZone, email, languages } = answers;
  const words = wordsIn(language);
  return {
    answers: {
      ...{ name, url, look, accent, timeZone, email, language },
      // Readable, and almost certainly unique: two sites with the same name on the same day are unlikely.
      permanentId: `${name} ${today}`,
    },
    textOf: (text) => {
      const [, unit, distance = '0'] = /^(today|year)([+-]\d+)?$/.exec(text) ?? [];
      if (unit === 'today') return addDays(today, Number(distance));
      if (unit === 'year') return String(Number(today.slice(0, 4)) + Number(distance));
      if (text === 'home') return home;
      return text === 'languages' ? `[${languages.join(', ')}]` : words[text];
    },
    holds: (condition) => {
      if ((kindNames as readonly string[]).includes(condition)) return condition === kind;
      if (condition === 'several') return languages.length > 1;
      return condition === 'email' ? email !== '' : undefined;
    },
  };
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** A translation of a text: without the notes for the author, which the original has, and with only these fields, if given. */
function toTranslation(text: string, fields: readonly string[] | undefined): string {
  const [, front = '', body = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
  if (!fields) return `---\n${front.replace(/^ *#.*\n/gm, '')}---\n${body}`;
  const all = parse(front) as Record<string, unknown>;
  const own = Object.fromEntries(fields.flatMap((name) => (name in all ? [[name, all[name]]] : [])));
  return `---\n${stringify(own, { lineWidth: 0 })}---\n`;
}
