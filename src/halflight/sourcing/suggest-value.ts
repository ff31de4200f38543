import type { Place } from '../derive/schema-at';
import { nearest } from '../nearest';

/** Other words for yes and no, from other formats and YAML 1.1. */
const yes = ['yes', 'on', 'y', '1', 'enabled'];
const no = ['no', 'off', 'n', '0', 'none', 'never', 'disabled'];

/** Other names for our options that authors may know, where these are spelled differently. */
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
  // Names of field kinds in other programs.
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

/** What an author may have meant by a value; `undefined` if nothing is similar. */
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
