/** The clicked element that matches a selector. None if a modifier key was held: a link then opens in a new tab or window as usual. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- As that of `closest`.
export function pressed<Pressed extends HTMLElement>(
  { target, ctrlKey, metaKey, shiftKey }: MouseEvent,
  selector: string,
): Pressed | false | null {
  return !(ctrlKey || metaKey || shiftKey) && (target as Element).closest<Pressed>(selector);
}
