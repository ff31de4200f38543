/** The values that may be inserted into the URL of a post, by the case-sensitive names that a program uses for them. */
export type Parts = Readonly<Record<string, string>>;

/** Fills in a pattern such as `/:year/:month/:title/`; `undefined` if it contains an unknown name. */
export function fillPermalink(pattern: string, parts: Parts): string | undefined {
  // Tried longest first, so that `:i_month` is not read as `:i` and a suffix.
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

/** The parts of a day or time returned by `toLocal`, in every format that one of the programs uses. */
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
