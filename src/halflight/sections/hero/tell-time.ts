import { NEW_MOON, SYNODIC_MONTH } from '../../limits';

/** How far below its place at noon the sun is at six o'clock, in per cent of its size, and how far to the left at six in the morning. */
const [LOW, EAST] = [28, 60];

/**
 * Puts the sun of the hero where it is at this hour in the zone of the site, and gives the moon its phase. They are properties of the root element,
 * so that they stay when React renders the page.
 */
export function tellTime(): void {
  const show = (): void => {
    const hero = document.querySelector<HTMLElement>('.hero');
    if (!hero) return;
    const now = new Date();
    const { style } = document.documentElement;
    const { x, y } = toSun(hourOf(now, hero.dataset.zone));
    style.setProperty('--sun-x', `${x}%`);
    style.setProperty('--sun-y', `${y}%`);
    style.setProperty('--unlit', '0.14');
    style.setProperty('--moon', `url("data:image/svg+xml,${encodeURIComponent(toMoon(phaseOf(now)))}")`);
  };
  show();
  addEventListener('pageshow', show);
}

/** The hour in a time zone, from 0 to 24; in the visitor's without one. */
function hourOf(now: Date, timeZone: string | undefined): number {
  const time = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const [hour = 12, minute = 0] = time.format(now).split(':').map(Number);
  return hour + minute / 60;
}

/** The place of the sun at an hour, relative to noon, in per cent of its size: it rises at six and sets at eighteen. */
export function toSun(hour: number): { x: number; y: number } {
  const day = Math.min(Math.max((hour - 6) / 12, 0), 1);
  const height = Math.sin(Math.PI * day);
  return { x: Math.round((day - 0.5) * 2 * EAST * (day < 0.5 ? 1 : 0)), y: Math.round((1 - height) * LOW) };
}

/** The phase of the moon at an instant: 0 is new, 0.5 is full. */
export function phaseOf(now: Date): number {
  const days = (now.getTime() - NEW_MOON) / 86_400_000 / SYNODIC_MONTH;
  return days - Math.floor(days);
}

/** A drawing of the lit part of the moon: the edge of the disc, and the terminator, which is half an ellipse. */
export function toMoon(phase: number): string {
  const waxing = phase < 0.5;
  const width = 12 * Math.cos(2 * Math.PI * phase);
  const [edge, terminator] = waxing ? [1, width > 0 ? 0 : 1] : [0, width > 0 ? 1 : 0];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 0A12 12 0 0 ${edge} 12 24A${Math.abs(width).toFixed(2)} 12 0 0 ${terminator} 12 0"/></svg>`;
}
