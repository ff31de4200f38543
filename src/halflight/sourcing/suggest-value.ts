import type { Place } from '../derive/schema-at';
import { nearest } from './nearest';

/** Other words for yes and no, from other formats and older YAML. */
const yes = ['yes', 'on', 'y', '1', 'enabled'];
const no = ['no', 'off', 'n', '0', 'none', 'never', 'disabled'];

/** Names by which authors may know our options, and that are not similar to them. */
const otherNames: Readonly<Record<string, string>> = {
  twitter: 'x',
  email: 'mail',
  'e-mail': 'mail',
  pricing: 'products',
  prices: 'products',
  plans: 'products',
  cta: 'call-to-action',
  banner: 'call-to-action',
  about: 'prose',
  text: 'prose',
  content: 'prose',
  markdown: 'prose',
  map: 'embed',
  iframe: 'embed',
  blog: 'posts',
  articles: 'posts',
  news: 'posts',
  portfolio: 'projects',
  work: 'projects',
  questions: 'faq',
  form: 'contact',
  numbers: 'stats',
  subscribe: 'newsletter',
  // Other programs' names for kinds of field.
  string: 'text',
  richtext: 'markdown',
  boolean: 'flag',
  checkbox: 'flag',
  date: 'day',
  datetime: 'time',
  integer: 'number',
  select: 'choice',
  picture: 'image',
  photo: 'image',
  link: 'url',
};

/** What an author may have meant by a value at a place of the front matter; `undefined` when nothing is similar. */
export function suggestValue(found: string, { kind, options }: Place): string | undefined {
  const word = found.trim().toLowerCase();
  if (kind?.kind === 'flag')
    return yes.includes(word) ? 'true' : no.includes(word) ? 'false' : nearest(word, [...flags]);
  if (kind?.guess) return kind.guess(found);
  if (!options) return undefined;
  const other = Object.hasOwn(otherNames, word) ? otherNames[word] : undefined;
  return other && options.includes(other) ? other : nearest(found, options);
}

const flags = ['true', 'false'] as const;
