import type { WordName } from '../../words/en';
import { constraintsOf, type FieldName, type Mistake } from './message';

const words: Record<Mistake, WordName> = {
  missing: 'fieldMissing',
  tooShort: 'fieldTooShort',
  tooLong: 'fieldTooLong',
  notAnAddress: 'fieldNoAddress',
  notOneLine: 'fieldNotOneLine',
};

/** The error message for a field. `say` looks up interface strings. */
export function describeMistake(
  name: FieldName,
  mistake: Mistake,
  say: (name: WordName, values: Record<string, number>) => string,
): string {
  const { minLength = 1, maxLength } = constraintsOf(name);
  return say(words[mistake], { shortest: minLength, longest: maxLength });
}
