import { localesOf } from '../words/locales';

// Creating a formatter costs far more than using it.
const formatters = new Map<string, Intl.NumberFormat>();

function formatUnit(value: number, unit: 'hour' | 'minute', language: string): string {
  const key = `${language} ${unit}`;
  const formatter =
    formatters.get(key) ?? new Intl.NumberFormat(localesOf(language), { style: 'unit', unit, unitDisplay: 'short' });
  formatters.set(key, formatter);
  return formatter.format(value);
}

/** Formats minutes for readers: `45 min`, `1 hr 30 min`. */
export function formatDuration(minutes: number, language: string): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [formatUnit(hours, 'hour', language)] : []),
    ...(rest > 0 || hours === 0 ? [formatUnit(rest, 'minute', language)] : []),
  ];
  return parts.join(' ');
}

/** Minutes as an ISO 8601 duration: `PT1H30M`. */
export function toIsoDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}
