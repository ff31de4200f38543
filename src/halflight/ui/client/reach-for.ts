/** Simulates that the visitor reaches for an element, so that `load-react.ts` starts React if the element needs it. */
export function reachFor(element: Element | null): void {
  element?.dispatchEvent(new Event('pointermove', { bubbles: true }));
}
