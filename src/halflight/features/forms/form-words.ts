import type { WordName } from '../../words/en';
import { MESSAGE_LENGTH, MESSAGE_SHORTEST } from '../../limits';
import type { FormField } from './form-field';
import { linesOf, TICKED } from './message';

type Say = (name: WordName, values?: Record<string, number>) => string;

/** The labels of fields that mean the same in every form. */
const labels: Readonly<Partial<Record<string, WordName>>> = {
  name: 'yourName',
  email: 'emailAddress',
  organization: 'organization',
  phone: 'phone',
  topic: 'topic',
  subject: 'subject',
  message: 'yourMessage',
};

/** What a field is called on a page: its own label, or that of a field of this name in every form. */
export function labelOf({ name, label }: FormField, say: Say): string {
  const known = Object.hasOwn(labels, name) ? labels[name] : undefined;
  return label ?? (known ? say(known) : name);
}

/** The line below a field: its own help, or what is to be known of a field of this kind. */
export function helpOf({ name, kind, list, help }: FormField, say: Say): string | undefined {
  if (help !== undefined) return help;
  if (list && kind !== 'choice') return say('oneForEachLine');
  if (name === 'email') return say('emailHint');
  if (name === 'message' && kind === 'paragraph')
    return say('messageHint', { shortest: MESSAGE_SHORTEST, longest: MESSAGE_LENGTH });
  return undefined;
}

/** A value as it is shown: options in the language of the page, several values on a line each. */
export function shownValue({ kind, options = [], shownOptions = options }: FormField, value: string, say: Say): string {
  if (kind === 'flag') return value === TICKED ? say('yes') : value;
  if (kind !== 'choice') return value.trim();
  return linesOf(value)
    .map((option) => shownOptions[options.indexOf(option)] ?? option)
    .join('\n');
}
