import type { Collection } from '../halflight/collections/define-collection';
import { dayIn } from '../halflight/fields/days';
import { SLUG_LENGTH } from '../halflight/limits';
import { itemOf, kindOf } from '../halflight/fields/field';
import { toPlainText } from '../halflight/fields/plain-text';
import { nameHere } from '../halflight/sourcing/generator-keys';
import type { Item } from './importer';
import { unreadDateOf } from './texts';
import { readTime } from './times';
import { fieldOf, isNo, isYes, mapOf, textOf, textsOf, type Value, type Values } from './values';

export interface MappingContext {
  collection: Collection;
  /** The site's time zone, for converting times to dates. */
  timeZone: string;
  /** Keys that the importer handles itself. */
  understood: readonly string[];
  /** The slugs in `people/` of these authors; empty if the blog has a single author. */
  authorsOf: (names: readonly string[]) => string[];
  /** Copies an image to the entry's folder and returns its new name; `undefined` if it does not exist. */
  placePicture: (src: string) => string | undefined;
}

/** The front matter of an item, converted to the fields used here. */
export interface Mapped {
  values: Record<string, unknown>;
  /** Values that have no field here. */
  extra: Values;
}

/** Keys whose values importers put into the item itself. */
const IN_ITEM = 'slug aliases redirect_from date draft published status private isDraft permalink url path'.split(' ');

/** Converts front matter to the fields used here. Values without a field, or invalid for theirs, go to `extra`. */
export function mapFrontMatter(item: Item, context: MappingContext): Mapped {
  const { collection, timeZone } = context;
  const allowed = Object.keys(collection.fields);
  const values: Record<string, unknown> = {};
  const extra = new Map<string, Value>();
  const tags: string[] = [];
  const keep = (key: string, value: Value) => void extra.set(key, value);
  if (allowed.includes('date') && item.date !== undefined) {
    values.date = dayIn(item.date, timeZone);
    // Posts have no field for the time of day, but the author may miss it.
    if (!/^.{10}(?: 00:00(?::00)?)?$/.test(item.date)) keep('date', item.date);
  } else if (item.date !== undefined && item.kind === 'page') keep('date', item.date);
  const unread = unreadDateOf(item.values);
  if (unread) keep(unread.key, unread.written);
  if (item.draft) values.draft = true;
  for (const [key, value] of Object.entries(item.values)) {
    if (key === unread?.key || context.understood.includes(key) || IN_ITEM.includes(key)) continue;
    if (key === 'author' || key === 'authors') {
      const names = namesOf(value);
      const people = context.authorsOf(names);
      if (people.length > 0 && allowed.includes('authors')) values.authors = people;
      else if (people.length > 0) keep(key, value);
      continue;
    }
    const here = allowed.includes(key) ? { name: key } : nameHere(key, allowed);
    const { name } = here;
    if (name === undefined) {
      if (!('idle' in here)) keep(key, value);
      continue;
    }
    if (name === 'tags') {
      const all = toTags(value, key);
      // A page for a longer one could have no URL.
      const long = all.filter((tag) => tag.length > SLUG_LENGTH);
      if (long.length > 0) keep(key, long);
      tags.push(...all.filter((tag) => tag.length <= SLUG_LENGTH));
      continue;
    }
    const read = name in values ? undefined : readField(name, value, key, item, context);
    if (read === undefined) keep(key, value);
    else if (read !== NOTHING) values[name] = read;
  }
  if (tags.length > 0) {
    const seen = new Set<string>();
    values.tags = tags.filter((tag) => {
      const plain = tag
        .normalize('NFC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
      const isNew = !seen.has(plain);
      seen.add(plain);
      return isNew;
    });
  }
  if (Array.isArray(values.tags) && values.tags.length === 0) delete values.tags;
  if (values.updated === values.date) delete values.updated;
  if (values.publish === values.date) delete values.publish;
  return { values, extra: Object.fromEntries(extra) };
}

/** Marks a value that equals the default. */
const NOTHING = Symbol('nothing');

function readField(
  name: string,
  value: Value,
  key: string,
  item: Item,
  { collection, timeZone, placePicture }: MappingContext,
): unknown {
  const schema = collection.fields[name];
  const kind = schema && (kindOf(schema) ?? kindOf(itemOf(schema) ?? schema));
  const text = textOf(value);
  switch (kind?.kind) {
    case 'day': {
      const time = readTime(text);
      return time && dayIn(time, timeZone);
    }
    case 'flag':
      if (key === 'sitemap' || key === 'robots') return isNo(value) || /noindex/i.test(text) ? true : undefined;
      return isYes(value) ? true : isNo(value) ? NOTHING : undefined;
    case 'number':
      return /^-?\d+$/.test(text) ? Number(text) : undefined;
    case 'image':
      return readPicture(value, key, item, placePicture);
    case 'text': {
      // A series may be written as a list with one item.
      const [first = ''] = textsOf(value);
      const words = toPlainText(first.replace(/\s+/g, ' ')).trim();
      return typeof value === 'object' && !Array.isArray(value) ? undefined : words || NOTHING;
    }
    default:
      return schema?.safeParse(value).success ? value : undefined;
  }
}

/** An image: its path, or an object with its path. Its alternative text may be in a separate field. */
function readPicture(
  value: Value,
  key: string,
  { values }: Item,
  placePicture: (src: string) => string | undefined,
): unknown {
  const [first] = Array.isArray(value) ? value : [value];
  if (first === undefined) return NOTHING;
  const map = mapOf(first);
  const src = textOf(first) || textOf(fieldOf(map, 'src', 'image', 'url', 'path', 'file', 'feature', 'teaser'));
  if (!src) return undefined;
  const placed = placePicture(src);
  if (placed === undefined) return undefined;
  const alt =
    textOf(fieldOf(map, 'alt', 'caption', 'title')) ||
    textOf(fieldOf(values, `${key}_alt`, `${key}Alt`, 'alt', 'image_alt', 'imageAlt'));
  return alt ? { src: placed, alt: alt.replace(/\s+/g, ' ') } : placed;
}

/** The names of authors, in any notation. */
export function namesOf(value: Value | undefined): string[] {
  const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return list
    .map((author) => (textOf(author) || textOf(mapOf(author).name)).replace(/\s*<[^>]*>$/, '').replace(/\s+/g, ' '))
    .filter(Boolean);
}

/** Tags as a list; a single string may hold several, separated by commas. */
function toTags(value: Value, key: string): string[] {
  const list =
    typeof value === 'string' && (value.includes(',') || key === 'keywords') ? value.split(',') : textsOf(value);
  return list
    .map((tag) => toPlainText(tag.replace(/^#/, '').replace(/\s+/g, ' ')).trim())
    .filter((tag) => /[\p{L}\p{N}]/u.test(tag));
}
