import type { Values } from './drafts';
import { fieldNames, type FieldName } from './message';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function fieldOf(form: HTMLFormElement, name: FieldName): Field | undefined {
  return (form.elements.namedItem(name) as Field | null) ?? undefined;
}

/** What stands in the form. It is the browser's to hold, not React's. */
export function readValues(form: HTMLFormElement): Values {
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = fieldOf(form, name)?.value;
      return value ? [[name, value]] : [];
    }),
  );
}

/** Puts values into the form, and empties the other fields. One that is right is not touched: the caret may be in it. */
export function writeValues(form: HTMLFormElement, values: Values): void {
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    const value = values[name] ?? '';
    if (field && field.value !== value) field.value = value;
  }
}

/** Whether the visitor is writing in the form at this moment. */
export function isWriting(form: HTMLFormElement): boolean {
  return document.hasFocus() && form.contains(document.activeElement);
}

/** Whether something is in the trap that no person can see. */
export function isFilled(form: HTMLFormElement, trap: string): boolean {
  const field = form.elements.namedItem(trap);
  return field instanceof HTMLInputElement && (field.type === 'checkbox' ? field.checked : field.value !== '');
}

/** Leads the visitor to the first field that something is wrong with. */
export function focusFirst(form: HTMLFormElement, errors: Partial<Record<FieldName, unknown>>): void {
  const name = fieldNames.find((candidate) => errors[candidate] !== undefined);
  if (name) focusField(form, name);
}

/** Leads the visitor to a field. */
export function focusField(form: HTMLFormElement, name: FieldName): void {
  fieldOf(form, name)?.focus();
}
