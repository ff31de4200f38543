import { stringify } from 'yaml';

export interface Filling {
  /** User input, by name. It only replaces a whole quoted value, and is then quoted as needed. */
  answers: Readonly<Partial<Record<string, string>>>;
  /** Our own texts by name; `undefined` for an unknown name. */
  textOf: (name: string) => string | undefined;
  /** Whether a condition is true; `undefined` for an unknown condition. */
  holds: (condition: string) => boolean | undefined;
}

/**
 * Fills in a template. `'{{name}}'`, a whole quoted value, becomes an answer or a text as a YAML scalar. Unquoted `{{name}}` becomes a text verbatim.
 * A line that begins with `{{blog author?}}` is kept if one of these conditions is true, one with `{{no email?}}` if none is.
 */
export function fill(template: string, { answers, textOf, holds }: Filling): string {
  const kept = template.split('\n').flatMap((line) => {
    const [mark, no, conditions] = /^\{\{(no )?([\w ]+)\?\}\}/.exec(line) ?? [];
    if (mark === undefined || conditions === undefined) return [line];
    const held = conditions.split(' ').map((condition) => {
      const result = holds(condition);
      if (result === undefined) throw new Error(`A template has ${mark}, and "${condition}" is no condition.`);
      return result;
    });
    return held.some(Boolean) === (no === undefined) ? [line.slice(mark.length)] : [];
  });
  return kept
    .join('\n')
    .replace(/'\{\{([\w.+-]+)\}\}'|\{\{([\w.+-]+)\}\}/g, (place, quoted?: string, bare?: string) => {
      const value = quoted === undefined ? textOf(bare ?? '') : (answers[quoted] ?? textOf(quoted));
      if (value === undefined) throw new Error(`A template has ${place}, which stands for nothing.`);
      return quoted === undefined ? value : toYaml(value);
    });
}

/** A text as a single-line YAML scalar, which is also valid inside braces. */
function toYaml(value: string): string {
  const type = /[,[\]{}]/.test(value) ? 'QUOTE_DOUBLE' : 'PLAIN';
  return stringify(value, { lineWidth: 0, blockQuote: false, defaultStringType: type }).trimEnd();
}
