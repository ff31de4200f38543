import type { KeyboardEvent } from 'react';

/** Moves the focus along a row of elements, as the arrow keys say. Says whether the key was one of them and led anywhere. */
export function moveFocus(key: string, stops: readonly (HTMLElement | null)[]): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined) return false;
  const next = stops[stops.indexOf(document.activeElement as HTMLElement | null) + step];
  next?.focus();
  return next !== undefined && next !== null;
}

/** Whether a key writes something. The space bar scrolls where there is no field, and a slash goes to the field by itself. */
export function isTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && key !== '/' && !ctrlKey && !metaKey && !altKey;
}
