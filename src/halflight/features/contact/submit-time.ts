import { FILL_TIME } from '../../limits';

/**
 * When the visitor began to fill in the form, in milliseconds of `performance.now()`. The script loads when they reach for the form; if that is
 * filled by then, the script was late, and they may have begun as soon as the page was opened. A restored text was written long ago.
 */
export function startOf(form: 'blank' | 'filled' | 'restored', now: number): number {
  return { blank: now, filled: 0, restored: -FILL_TIME }[form];
}

/** How many more milliseconds a visitor must wait who took `elapsed` milliseconds to fill in the form. */
export function restOf(elapsed: number): number {
  return Math.max(0, FILL_TIME - elapsed);
}
