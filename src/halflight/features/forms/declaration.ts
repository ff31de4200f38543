import type { z } from 'zod';
import { declaredFieldRules, fieldName, limitFields, onlyFor } from '../../fields/declared-fields';
import { group, list } from '../../fields/groups';
import { choice, flag, text } from '../../fields/kinds';
import { inWords } from '../../letter-case';
import { MESSAGE_LENGTH, SUMMARY_LENGTH } from '../../limits';
import { formFieldKinds, type FormField } from './form-field';
import { toPattern } from './message';
import { formContact } from './settings';

function isPattern(pattern: string): boolean {
  try {
    return Boolean(toPattern(pattern));
  } catch {
    return false;
  }
}

const nameOfField = fieldName({
  hint: 'What the answer is called in tables and requests. `name`, `email`, `phone`, `organization`, `subject`, `topic` and `message` have labels in every language.',
  example: 'arrivalDay',
});

const fieldWords = {
  label: text({
    label: 'Label',
    hint: 'What visitors are asked. If left out, the name in words.',
    example: 'Your budget',
    max: 120,
  }).optional(),
  help: text({
    label: 'Help',
    hint: 'A sentence below the field.',
    example: 'In pounds, without tax.',
    max: SUMMARY_LENGTH,
  }).optional(),
};

/** What a form asks, in order. */
const field = group({
  label: 'Field',
  hint: 'What the form asks, in order.',
  example: ['- name: email', '  kind: email', '- name: guests', '  kind: number', '  max: 4'].join('\n'),
  fields: {
    name: nameOfField,
    kind: choice({
      label: 'Kind',
      hint: 'What may be answered: a line of text or a `paragraph`, a number, a choice, a day, an e-mail address, a phone number, a URL, or a box to tick (`flag`).',
      example: 'text',
      options: formFieldKinds,
    }),
    ...fieldWords,
    optional: flag({ label: 'Optional', hint: 'The form can be sent without it.', example: 'true' }).optional(),
    list: flag({
      label: 'List',
      hint: 'Several answers: of a choice, boxes to tick; otherwise one on each line.',
      example: 'true',
    }).optional(),
    ...limitFields('4'),
    pattern: text({
      label: 'Pattern',
      hint: 'A regular expression that the whole text has to match; `help` says in words what it asks.',
      example: '\\d{4}',
      condition: { holds: isPattern, error: 'must be a regular expression, such as \\d{4}' },
    }).optional(),
    options: list(text({ label: 'Option', hint: 'One of the options.', example: 'A talk', max: 120 })).optional(),
  },
  rules: [
    ...declaredFieldRules(['text', 'paragraph'], MESSAGE_LENGTH),
    onlyFor('pattern', ['text']),
    {
      field: 'list',
      kind: 'contradiction',
      message: 'is not for fields of kind paragraph or flag, which have one answer',
      broken: ({ kind, list: several }) => (kind === 'paragraph' || kind === 'flag') && several === true,
    },
    {
      field: 'help',
      kind: 'missing-key',
      message: 'is missing: it tells visitors what "pattern" asks',
      broken: ({ pattern, help }) => pattern !== undefined && help === undefined,
    },
  ],
});

const words = {
  label: text({
    label: 'Label',
    hint: 'What the form is called: the heading above it, and the subject of the e-mails.',
    example: 'Ask for a quote',
    max: 80,
  }),
  button: text({
    label: 'Button',
    hint: 'The text of its button. If left out, “Send”.',
    example: 'Ask for a quote',
    max: 40,
  }).optional(),
  thanks: text({
    label: 'Thanks',
    hint: 'What visitors read once it was sent.',
    example: 'You will have an answer within two days.',
    max: SUMMARY_LENGTH,
  }).optional(),
};

/** The fields of a declaration. */
export const formFields = { ...words, contact: formContact.optional(), fields: list(field) };

/** The fields of a translation file such as `forms/quote.fr.md`: words in another language. */
export const formWords = {
  label: words.label.optional(),
  button: words.button,
  thanks: words.thanks,
  fields: list(
    group({
      label: 'Field',
      hint: 'The words of a field.',
      fields: {
        name: nameOfField,
        ...fieldWords,
        options: list(
          text({
            label: 'Option',
            hint: 'The name of an option, in the order of the main language.',
            example: 'Une conférence',
            max: 120,
          }),
        ).optional(),
      },
    }),
  ).optional(),
};

type ValuesOf<Fields extends Record<string, z.ZodType>> = z.output<z.ZodObject<Fields>>;

/** The values of a declaration, such as `forms/quote.md`. */
export type FormDeclaration = ValuesOf<typeof formFields>;

/** The values of its translation. */
export type FormWords = ValuesOf<typeof formWords>;

/** The forms that a site declares, by name, in one language. */
export type DeclaredForms = Readonly<Partial<Record<string, DeclaredForm>>>;

/** A declared form in one language: its words, and its fields with theirs. */
export type DeclaredForm = Pick<FormDeclaration, 'label' | 'button' | 'thanks'> & {
  fields: readonly FormField[];
  /** Where its answers go, if not where the messages of the contact form go. */
  contact?: FormDeclaration['contact'];
};

/** The names of fields whose labels are words of the interface. */
const KNOWN = ['name', 'email', 'phone', 'organization', 'subject', 'topic', 'message'];

/** A declared form in the language of its translation, or the main one. */
export function inLanguage(
  { label, button, thanks, contact, fields }: FormDeclaration,
  translation: FormWords = {},
): DeclaredForm {
  return {
    label: translation.label ?? label,
    button: translation.button ?? button,
    thanks: translation.thanks ?? thanks,
    fields: fields.map((asked) => {
      const own = translation.fields?.find(({ name }) => name === asked.name);
      const said = own?.label ?? asked.label ?? (KNOWN.includes(asked.name) ? undefined : inWords(asked.name));
      return {
        ...asked,
        ...(said !== undefined && { label: said }),
        ...(own?.help !== undefined && { help: own.help }),
        ...(own?.options && own.options.length === asked.options?.length && { shownOptions: own.options }),
      };
    }),
    contact,
  };
}
