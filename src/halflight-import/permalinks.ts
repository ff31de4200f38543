import { toSlug } from '../halflight/sourcing/to-slug';

/** The values that may be inserted into a post's URL, by a program's case-sensitive names for them. */
export type Parts = Readonly<Record<string, string>>;

/** Fills in a pattern such as `/:year/:month/:title/`; `undefined` if it contains an unknown name. */
export function fillPermalink(pattern: string, parts: Parts): string | undefined {
  // Longest first, so that `:i_month` is not read as `:i` and a suffix.
  const names = Object.keys(parts).sort((a, b) => b.length - a.length);
  const nameIn = (word: string) => names.find((candidate) => word.startsWith(candidate));
  const words = Array.from(pattern.matchAll(/:([a-z_]+)/gi), ([, word = '']) => word);
  if (words.some((word) => nameIn(word) === undefined)) return undefined;
  const filled = pattern.replace(/:([a-z_]+)/gi, (_, word: string) => {
    const name = nameIn(word) ?? '';
    return (parts[name] ?? '') + word.slice(name.length);
  });
  return `/${filled}`.replace(/\/{2,}/g, '/');
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** The parts of a date or time returned by `toLocal`, under the names that Jekyll, Hexo and Hugo have for them in permalinks. */
export function partsOf(time: string): Parts {
  const [date = '', clock = '00:00:00'] = time.split(' ');
  const [year = '', month = '', day = ''] = date.split('-');
  const [hour = '00', minute = '00', second = '00'] = clock.split(':');
  const at = new Date(`${date}T00:00:00Z`);
  const yearday = String(Math.round((at.getTime() - Date.UTC(Number(year), 0, 1)) / 86_400_000) + 1);
  const [monthname = '', weekdayname = ''] = [MONTHS[Number(month) - 1], WEEKDAYS[at.getUTCDay()]];
  return {
    ...{ year, month, day, hour, minute, second, yearday, monthname, weekdayname, weekday: String(at.getUTCDay()) },
    ...{ short_year: year.slice(2), i_year: year, w_year: year, week: weekOf(at), y_day: yearday.padStart(3, '0') },
    ...{ i_month: String(Number(month)), short_month: monthname.slice(0, 3), long_month: monthname },
    ...{ i_day: String(Number(day)), short_day: weekdayname.slice(0, 3), long_day: weekdayname },
    w_day: String(at.getUTCDay() || 7),
  };
}

/** The ISO 8601 week number: that of the week's Thursday. */
function weekOf(date: Date): string {
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * 86_400_000);
  const days = (thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / 86_400_000;
  return String(Math.floor(days / 7) + 1).padStart(2, '0');
}

/** The file name of a path without its extension. */
export function stemOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.[^.]+$/, '');
}

/** The folder of a path; '' at the root. */
export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

/** Splits a name that begins with a date, such as `2019-05-12-a-title`, into the date and the rest. */
export function splitDate(name: string): { date?: string; rest: string } {
  const [, date, rest] = /^(\d{4}-\d{1,2}-\d{1,2})[-_ ](.+)$/.exec(name) ?? [];
  return date !== undefined && rest !== undefined ? { date, rest } : { rest: name };
}

/** Joins parts to a path with a leading slash and no double ones. */
export function toPath(...parts: readonly string[]): string {
  return `/${parts.join('/')}`.replace(/\/{2,}/g, '/');
}

/** The path of a page without a trailing `index.html`: `/about/` for `/about/index.html`. */
export function withoutIndex(path: string): string {
  return path.replace(/(^|\/)index\.html?$/, '$1');
}

/** The path of a Markdown file without its extension; for an `index.md`, that of its folder. */
export function withoutEnding(path: string): string {
  return path.replace(/\.mdx?$/, '').replace(/(?:^|\/)(?:index)?$/, '');
}

/** Makes each part of a path a slug, without slashes around them. */
export function toSlugs(path: string): string {
  return path.split('/').filter(Boolean).map(toSlug).join('/');
}
