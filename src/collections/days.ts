/** A day, month or year of the calendar, as written: `2026-03-14`, `2026-03` or `2026`. */
export type Day = string;

/** Whether the parts of a written day exist in the calendar (`2026-02-30` does not). */
export function isRealDay(value: Day): boolean {
  const [year = 0, month = 1, date = 1] = value.split('-').map(Number);
  const real = new Date(Date.UTC(year, month - 1, date));
  return real.getUTCMonth() === month - 1 && real.getUTCDate() === date && month >= 1;
}

/** The day that it is at an instant, in a time zone (an IANA name such as `Europe/London`). */
export function dayOf(instant: Date, timeZone: string): Day {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
}

/** A day as a reader reads it, no more precise than it was written: `14 March 2026`, `March 2026`, `2026`. */
export function formatDay(day: Day, language: string): string {
  const [year = 0, month, date] = day.split('-').map(Number);
  const options: Intl.DateTimeFormatOptions = { timeZone: 'UTC', year: 'numeric' };
  if (month) options.month = 'long';
  if (date) options.day = 'numeric';
  // English readers are split between two orders; day first is the one that no language misreads.
  const locale = language === 'en' ? 'en-GB' : language;
  // `Date.UTC` takes the years 0 to 99 for those of the last century.
  return new Intl.DateTimeFormat(locale, options).format(new Date(0).setUTCFullYear(year, (month ?? 1) - 1, date ?? 1));
}
