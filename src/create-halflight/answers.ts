import { parseArgs, type ParseArgsConfig } from 'node:util';
import { z } from 'zod';
import { askBack } from '../halflight/problem';
import type { Ask } from '../halflight/cli/ask-in-terminal';
import { person } from '../halflight/collections/person/schema';
import { site } from '../halflight/collections/site/schema';
import { isSameCode } from '../halflight/derive/languages';
import { looks, type Look } from '../halflight/features/theme/look';
import { shapeOf } from '../halflight/fields/field';
import { choice } from '../halflight/fields/kinds';
import { nearest } from '../halflight/nearest';
import { kindNames, kinds, type KindName } from './kinds';
import { exampleNames, type ExampleName } from './write-example';

/** A placeholder for a site without a URL. A production build rejects it. */
const UNKNOWN_URL = 'https://example.com';

/** What must be known about a new site. */
export interface Answers {
  kind: KindName;
  name: string;
  url: string;
  look: Look;
  accent: string;
  /** Language tags; the main language comes first. */
  languages: readonly string[];
  timeZone: string;
  /** Empty for none. */
  email: string;
}

type Field = keyof Answers;

/** One answer: its flag, its name in messages, and its valid values. */
interface Answer {
  flag: string;
  subject: string;
  schema: z.core.$ZodType;
  /** The valid words, to suggest one for a misspelling. */
  choices?: readonly string[];
  /** Normalises the input. */
  tidy?: (said: string) => string;
}

const lookNames = Object.keys(looks) as [Look, ...Look[]];
const theme = shapeOf(site.fields.theme);
if (!theme?.accent) throw new Error('site.md has no accent.');

/** Answers that become fields are validated with the schemas of those fields. */
const answers: Record<Field, Answer> = {
  kind: {
    flag: 'kind',
    subject: 'The kind',
    schema: choice({ label: 'Kind', options: kindNames }),
    choices: kindNames,
    tidy: (said) => kindNames[/^\d+$/.test(said) ? Number(said) - 1 : -1] ?? said.toLowerCase(),
  },
  name: { flag: 'name', subject: 'The name', schema: site.fields.title },
  url: {
    flag: 'url',
    subject: 'The address',
    schema: site.fields.url,
    // Input that contains a dot is a host name.
    tidy: (said) => (/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:\/.*)?$/u.test(said) ? `https://${said}` : said),
  },
  look: {
    flag: 'look',
    subject: 'The look',
    schema: choice({ label: 'Look', options: lookNames }),
    choices: lookNames,
    tidy: (said) => said.toLowerCase(),
  },
  accent: { flag: 'accent', subject: 'The colour', schema: theme.accent },
  languages: { flag: 'languages', subject: 'The language', schema: site.fields.language },
  timeZone: { flag: 'time-zone', subject: 'The time zone', schema: site.fields.timeZone },
  email: { flag: 'email', subject: 'The e-mail address', schema: z.union([z.literal(''), person.fields.email]) },
};
const fields = Object.keys(answers) as Field[];

/** The default for each answer that was not given. `folder` is the name of the site's folder. */
export function toDefaults(given: Partial<Answers>, folder: string): Answers {
  const { look, accent } = kinds[given.kind ?? 'portfolio'];
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    kind: 'portfolio',
    name: folder.replace(/[-_.\s]+/g, ' ').replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase()),
    url: UNKNOWN_URL,
    look,
    accent,
    languages: ['en'],
    timeZone: site.fields.timeZone.safeParse(timeZone).success ? timeZone : 'UTC',
    email: '',
    ...given,
  };
}

/** One question: which answers it asks for, its wording, and how the input is split among them. */
interface Question {
  about: readonly Field[];
  text: (defaults: Answers) => string;
  divide?: (said: string) => Partial<Record<Field, string>>;
}

/** The questions in order. Enter accepts the default. */
const questions: readonly Question[] = [
  {
    about: ['kind'],
    text: () =>
      [
        'What kind of site is it? Type a number or a word; press Enter for 1.',
        ...kindNames.map((kind, index) => `  ${index + 1}  ${kind.padEnd(12)}  ${kinds[kind].about}`),
      ].join('\n'),
  },
  {
    about: ['name'],
    text: ({ name }) => `Whose site is it? The name of the person or the company; press Enter for ${name}.`,
  },
  {
    about: ['url'],
    text: () =>
      'Where will it be? Its address, such as ada.dev. Press Enter if you do not know it yet: the preview works without.',
  },
  {
    about: ['look', 'accent'],
    text: ({ look, accent }) =>
      `Which look, and which accent colour? A look (${lookNames.join(', ')}), any CSS colour, or both, such as "editorial teal"; press Enter for ${look} ${accent}.`,
    divide: (said) => {
      const [first = '', ...rest] = said.split(/\s+/);
      const isLook = (lookNames as readonly string[]).includes(first.toLowerCase());
      if (!isLook) return { accent: said };
      return { look: first, ...(rest.length > 0 && { accent: rest.join(' ') }) };
    },
  },
  {
    about: ['languages'],
    text: () =>
      'Which languages do you write in? Their codes, the main one first, such as en, pt-BR or de,en; press Enter for en.',
  },
  { about: ['timeZone'], text: ({ timeZone }) => `Which time zone are you in? Press Enter for ${timeZone}.` },
  {
    about: ['email'],
    text: () =>
      'Which e-mail address may visitors write to? A contact form will open their mail program with it; press Enter for none.',
  },
];

