import { createHash } from 'node:crypto';
import { stringify } from 'yaml';
import { z } from 'zod';
import type { Values } from '..';
import { defineCollection, type Collection, type DeclaredWords, type FieldWords } from '../define-collection';
import type { FieldType } from './field-types';
import { toListPath } from '../../parse-url';
import { image, pictures } from '../../fields/images';
import { inOrder, list } from '../../fields/groups';
import { choice, day, duration, email, flag, markdown, number, path, text, time, url } from '../../fields/kinds';
import { inWords } from '../../letter-case';

/** The values of a declaration, such as `collections/recipe.md`. */
export type Declaration = Values<'collection'>;

/** A field as declared. */
export type FieldDeclaration = Declaration['fields'][number];

/** The GraphQL type that the entries of all declared collections share. */
const OWN_TYPE = 'OwnEntry';

/** The position of declared collections: after the built-in ones, sorted by name. */
const POSITION = 1000;

/** The title that every entry has, unless the declaration defines it. */
function title({
  label = 'Title',
  hint = 'What it is called.',
  example = 'A title',
  min,
  max = Math.max(160, min ?? 0),
}: Partial<Pick<FieldDeclaration, 'label' | 'hint' | 'example' | 'min' | 'max'>> = {}) {
  return text({ label, hint, example, ...(min !== undefined && { min }), max });
}

/** Fields that mean the same in every collection. */
const shared = new Set(['title', 'summary', 'cover', 'tags', 'featured']);

/** Whether a field means the same in every collection, and so has a fixed place on pages and cards. */
export function isShared(name: string): boolean {
  return shared.has(name);
}

/** The folder of a collection's entries: the English plural of its name, unless declared. */
export function folderOf(name: string, { folder }: Pick<Declaration, 'folder'>): string {
  return folder ?? toPlural(name);
}

/** The plural of a name: `recipes`, `stories`, `boxes`. */
function toPlural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies');
  return /(?:s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

/**
 * The definition of a declared collection, of the same type as the built-in ones, so that everything works for it too. `translations` holds the
 * content of its translation files, by language tag. Never throws for a valid declaration.
 */
export function toOwnCollection(
  name: string,
  declaration: Declaration,
  translations: Readonly<Record<string, unknown>> = {},
): Collection {
  const { label, hint, icon, pages = 'all', list: look = 'rows', paged, happens } = declaration;
  const { by: publishes, feed } = declaration.publishes ?? {};
  const folder = folderOf(name, declaration);
  const listPath = toListPath(declaration.path ?? folder);
  const own = declaration.fields.map((field) => [field.name, toField(field)] as const);
  const sort = declaration.sort && {
    field: declaration.sort.by,
    ...(isWords(declaration.sort.by, declaration) && { words: true as const }),
    ...(kindIn(declaration, declaration.sort.by) === 'time' && { times: true as const }),
    ...(declaration.sort.descending && { descending: true as const }),
  };
  const dateRange = happens && { start: happens.start, end: happens.end ?? happens.start };
  const card = declaration.card ?? [];
  const shown = new Set([
    ...card,
    ...[dateRange?.start, dateRange?.end, publishes].filter((each) => each !== undefined),
  ]);
  return defineCollection({
    name,
    position: POSITION,
    folder,
    typeName: OWN_TYPE,
    label,
    hint: hint ?? `${label}.`,
    ...(icon && { icon }),
    ...(pages !== 'none' && {
      page: { path: `${listPath}:slug/`, ...(pages === 'with-text' && { onlyWithBody: true as const }) },
    }),
    // Without pages of their own, entries show their texts in the list.
    ...(pages === 'none' && { body: { listed: true as const } }),
    list: { path: listPath, ...(paged && { paged: true as const }), ...(feed && { feed: true as const }) },
    ...(sort ? { sort: [sort] } : dateRange || publishes ? {} : { sort: [{ field: 'title', words: true as const }] }),
    ...(publishes && { publishesOn: publishes }),
    ...(dateRange && { dateRange }),
    rules: dateRange && dateRange.end !== dateRange.start ? [inOrder(dateRange.start, dateRange.end)] : [],
    pageOnly: own.map(([field]) => field).filter((field) => !shown.has(field) && !isShared(field)),
    fields: { title: title(), ...(Object.fromEntries(own) as Record<string, z.ZodType>) },
    declared: {
      digest: createHash('sha1')
        .update(JSON.stringify([declaration, translations]))
        .digest('base64url'),
      look,
      schema: declaration.schema ?? (dateRange ? 'Event' : 'CreativeWork'),
      card,
      fields: declaration.fields.map(({ name: field, kind, list: several = false, property }) => ({
        name: field,
        kind,
        list: several,
        ...(property !== undefined && { property }),
      })),
      words: toWords(declaration),
      translations: Object.fromEntries(
        Object.entries(translations).map(([code, said]) => [code, toWords(said as Partial<Declaration>)]),
      ),
    },
  });
}

/** Whether a field holds words: a text, a choice, or the title, which need not be declared. */
function isWords(name: string, declaration: Declaration): boolean {
  return ['text', 'choice'].includes(kindIn(declaration, name));
}

function kindIn({ fields }: Declaration, name: string): FieldType {
  return fields.find((field) => field.name === name)?.kind ?? 'text';
}

function toWords<D extends Partial<Pick<Declaration, 'label' | 'intro' | 'empty' | 'all'>> & { fields?: unknown }>({
  label,
  intro,
  empty,
  all,
  fields = [],
}: D): D extends Declaration ? DeclaredWords : Partial<DeclaredWords> {
  const said = (fields as readonly Pick<FieldDeclaration, 'name' | keyof FieldWords>[]).map(
    ({ name, label: own, unit, options }): [string, FieldWords] => [
      name,
      { label: own, unit, ...(options && { options }) },
    ],
  );
  const words = { label, intro, empty, all, fields: Object.fromEntries(said) };
  // Words missing in a language are taken from the main language.
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined)) as D extends Declaration
    ? DeclaredWords
    : Partial<DeclaredWords>;
}

