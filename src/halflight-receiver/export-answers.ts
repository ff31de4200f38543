import { stringify } from 'csv-stringify/sync';
import type { Submission } from './submission';

/**
 * The answers to a form as CSV with a header: when each was received, then every field that any of them has. Without `form`, the messages of the
 * contact form. An answer that is in several files is counted once. A cell that a spreadsheet would take for a formula is escaped.
 */
export function toCsv(submissions: readonly Submission[], form: string | undefined): string {
  const answers = [...new Map(submissions.map((one) => [one.id, one])).values()]
    .filter((one) => one.form?.name === form)
    .sort((one, other) => one.at.localeCompare(other.at));
  const names = [...new Set(answers.flatMap(({ message }) => Object.keys(message)))];
  const rows = answers.map(({ at, message, suspicion }) => [
    at,
    ...names.map((name) => message[name] ?? ''),
    suspicion ? 'yes' : '',
  ]);
  return stringify([['at', ...names, 'spam'], ...rows], { escape_formulas: true });
}
