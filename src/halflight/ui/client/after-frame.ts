/** Acts after the next frame: what was pressed is seen at once, and then comes what takes the browser longer. */
export function afterFrame(act: () => unknown): void {
  requestAnimationFrame(() => setTimeout(act));
}
