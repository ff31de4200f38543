/** The module (`picker.ts`) whose URL a picker has in `data-file`. */
interface Picker {
  pick: (control: Element) => void;
}

/** Lets accent pickers recolour the page. The module that computes the colours is imported when a picker is first used. */
export function accentPicker(): void {
  const use = ({ target, type }: Event): void => {
    const control = (target as Element).closest('.accent-controls :is(input, select, button)');
    // Inputs and selects act on `input`, because a click only opens them; the button acts on `click`.
    if (!control || (type === 'click') !== (control.tagName === 'BUTTON')) return;
    const { file } = (control.closest('.accent-picker') as HTMLElement).dataset;
    void (import(/* webpackIgnore: true */ file as string) as Promise<Picker>).then(({ pick }) => pick(control));
  };
  document.addEventListener('input', use);
  document.addEventListener('click', use);
}
