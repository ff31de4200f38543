/** What the URL of a post may be made of, by the names that a program gives its parts; in capitals and all. */
export type Parts = Readonly<Record<string, string>>;

/** A pattern such as `/:year/:month/:title/` with its parts filled in; `undefined` when it has a part that nobody knows. */
export function fillPermalink(pattern: string, parts: Parts): string | undefined {
  // The longest name wins: `:i_month` is not `:i` and something.
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

/** The parts of a day or a time, as `toLocal` gives it, in every spelling that one of the programs uses. */
export function partsOf(time: string) {
  const [date = '', clock = '00:00:00'] = time.split(' ');
  const [year = '', month = '', day = ''] = date.split('-');
  const [hour = '00', minute = '00', second = '00'] = clock.split(':');
  const at = new Date(`${date}T00:00:00Z`);
  const yearDay = Math.round((at.getTime() - Date.UTC(Number(year), 0, 1)) / 86_400_000) + 1;
  return {
    ...{ year, month, day, hour, minute, second },
    shortYear: year.slice(2),
    plainMonth: String(Number(month)),
    plainDay: String(Number(day)),
    monthName: MONTHS[Number(month) - 1] ?? '',
    weekday: WEEKDAYS[at.getUTCDay()] ?? '',
    weekdayNumber: String(at.getUTCDay()),
    yearDay: String(yearDay),
    paddedYearDay: String(yearDay).padStart(3, '0'),
    week: weekOf(at),
  };
}

/** The week of the year by ISO 8601: that of its Thursday. */
function weekOf(date: Date): string {
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * 86_400_000);
  const days = (thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / 86_400_000;
  return String(Math.floor(days / 7) + 1).padStart(2, '0');
}

/** The last part of a path without its ending. */
export function stemOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.[^.]+$/, '');
}

/** The folder of a path; '' at the top. */
export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

/** A name with a day before it, as `2019-05-12-a-title` is: the day, and what follows it. */
export function splitDate(name: string): { date?: string; rest: string } {
  const [, date, rest] = /^(\d{4}-\d{1,2}-\d{1,2})[-_ ](.+)$/.exec(name) ?? [];
  return date !== undefined && rest !== undefined ? { date, rest } : { rest: name };
}