/** The words of a declared collection in a language; missing ones are taken from the main language. */
export function wordsIn({ declared }: Pick<Collection, 'declared'>, language: string | undefined): DeclaredWords {
  if (!declared) throw new Error('Only collections of an author’s own have such words.');
  const { words, translations } = declared;
  const own = language === undefined ? undefined : translations[language];
  return own ? { ...words, ...own, fields: mergeFields(words.fields, own.fields) } : words;
}

function mergeFields(main: DeclaredWords['fields'], own: DeclaredWords['fields'] = {}): DeclaredWords['fields'] {
  const names = [...new Set([...Object.keys(main), ...Object.keys(own)])];
  return Object.fromEntries(
    names.map((name) => {
      const options = own[name]?.options ?? main[name]?.options;
      return [
        name,
        {
          label: own[name]?.label ?? main[name]?.label,
          unit: own[name]?.unit ?? main[name]?.unit,
          ...(options && { options }),
        },
      ];
    }),
  );
}

/** The label of an option in the words of a language. Returns a value that is not an option unchanged. */
export function optionIn(
  option: string,
  field: string,
  { declared }: Pick<Collection, 'declared'>,
  words: DeclaredWords,
): string {
  const index = declared?.words.fields[field]?.options?.indexOf(option) ?? -1;
  return words.fields[field]?.options?.[index] ?? option;
}

/** The label of a field, or else its name in words. */
export function labelOf(name: string, words: DeclaredWords): string {
  return words.fields[name]?.label ?? inWords(name);
}

/** The schema of a declared field. */
export function toField(field: FieldDeclaration): z.ZodType {
  const one = toOne(field);
  const all = field.kind === 'image' ? pictures(one as ReturnType<typeof image>) : list(one);
  const schema = field.list ? all : one;
  return field.optional ? schema.optional() : schema;
}

/** The schema of a single value of a field, by kind. */
function toOne({ name, kind, hint, example, label = inWords(name), ...field }: FieldDeclaration): z.ZodType {
  const bounds = {
    ...(field.min !== undefined && { min: field.min }),
    ...(field.max !== undefined && { max: field.max }),
  };
  const words = { label, ...(hint !== undefined && { hint }), example: example ?? exampleOf(kind, field) };
  if (name === 'title') return title({ label, hint, example, ...bounds });
  switch (kind) {
    case 'text':
      return text({ ...words, ...bounds });
    case 'markdown':
      return markdown({ ...words, ...bounds });
    case 'number':
      return number({ ...words, ...bounds, fraction: field.fraction === true });
    case 'flag':
      return flag(words);
    case 'day':
      return day({ ...words, loose: false });
    case 'time':
      return time(words);
    case 'duration':
      return duration(words);
    case 'choice':
      return choice({ ...words, options: optionsOf(field) });
    case 'image':
      // The title of the entry describes its cover, which is the same in every language.
      return name === 'cover' ? image({ ...words, titled: true, everyLanguage: true }) : image(words);
    case 'url':
      return url(words);
    case 'email':
      return email(words);
    case 'page':
      return path(words);
  }
}

function optionsOf({ options = [] }: Pick<FieldDeclaration, 'options'>): readonly [string, ...string[]] {
  const [first = '', ...others] = options;
  return [first, ...others];
}

/** The bounds of a number, or of a text's length in characters. */
interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

/** Words of the required length: repeated if too short, cut if too long. */
export function fitWords(words: string, { min = 1, max = Infinity }: Bounds): string {
  const times = Math.ceil((min + 1) / (words.length + 1));
  const said = Array.from({ length: times }, () => words).join(' ');
  // The check trims texts, so a trailing space would not count.
  return said.length > max ? said.slice(0, max).replace(/ $/, '.') : said;
}

/** A number within bounds: the minimum, or 1 if there is none. */
function fitNumber({ min, max, fraction }: Pick<FieldDeclaration, 'min' | 'max' | 'fraction'>): number {
  const wanted = min ?? Math.min(1, max ?? 1);
  if (fraction) return wanted;
  return min === undefined ? Math.floor(wanted) : Math.ceil(wanted);
}

/** The value in a new entry, as YAML, if the declaration has no example. */
function exampleOf(
  kind: FieldType,
  { options = [], ...bounds }: Pick<FieldDeclaration, 'min' | 'max' | 'fraction' | 'options'>,
): string {
  const examples: Readonly<Record<FieldType, string>> = {
    text: fitWords('Some words', bounds),
    markdown: fitWords('Some words', bounds),
    number: String(fitNumber(bounds)),
    flag: 'true',
    day: '2026-03-14',
    time: '2026-03-14 18:00',
    duration: '45 min',
    choice: stringify(options[0] ?? '', { lineWidth: 0 }).trimEnd(),
    image: '{ src: ./picture.jpg, alt: What it shows }',
    url: 'https://example.org/',
    email: 'ada@example.org',
    page: '/',
  };
  return examples[kind];
}
