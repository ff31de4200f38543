/** Moves the handle between two pictures with the range input that covers them. */
export function splitPictures(): void {
  document.addEventListener('input', ({ target }) => {
    const { className, parentElement, value } = target as HTMLInputElement;
    if (className === 'split-picture-range') parentElement?.style.setProperty('--split', `${value}%`);
  });
}
