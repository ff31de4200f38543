import { stringify } from 'yaml';

/** What a template is filled in with. */
export interface Filling {
  /** What a person typed, by name. It is only filled in as a whole value in quotes, and then quoted as it has to be. */
  answers: Readonly<Partial<Record<string, string>>>;
  /** Our own texts, by name; `undefined` for a name that stands for nothing. */
  textOf: (name: string) => string | undefined;
  /** Whether a condition holds; `undefined` for one that nobody knows. */
  holds: (condition: string) => boolean | undefined;
}

/**
 * Fills in a template. `'{{name}}'`, a whole quoted value, becomes an answer or a text as a YAML scalar; `{{name}}` without quotes becomes a text as it
 * stands. A line that begins with `{{blog author?}}` is kept where one of these conditions holds, one with `{{no email?}}` where none does.
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

/** A text as a YAML scalar of one line, which may stand between braces too. */
function toYaml(value: string): string {
  const type = /[,[\]{}]/.test(value) ? 'QUOTE_DOUBLE' : 'PLAIN';
  return stringify(value, { lineWidth: 0, blockQuote: false, defaultStringType: type }).trimEnd();
}
