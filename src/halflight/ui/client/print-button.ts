/** Opens the browser's print dialog. The button is in the HTML and hidden without JavaScript. */
export function printButton(): void {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('.print-button')) print();
  });
}
