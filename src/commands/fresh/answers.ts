import { parseArgs } from 'node:util';
import { z } from 'zod';
import { site } from '../../collections/site';
import { shapeOf } from '../../collections/field';
import { choice } from '../../collections/kinds';
import { nearest } from '../../sourcing/nearest';
import { askBack } from '../../sourcing/problem';
import { DEFAULT_ACCENT } from '../../theme/palette';
import type { Ask } from '../ask-in-terminal';
import { siteKinds, type SiteKind } from './starters';

/** What the command has to know of the new site. */
export interface Answers {
  kind: SiteKind;
  name: string;
  url: string;
  accent: string;
}

interface Question {
  /** The flag that answers it beforehand. */
  flag: keyof Answers;
  /** What is asked. */
  text: string;
  /** The answer as a message calls it. */
  subject: string;
  schema: z.core.$ZodType;
  /** What an empty answer means. */
  fallback?: string;
}

const accent = shapeOf(site.fields.theme)?.accent;
if (!accent) throw new Error('site.md has no accent.');

/** The questions in the order in which they are asked. What is a field of `site.md` is judged as the check will judge it. */
const questions: readonly Question[] = [
  {
    flag: 'kind',
    text: `What is the site to be: ${siteKinds.join(', ')}?`,
    subject: 'The kind',
    schema: choice({ label: 'Kind', options: siteKinds }),
  },
  {
    flag: 'name',
    text: 'Whose site is it? The name of the person, or of the company.',
    subject: 'The name',
    schema: site.fields.title,
  },
  {
    flag: 'url',
    text: 'Where will it be? Its address (URL); until you know it, https://example.com will do for the preview.',
    subject: 'The address',
    schema: site.fields.url,
  },
  {
    flag: 'accent',
    text: 'Which colour? Any that CSS knows, such as teal or #b4532a. Press enter for a burnt orange.',
    subject: 'The colour',
    schema: accent,
    fallback: DEFAULT_ACCENT,
  },
];

/** What was given on the command line. */
export interface Options {
  given: Partial<Answers>;
  force: boolean;
  help: boolean;
}

/** Reads the command line: its options, or what is wrong with it, all at once. */
export function readOptions(args: readonly string[]): { options: Options } | { mistakes: string[] } {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { kind: text, name: text, url: text, accent: text, force: flag, help: flag },
    });
    const given: Partial<Record<keyof Answers, string>> = {};
    const mistakes: string[] = [];
    for (const question of questions) {
      const value = values[question.flag];
      if (value === undefined) continue;
      const { answer, mistake } = judge(question, value);
      if (answer !== undefined) given[question.flag] = answer;
      else mistakes.push(`--${question.flag}: ${mistake}`);
    }
    // `judge` has held each to its schema.
    return mistakes.length > 0
      ? { mistakes }
      : { options: { given: given as Partial<Answers>, force: values.force, help: values.help } };
  } catch (error) {
    const { message } = error as Error;
    return { mistakes: [message.replace(/\. .*$/s, '.')] };
  }
}

/** Whether nothing needs to be asked. The colour alone is no reason to ask: with all else given it is the default. */
export function isEnough(given: Partial<Answers>): boolean {
  return questions.every(({ flag, fallback }) => given[flag] !== undefined || fallback !== undefined);
}

/** Asks for whatever was not given, again until the answer is good. `undefined` when nobody answers any more. */
export async function askForRest(
  given: Partial<Answers>,
  ask: Ask,
  say: (text: string) => void,
): Promise<Answers | undefined> {
  const answers: Partial<Record<keyof Answers, string>> = { ...given };
  const silent = isEnough(given);
  for (const question of questions) {
    while (answers[question.flag] === undefined) {
      const said = silent ? '' : await ask(question.text);
      if (said === undefined) return undefined;
      const { answer, mistake } = judge(question, said);
      if (answer === undefined) say(`${mistake}\n`);
      else answers[question.flag] = answer;
    }
  }
  return answers as Answers;
}

function judge(
  { flag, subject, schema, fallback }: Question,
  said: string,
): { answer: string; mistake?: never } | { answer?: never; mistake: string } {
  const text = said.trim() === '' && fallback !== undefined ? fallback : said;
  const result = z.safeParse(schema, flag === 'kind' ? text.trim().toLowerCase() : text);
  if (result.success) return { answer: String(result.data) };
  const hint = flag === 'kind' ? nearest(text.trim(), siteKinds) : undefined;
  return { mistake: `${subject} ${result.error.issues[0]?.message ?? ''}.${hint ? ` ${askBack(hint)}` : ''}` };
}
