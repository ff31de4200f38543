import { FILL_TIME } from '../../limits';

/**
 * When the visitor began to fill in the form, in milliseconds of `performance.now()`. The script comes when they reach for the form; if something
 * stands there by then it came late, and they began after the page was opened at the soonest. What is restored was written long ago.
 */
export function startOf(form: 'blank' | 'filled' | 'restored', now: number): number {
  return { blank: now, filled: 0, restored: -FILL_TIME }[form];
}

/** How many milliseconds a visitor who was so fast is yet made to wait. */
export function restOf(elapsed: number): number {
  return Math.max(0, FILL_TIME - elapsed);
}