/** The parsed command line. */
export interface Options {
  /** The folder as typed; `undefined` if none was given. */
  folder: string | undefined;
  given: Partial<Answers>;
  /** Whether everything else takes its default. */
  yes: boolean;
  install: boolean;
  git: boolean;
  /** The demonstration to begin with, instead of a kind of site. */
  from: ExampleName | undefined;
  /** Whether to convert a copy of the whole repository into a site, instead of creating one. */
  fromCopy: boolean;
  help: boolean;
}

/** Parses the command line. Returns its options, or everything that is wrong with it. */
export function readOptions(args: readonly string[]): { options: Options } | { mistakes: string[] } {
  const flag = { type: 'boolean', default: false } as const;
  const flags: NonNullable<ParseArgsConfig['options']> = {
    ...Object.fromEntries(fields.map((field) => [answers[field].flag, { type: 'string' } as const])),
    yes: { ...flag, short: 'y' },
    'no-install': flag,
    'no-git': flag,
    'from-copy': flag,
    from: { type: 'string' },
    help: { ...flag, short: 'h' },
  };
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: flags });
    const said = Object.fromEntries(
      fields.flatMap((field) => {
        const value = values[answers[field].flag];
        return typeof value === 'string' ? [[field, value]] : [];
      }),
    );
    const { read, mistakes } = readAnswers(said, (field) => `--${answers[field].flag}: `);
    const [folder, ...others] = positionals;
    if (others.length > 0) mistakes.push(`One folder is enough: ${positionals.map((name) => `"${name}"`).join(', ')}.`);
    const { from } = values;
    const example = exampleNames.find((name) => name === from);
    if (from !== undefined && !example) mistakes.push(`--from: ${mistakeOf(String(from))}`);
    for (const field of from === undefined ? [] : fields.filter((name) => name in said && name !== 'url'))
      mistakes.push(`--from and --${answers[field].flag} exclude each other: a demonstration is copied as it is.`);
    if (mistakes.length > 0) return { mistakes };
    const is = (name: string) => values[name] === true;
    return {
      options: {
        folder,
        given: read,
        from: example,
        ...{ yes: is('yes'), help: is('help'), fromCopy: is('from-copy') },
        ...{ install: !is('no-install'), git: !is('no-git') },
      },
    };
  } catch (error) {
    return { mistakes: [(error as Error).message.replace(/\. .*$/s, '.')] };
  }
}

function mistakeOf(name: string): string {
  const hint = nearest(name, exampleNames);
  return `There is no demonstration "${name}", only ${exampleNames.join(', ')}.${hint ? ` ${askBack(hint)}` : ''}`;
}

/** The flags for the answers that were not given. */
export function flagsOfRest(given: Partial<Answers>): string[] {
  return fields.filter((field) => given[field] === undefined).map((field) => `--${answers[field].flag}`);
}

/** Asks for each answer that was not given, repeating the question until the answer is valid. Resolves to `undefined` at the end of the input. */
export async function askForRest(
  given: Partial<Answers>,
  folder: string,
  ask: Ask,
  say: (text: string) => void,
): Promise<Answers | undefined> {
  let known = given;
  for (const { about, text, divide } of questions) {
    const open = about.filter((field) => known[field] === undefined);
    while (open.some((field) => known[field] === undefined)) {
      const defaults = toDefaults(known, folder);
      const typed = await ask(text(defaults));
      if (typed === undefined) return undefined;
      const said = typed.trim();
      const divided = said === '' ? {} : (divide?.(said) ?? Object.fromEntries(about.map((field) => [field, said])));
      const { read, mistakes } = readAnswers(divided, () => '');
      if (mistakes.length > 0) say(`${mistakes.join('\n')}\n`);
      else known = { ...Object.fromEntries(about.map((field) => [field, defaults[field]])), ...known, ...read };
    }
  }
  return toDefaults(known, folder);
}

/** Reads and validates answers. Messages begin with `label`. */
function readAnswers(
  said: Partial<Record<Field, string>>,
  label: (field: Field) => string,
): { read: Partial<Answers>; mistakes: string[] } {
  const mistakes: string[] = [];
  const entries = fields.flatMap((field) => {
    const text = said[field];
    if (text === undefined) return [];
    const several = field === 'languages';
    const results = (several ? text.split(/[\s,]+/).filter(Boolean) : [text]).map((each) => readAnswer(field, each));
    const wrong = results.flatMap(({ mistake }) => (mistake === undefined ? [] : [mistake]));
    const right = results.map(({ answer = '' }) => answer);
    const twice = right.find((one, index) => several && right.findIndex((other) => isSameCode(one, other)) < index);
    if (several && right.length === 0) wrong.push('At least one language is needed, such as en.');
    if (wrong.length === 0 && twice !== undefined) wrong.push(`The language ${twice} is named twice.`);
    mistakes.push(...wrong.map((mistake) => label(field) + mistake));
    return [[field, several ? right : right[0]] as const];
  });
  // Each was validated with the schema of its field.
  return { read: Object.fromEntries(entries), mistakes };
}

function readAnswer(
  field: Field,
  said: string,
): { answer: string; mistake?: never } | { answer?: never; mistake: string } {
  const { subject, schema, choices, tidy = (typed: string) => typed } = answers[field];
  const text = tidy(said.trim());
  const result = z.safeParse(schema, text);
  if (result.success) return { answer: String(result.data) };
  const hint = choices && nearest(text, choices);
  return { mistake: `${subject} ${messageOf(result.error)}.${hint ? ` ${askBack(hint)}` : ''}` };
}

/** The first message of an error; for a union, that of its last option, which is the one an answer is meant to match. */
function messageOf({ issues: [issue] }: z.core.$ZodError): string {
  const inner = issue?.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : issue;
  return inner?.message ?? '';
}
