/** Lets the handle between two pictures move: the range that lies over them says where it is. */
export function splitPictures(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.className === 'split-picture-range')
      target.parentElement?.style.setProperty('--split', `${target.value}%`);
  });
}
