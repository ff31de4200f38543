import type { WordName } from '../../words/en';
import type { FormField } from './form-field';
import { lengthsOf, type Mistake } from './message';

const words: Record<Mistake, WordName> = {
  missing: 'fieldMissing',
  tooShort: 'fieldTooShort',
  tooLong: 'fieldTooLong',
  notAnAddress: 'fieldNoAddress',
  notOneLine: 'fieldNotOneLine',
  notANumber: 'fieldNoNumber',
  notWhole: 'fieldNotWhole',
  tooLow: 'fieldTooLow',
  tooHigh: 'fieldTooHigh',
  notADay: 'fieldNoDay',
  notAUrl: 'fieldNoUrl',
  notAnOption: 'fieldNoOption',
  notMatching: 'fieldNoMatch',
};

/** The error message for a field. `say` looks up interface strings. */
export function describeMistake(
  field: FormField,
  mistake: Mistake,
  say: (name: WordName, values: Record<string, number>) => string,
): string {
  const { min = 0, max = 0 } = field;
  return say(words[mistake], { ...lengthsOf(field), least: min, most: max });
}
