import { asked } from './asked';

/** The people of the demonstrations that come with Halflight. */
export const DEMO_PEOPLE: readonly string[] = ['Ada Lovelace', 'Anna Atkins', 'Mary Shelley', 'Grace Hopper'];

/** All names on demonstrations: only these sites may have `demo: true`. */
export const DEMO_NAMES: readonly string[] = [...DEMO_PEOPLE, 'Receiver', 'Halflight'];

export const NAMELESS =
  /^(?:(?:your|my|the|site|company|full|first|last) ?(?:name|site|company|title)|(?:john|jane) (?:doe|smith)|name|title|untitled|todo|tbd|lorem ipsum.*)$/i;

/** What `npm run new` writes into required text fields, by field name. */
export const NEW_PLACEHOLDERS: Readonly<Partial<Record<string, string>>> = {
  authors: 'Name the author',
  institution: 'Name the institution',
  issuer: 'Name who gave it',
  organization: 'Name the organization',
  summary: 'Say in one or two sentences what it is.',
};

/** What `npm run new` writes as a required body. */
export const NEW_BODY = 'Write the text here.';

/**
 * All placeholders, verbatim: from `npm run new`, from a new site in each of its languages, and from its comments, which are in English. Some only
 * occur on sites begun with Halflight 0.1.
 */
export const ASKED: ReadonlySet<string> = new Set([
  ...Object.values(NEW_PLACEHOLDERS).filter((placeholder) => placeholder !== undefined),
  NEW_BODY,
  'https://their-site.example/',
  ...Object.values(asked).flatMap((texts) => Object.values(texts)),
  'Name a language that you speak',
  'Name a skill',
  'Name something it includes',
  'Write one thing worth naming',
  'Answer it in a sentence or two.',
  'Name a point',
  'Name another',
  'Explain it in a sentence or two.',
  'Name a subject',
  'Name the book',
  'Name the event',
  'Name the place',
  'Name the place where you are',
  'Name the position',
  'Name the product',
  'Name the project',
  'Name the series',
  'Name the service',
  'Name what it was made with',
  'Say in a few words what you do',
  'Say in one or two sentences what a customer gets.',
  'Say in one or two sentences how you can be reached.',
  'Say in one or two sentences what it is about.',
  'Say in one sentence what a visitor finds here.',
  'Say in one sentence what it is.',
  'Say in one sentence who you are.',
  'Say what it leads to',
  'Say what the logo shows',
  'Say what the picture shows',
  'Say what these points have in common',
  'Say what you did in it',
  'Write a line, in Markdown.',
  'Write a question that customers ask',
  'Write a title',
  'Write the name of somebody of your team',
  'Write what they do',
  'Write who said it',
  'Write who they are',
  'Write a sentence or two about them.',
  'Write a sentence or two on what you do there.',
  'Write what a customer said of you, word for word.',
  'Write what the problem was, what you did about it, and what came of it. Pictures help.',
  'Write what you have to say. Headings begin with `##`, code stands between three backticks, and pictures lie beside this file.',
]);

/** Whether a text is a placeholder. `NEW_BODY` may be repeated, where a field requires many words. */
export function isPlaceholder(text: string): boolean {
  return ASKED.has(text) || (text.startsWith(NEW_BODY) && text.replaceAll(NEW_BODY, '').trim() === '');
}

/** The index of the first line of a Markdown text that is a placeholder, even as a heading, item or quotation; -1 if there is none. */
export function findAsked(markdown: string): number {
  const lines = markdown.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  if (isPlaceholder(markdown.trim())) return first;
  return lines.findIndex((line) => ASKED.has(line.replace(/^\s*(?:#+|[-*+>]|\d+[.)])\s+/, '').trim()));
}

export const ASKED_ADDRESS = /\/(?:your|their)-(?:name|company|site|form)\b/;
