import { asked } from './asked';

/** The names on the demonstration and on the docs: only these two sites may have `demo: true`. */
export const DEMO_PERSON = 'Ada Lovelace';
export const OWN_NAME = 'Halflight';

/** Placeholder names. */
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

/** What `npm run new` writes where a text is required. */
export const NEW_BODY = 'Write the text here.';

/**
 * What an author was asked to write, verbatim: by `npm run new`, by a new site in each of its languages, and by its comments, which are in English; some
 * of these only by sites that were begun with Halflight 0.1.
 */
export const ASKED: ReadonlySet<string> = new Set([
  ...Object.values(NEW_PLACEHOLDERS).filter((placeholder) => placeholder !== undefined),
  NEW_BODY,
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
export function isAsked(text: string): boolean {
  return ASKED.has(text) || (text.startsWith(NEW_BODY) && text.replaceAll(NEW_BODY, '').trim() === '');
}

/** The index of the first line of a text in Markdown that is a placeholder, whatever it is: a heading, an item, a quotation; -1 if there is none. */
export function findAsked(markdown: string): number {
  const lines = markdown.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  if (isAsked(markdown.trim())) return first;
  return lines.findIndex((line) => ASKED.has(line.replace(/^\s*(?:#+|[-*+>]|\d+[.)])\s+/, '').trim()));
}

/** A URL with a placeholder in its path, as in starters. */
export const ASKED_ADDRESS = /\/(?:your|their)-(?:name|company|site|form)\b/;

/** The entries of the demonstration: files of `content/` as it comes with Halflight, and their titles. */
export const DEMO_TEXTS: Readonly<Partial<Record<string, string>>> = {
  'awards/ada-language.md': 'The programming language Ada',
  'awards/ada-lovelace-day.md': 'Ada Lovelace Day',
  'awards/blue-plaque.md': 'Blue plaque at 12 St James’s Square',
  'awards/lovelace-medal.md': 'Lovelace Medal',
  'books/connexion-of-the-physical-sciences/index.md': 'On the Connexion of the Physical Sciences',
  'books/faster-than-thought/index.md': 'Faster than Thought',
  'books/passages/index.md': 'Passages from the Life of a Philosopher',
  'books/scientific-memoirs/index.md': 'Scientific Memoirs, volume III',
  'education/de-morgan.md': 'The calculus, by letter',
  'education/king.md': 'The geometry of Euclid',
  'education/lessons-at-home.md': 'Lessons at home',
  'education/somerville.md': 'Mathematics and astronomy',
  'events/first-ada-lovelace-day.md': 'The first Ada Lovelace Day',
  'events/first-meeting.md': 'Introduced to Charles Babbage',
  'events/lardner.md': 'Dr Lardner lectures on the Difference Engine',
  'events/oxford-display.md': 'Ada, Countess of Lovelace: computer pioneer',
  'events/oxford-symposium.md': 'Ada Lovelace Symposium',
  'events/thinking-machine.md': 'A visit to the thinking machine',
  'events/turin.md': 'The Analytical Engine explained at Turin',
  'experience/babbage.md': 'Correspondent on the engines',
  'experience/notes.md': 'Translator, and author of the Notes',
  'pages/about.fr.md': 'À propos d’Ada Lovelace',
  'pages/about.md': 'About Ada Lovelace',
  'people/babbage.md': 'Charles Babbage',
  'people/de-morgan.md': 'Augustus De Morgan',
  'people/lady-byron.md': 'Lady Byron',
  'people/menabrea.md': 'Luigi Menabrea',
  'people/somerville.md': 'Mary Somerville',
  'people/wheatstone.md': 'Charles Wheatstone',
  'posts/note-a-operations/index.fr.md': 'Note A\u00a0: une science des opérations',
  'posts/note-a-operations/index.md': 'Note A: A science of operations',
  'posts/note-b-store-and-mill/index.md': 'Note B: The store and the mill',
  'posts/note-c-cards/index.fr.md': 'Note C\u00a0: les cartes, et comment les ramener',
  'posts/note-c-cards/index.md': 'Note C: Cards, and turning them back',
  'posts/note-d-tables/index.md': 'Note D: A table for every change',
  'posts/note-e-cycles/index.md': 'Note E: Cycles, and cycles of cycles',
  'posts/note-f-elimination/index.md': 'Note F: Ten equations and three cards',
  'posts/note-g-bernoulli/index.md': 'Note G: The Numbers of Bernoulli',
  'projects/bernoulli-table/index.md': 'The Bernoulli table',
  'projects/de-morgan/index.md': 'The De Morgan letters',
  'projects/flyology/index.md': 'Flyology',
  'projects/seven-notes/index.md': 'The Notes, A to G',
  'projects/sketch-translation/index.fr.md': 'L’esquisse de la machine analytique',
  'projects/sketch-translation/index.md': 'Sketch of the Analytical Engine',
  'publications.bib#lovelace1843': 'Notes by the Translator, to Menabrea’s “Sketch of the Analytical Engine”',
  'testimonials/babbage.md': 'Charles Babbage',
  'testimonials/de-morgan.md': 'Augustus De Morgan',
  'testimonials/turing.md': 'Alan Turing',
};
