/** A time in a recording, or its length: `42:10`, or with hours `1:02:03`. */
export const CLOCK = /^(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)$/;

/** A time in a recording as seconds; `NaN` if it is not one. */
export function toSeconds(clock: string): number {
  const [, hours = 0, minutes = NaN, seconds = NaN] = CLOCK.exec(clock) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Seconds as a time in a recording, without leading zeros: `4:05`, `1:02:03`. */
export function toClock(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const [first = 0, ...rest] = parts[0] ? parts : parts.slice(1);
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
