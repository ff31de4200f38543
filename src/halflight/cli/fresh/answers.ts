import { parseArgs } from 'node:util';
import { z } from 'zod';
import { person } from '../../collections/person/schema';
import { site } from '../../collections/site/schema';
import { shapeOf } from '../../fields/field';
import { choice } from '../../fields/kinds';
import { nearest } from '../../sourcing/nearest';
import { askBack } from '../../checks/problem';
import { DEFAULT_ACCENT } from '../../features/theme/palette';
import type { Ask } from '../ask-in-terminal';
import { siteKinds, type SiteKind } from './starters';

/** The URL of a site that has none yet. A production build rejects it as an example. */
const UNKNOWN_URL = 'https://example.com';

/** What the command needs to know about the new site. */
export interface Answers {
  kind: SiteKind;
  name: string;
  url: string;
  accent: string;
  language: string;
  timeZone: string;
  /** Empty for none. */
  email: string;
}

/** One question of the command, and how its answer is validated. */
interface Question {
  answers: keyof Answers;
  /** The flag that answers it in advance. */
  flag: string;
  /** The question itself. */
  text: string;
  /** How error messages name the answer. */
  subject: string;
  schema: z.core.$ZodType;
  /** The value of an empty answer. */
  enter?: string;
  /** Whether `enter` is used without asking when everything else was given on the command line. */
  optional?: true;
  /** Normalises what was typed. */
  tidy?: (said: string) => string;
}

const accent = shapeOf(site.fields.theme)?.accent;
if (!accent) throw new Error('site.md has no accent.');

const KINDS: Record<SiteKind, string> = {
  portfolio: 'your work, what you can do, and notes on it',
  company: 'services, prices, people, news and a contact page',
  blog: 'posts, and little else',
  author: 'books, readings and other events',
};

/** The time zone of this machine, if `site.md` accepts it. */
function guessTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return site.fields.timeZone.safeParse(timeZone).success ? timeZone : 'UTC';
}

const here = guessTimeZone();

/** The questions, in the order in which they are asked. Answers that become fields are validated with the schemas of those fields. */
const questions: readonly Question[] = [
  {
    answers: 'kind',
    flag: 'kind',
    text: [
      'What kind of site is it? Type a number or a word; press Enter for 1.',
      ...siteKinds.map((kind, index) => `  ${index + 1}  ${kind.padEnd(9)}  ${KINDS[kind]}`),
    ].join('\n'),
    subject: 'The kind',
    schema: choice({ label: 'Kind', options: siteKinds }),
    enter: siteKinds[0],
    tidy: (said) => siteKinds[/^\d+$/.test(said) ? Number(said) - 1 : -1] ?? said.toLowerCase(),
  },
  {
    answers: 'name',
    flag: 'name',
    text: 'Whose site is it? The name of the person or the company.',
    subject: 'The name',
    schema: site.fields.title,
  },
  {
    answers: 'url',
    flag: 'url',
    text: 'Where will it be? Its address, such as ada.dev. Press Enter if you do not know it yet: the preview works without.',
    subject: 'The address',
    schema: site.fields.url,
    enter: UNKNOWN_URL,
    // A text with a dot in it is a host name.
    tidy: (said) => (/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:\/.*)?$/u.test(said) ? `https://${said}` : said),
  },
  {
    answers: 'accent',
    flag: 'accent',
    text: 'Which accent colour? Any CSS colour, such as teal or #b4532a; press Enter for burnt orange.',
    subject: 'The colour',
    schema: accent,
    enter: DEFAULT_ACCENT,
    optional: true,
  },
  {
    answers: 'language',
    flag: 'language',
    text: 'Which language do you write in? Its code, such as en, de or pt-BR; press Enter for en.',
    subject: 'The language',
    schema: site.fields.language,
    enter: 'en',
    optional: true,
  },
  {
    answers: 'timeZone',
    flag: 'time-zone',
    text: `Which time zone are you in? Press Enter for ${here}.`,
    subject: 'The time zone',
    schema: site.fields.timeZone,
    enter: here,
    optional: true,
  },
  {
    answers: 'email',
    flag: 'email',
    text: 'Which e-mail address may visitors write to? It will be shown on the page; press Enter for none.',
    subject: 'The e-mail address',
    schema: z.union([z.literal(''), person.fields.email]),
    enter: '',
    optional: true,
  },
];

/** The parsed command line. */
export interface Options {
  given: Partial<Answers>;
  force: boolean;
  help: boolean;
}

/** Parses the command line. Returns its options, or everything that is wrong with it. */
export function readOptions(args: readonly string[]): { options: Options } | { mistakes: string[] } {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        kind: text,
        name: text,
        url: text,
        accent: text,
        language: text,
        'time-zone': text,
        email: text,
        force: flag,
        help: flag,
      },
    });
    const given: Partial<Record<keyof Answers, string>> = {};
    const mistakes: string[] = [];
    for (const question of questions) {
      const value = values[question.flag as keyof typeof values];
      if (typeof value !== 'string') continue;
      const { answer, mistake } = readAnswer(question, value, question.optional ? question.enter : undefined);
      if (answer !== undefined) given[question.answers] = answer;
      else mistakes.push(`--${question.flag}: ${mistake}`);
    }
    // `readAnswer` has validated each against its schema.
    return mistakes.length > 0
      ? { mistakes }
      : { options: { given: given as Partial<Answers>, force: values.force, help: values.help } };
  } catch (error) {
    const { message } = error as Error;
    return { mistakes: [message.replace(/\. .*$/s, '.')] };
  }
}

/** Whether nothing has to be asked: once kind, name and URL are given, everything else has a default. */
export function isEnough(given: Partial<Answers>): boolean {
  return questions.every(({ answers, optional }) => given[answers] !== undefined || optional);
}

/** Asks for whatever was not given, repeating each question until its answer is valid. Resolves to `undefined` at the end of the input. */
export async function askForRest(
  given: Partial<Answers>,
  ask: Ask,
  say: (text: string) => void,
): Promise<Answers | undefined> {
  const answers: Partial<Record<keyof Answers, string>> = { ...given };
  const silent = isEnough(given);
  for (const question of questions) {
    while (answers[question.answers] === undefined) {
      const said = silent ? '' : await ask(question.text);
      if (said === undefined) return undefined;
      const { answer, mistake } = readAnswer(question, said, question.enter);
      if (answer === undefined) say(`${mistake}\n`);
      else answers[question.answers] = answer;
    }
  }
  return answers as Answers;
}

/** Parses and validates an answer; `empty` is the value of an empty one, if that is allowed. */
function readAnswer(
  { answers, subject, schema, tidy = (text) => text }: Question,
  said: string,
  empty: string | undefined,
): { answer: string; mistake?: never } | { answer?: never; mistake: string } {
  const text = said.trim() === '' && empty !== undefined ? empty : tidy(said.trim());
  const result = z.safeParse(schema, text);
  if (result.success) return { answer: String(result.data) };
  const hint = answers === 'kind' ? nearest(text, siteKinds) : undefined;
  return { mistake: `${subject} ${messageOf(result.error)}.${hint ? ` ${askBack(hint)}` : ''}` };
}

/** The first message of an error; for a union, that of its last option, which is the one that an answer is meant to match. */
function messageOf({ issues: [issue] }: z.core.$ZodError): string {
  const inner = issue?.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : issue;
  return inner?.message ?? '';
}
