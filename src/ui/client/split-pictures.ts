/** Moves the handle between two pictures with the range input that lies over them. */
export function splitPictures(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.className === 'split-picture-range')
      target.parentElement?.style.setProperty('--split', `${target.value}%`);
  });
}
