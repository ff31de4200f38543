import type { Rule } from './groups';
import { flag, number, text } from './kinds';

/** What the declarations of a collection's and of a form's fields have in common. */

/** Allows a setting only for these kinds of field. */
export function onlyFor(field: string, kinds: readonly string[]): Rule {
  return {
    field,
    kind: 'contradiction',
    message: `is only for fields of kind ${kinds.join(', ')}`,
    broken: (values) => values[field] !== undefined && !kinds.includes(String(values.kind)),
  };
}

/** The name of a declared field, which must not begin with a capital. */
export function fieldName(words: { hint: string; example: string }) {
  return text({
    label: 'Name',
    ...words,
    max: 40,
    condition: {
      holds: (value) => /^[a-z][a-zA-Z\d]*$/.test(value),
      error: `must be letters and digits, beginning with a lower-case letter, such as ${words.example}`,
    },
  });
}

/** The limits of a declared field; `most` is an example of the greatest number. */
export function limitFields(most: string) {
  return {
    min: number({
      label: 'Minimum',
      hint: 'The minimum of a number, or of the characters in a text.',
      example: '1',
      fraction: true,
    }).optional(),
    max: number({
      label: 'Maximum',
      hint: 'The maximum of a number, or of the characters in a text.',
      example: most,
      fraction: true,
    }).optional(),
    fraction: flag({ label: 'Fraction', hint: 'The number may have decimals.', example: 'true' }).optional(),
  };
}

/** The rules of limits and options. `texts` are the kinds of field that hold text, `longest` is how many characters one may allow. */
export function declaredFieldRules(texts: readonly string[], longest = Infinity): readonly Rule[] {
  const limited = [...texts, 'number'];
  const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= longest;
  return [
    onlyFor('min', limited),
    onlyFor('max', limited),
    onlyFor('fraction', ['number']),
    onlyFor('options', ['choice']),
    {
      field: 'options',
      kind: 'missing-key',
      message: 'is missing: a choice needs at least two options',
      broken: ({ kind, options }) => kind === 'choice' && !(Array.isArray(options) && options.length > 1),
    },
    {
      field: 'options',
      kind: 'duplicate-option',
      message: 'must not repeat an option',
      broken: ({ options }) => Array.isArray(options) && new Set(options).size < options.length,
    },
    {
      field: 'max',
      kind: 'out-of-limits',
      message: 'must not be less than "min"',
      broken: ({ min, max }) => typeof min === 'number' && typeof max === 'number' && max < min,
    },
    {
      field: 'max',
      kind: 'out-of-limits',
      message: 'must leave room for a whole number from "min" on, unless "fraction: true" is set',
      broken: ({ kind, fraction, min, max }) =>
        kind === 'number' &&
        fraction !== true &&
        typeof min === 'number' &&
        typeof max === 'number' &&
        min <= max &&
        Math.ceil(min) > max,
    },
    ...['min', 'max'].map((limit): Rule => ({
      field: limit,
      kind: 'out-of-limits',
      message: `must be a whole number of characters${longest === Infinity ? '' : `, at most ${longest}`}`,
      broken: ({ kind, [limit]: value }) =>
        texts.includes(String(kind)) && typeof value === 'number' && !isCount(value),
    })),
  ];
}
