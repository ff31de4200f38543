/** Calls `act` after the next frame, so that the browser first shows the effect of a press and then does the slower work. */
export function afterFrame(act: () => unknown): void {
  requestAnimationFrame(() => setTimeout(act));
}
