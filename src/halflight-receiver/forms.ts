import * as z from 'zod/mini';
import { formFieldKinds, type FormField } from '../halflight/features/forms/form-field';
import {
  ABOUT_FIELD,
  contactFields,
  FORM_FIELD,
  reservedFields,
  TURNSTILE_FIELD,
} from '../halflight/features/forms/message';
import { FORMS_CACHE } from '../halflight/limits';
import type { Values } from './read-body';

const fieldSchema = z.object({
  name: z.string(),
  kind: z.enum(formFieldKinds),
  optional: z.optional(z.boolean()),
  list: z.optional(z.boolean()),
  label: z.optional(z.string()),
  help: z.optional(z.string()),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  fraction: z.optional(z.boolean()),
  pattern: z.optional(z.string()),
  options: z.optional(z.array(z.string())),
  shownOptions: z.optional(z.array(z.string())),
}) satisfies z.ZodMiniType<FormField>;

const askedSchema = z.object({ label: z.string(), button: z.optional(z.string()), fields: z.array(fieldSchema) });

/** The content of `forms.json`: what each form asks, by its name, in each language, the main one first. */
const formsSchema = z.record(z.string(), z.record(z.string(), askedSchema));

/** What a form asks, in one language. */
export interface AskedForm {
  /** Its name; none for the contact form. */
  name?: string;
  label?: string;
  /** What its button says, if it says something of its own. */
  button?: string | undefined;
  fields: readonly FormField[];
}

/** Reads the forms that the site declares, as `forms.json` has them. */
export type LoadForms = () => Promise<unknown>;

/** Finds a declared form in a language, or else in the main one; `undefined` if the site declares none of this name. Throws if they cannot be read. */
export type FindForm = (name: string, language: string) => Promise<AskedForm | undefined>;

/** Finds forms in what `load` reads, which is read again after `FORMS_CACHE`. If that fails, those that were read before are used. */
export function createFormFinder(load: LoadForms): FindForm {
  let forms: z.infer<typeof formsSchema> | undefined;
  let readAt = -Infinity;
  return async (name, language) => {
    if (Date.now() - readAt >= FORMS_CACHE) {
      try {
        forms = formsSchema.parse(await load());
        readAt = Date.now();
      } catch (error) {
        if (!forms) throw error;
      }
    }
    const found = forms && Object.hasOwn(forms, name) ? forms[name] : undefined;
    const asked = found?.[language] ?? Object.values(found ?? {})[0];
    return asked && { name, ...asked };
  };
}

/** Loads forms from a URL. */
export async function fetchForms(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FORMS_CACHE) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** The contact form, with every field that it can have: the receiver does not know which of them a site has enabled. */
export const contactForm: AskedForm = { fields: contactFields() };

/** What a declared form is about, which is sent with it. */
const about: FormField = { name: ABOUT_FIELD, kind: 'text', optional: true, max: 240 };

/** The fields to validate: those that the form asks, and what it is about. */
export function fieldsOf({ name, fields }: AskedForm): readonly FormField[] {
  return name === undefined ? fields : [about, ...fields];
}

/** Whether anything was sent that a declared form does not ask. */
export function hasUnknownFields({ fields }: AskedForm, values: Values): boolean {
  const known = [...fields.map(({ name }) => name), ...reservedFields, FORM_FIELD, ABOUT_FIELD, TURNSTILE_FIELD];
  return Object.keys(values).some((name) => !name.startsWith('_') && !known.includes(name));
}
