import type { Values } from './drafts';
import { fieldNames, type FieldName } from './message';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function fieldOf(form: HTMLFormElement, name: FieldName): Field | undefined {
  return (form.elements.namedItem(name) as Field | null) ?? undefined;
}

/** The form's current values, which the browser holds rather than React. */
export function readValues(form: HTMLFormElement): Values {
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = fieldOf(form, name)?.value;
      return value ? [[name, value]] : [];
    }),
  );
}

/** Writes values into the form and empties the other fields. Leaves a field alone if it already has its value, because the caret may be in it. */
export function writeValues(form: HTMLFormElement, values: Values): void {
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    const value = values[name] ?? '';
    if (field && field.value !== value) field.value = value;
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

/** Focuses the first field with an error. */
export function focusFirst(form: HTMLFormElement, errors: Partial<Record<FieldName, unknown>>): void {
  const name = fieldNames.find((candidate) => errors[candidate] !== undefined);
  if (name) focusField(form, name);
}

export function focusField(form: HTMLFormElement, name: FieldName): void {
  fieldOf(form, name)?.focus();
}
