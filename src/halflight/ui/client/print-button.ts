/** Opens the browser's print dialog. The button is in the HTML; without JavaScript it is hidden. */
export function printButton(): void {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('.print-button')) print();
  });
}
