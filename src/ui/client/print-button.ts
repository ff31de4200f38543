/** Opens what a browser prints with. The button is there from the start; without JavaScript it is hidden. */
export function printButton(): void {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('.print-button')) print();
  });
}
