/**
 * The element with this selector that a click pressed. There is none if a modifier key was held: then a link opens in a new tab or window as usual.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- As that of `closest`.
export function pressed<Pressed extends HTMLElement>(
  { target, ctrlKey, metaKey, shiftKey }: MouseEvent,
  selector: string,
): Pressed | false | null {
  return !(ctrlKey || metaKey || shiftKey) && (target as Element).closest<Pressed>(selector);
}
