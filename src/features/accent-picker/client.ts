/** What the file that a picker names offers: `picker.ts`. */
interface Picker {
  pick: (control: Element) => void;
}

/** Lets a picker of accents repaint the page: what computes the colours is asked for when one is first used. */
export function accentPicker(): void {
  const use = ({ target, type }: Event): void => {
    const control = (target as Element).closest('.accent-controls :is(input, select, button)');
    // A press on a control opens it; on the button it is all that there is to do.
    if (!control || (type === 'click') !== (control.tagName === 'BUTTON')) return;
    const { file } = (control.closest('.accent-picker') as HTMLElement).dataset;
    void (import(/* webpackIgnore: true */ file as string) as Promise<Picker>).then(({ pick }) => pick(control));
  };
  document.addEventListener('input', use);
  document.addEventListener('click', use);
}
