import type { FormField } from './form-field';
import { linesOf, type Values } from './message';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of a field: several boxes to tick, otherwise one. */
function controlsOf(form: HTMLFormElement, name: string): Control[] {
  const found = form.elements.namedItem(name);
  if (found === null) return [];
  return found instanceof RadioNodeList ? ([...found] as Control[]) : [found as Control];
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox';
}

/** The form's current values, which the browser holds rather than React. Those of several ticked boxes are joined by line breaks. */
export function readValues(form: HTMLFormElement, fields: readonly FormField[]): Values {
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const values = controlsOf(form, name).flatMap((control) =>
        isBox(control) && !control.checked ? [] : [control.value],
      );
      const value = values.join('\n');
      return value ? [[name, value]] : [];
    }),
  );
}

/** Writes values into the form and empties the other fields. Leaves a field alone if it already has its value, because the caret may be in it. */
export function writeValues(form: HTMLFormElement, fields: readonly FormField[], values: Values): void {
  for (const { name } of fields) {
    const value = values[name] ?? '';
    for (const control of controlsOf(form, name)) {
      if (isBox(control)) control.checked = linesOf(value).includes(control.value);
      else if (control.value !== value) control.value = value;
    }
  }
}

export function isWriting(form: HTMLFormElement): boolean {
  return document.hasFocus() && form.contains(document.activeElement);
}

/** Whether the honeypot, which people cannot see, is filled. `trap` is the name of its field. */
export function isFilled(form: HTMLFormElement, trap: string): boolean {
  const field = form.elements.namedItem(trap);
  return field instanceof HTMLInputElement && (field.type === 'checkbox' ? field.checked : field.value !== '');
}

/** Focuses the first field, or the first of those that are wanted. */
export function focusFirst(
  form: HTMLFormElement,
  fields: readonly FormField[],
  isWanted: (name: string) => boolean = () => true,
): void {
  const field = fields.find(({ name }) => isWanted(name));
  if (field) controlsOf(form, field.name)[0]?.focus();
}
