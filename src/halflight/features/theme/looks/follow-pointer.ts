/** In the look studio, the picture of the project that is pointed at in a list follows the pointer: `--x` and `--y`, in pixels of the window. */
export function followPointer(): void {
  addEventListener('pointermove', ({ target, clientX, clientY }) => {
    const style = (target as Element).closest<HTMLElement>('.project-grid')?.style;
    style?.setProperty('--x', `${clientX}px`);
    style?.setProperty('--y', `${clientY}px`);
  });
}
