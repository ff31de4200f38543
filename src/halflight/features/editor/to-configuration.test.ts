import { collections, type SiteValues } from '../../collections';
import { toConfiguration } from './to-configuration';

interface Form {
  name: string;
  folder?: string;
  file?: string;
  i18n?: boolean;
  meta?: unknown;
  identifier_field?: string;
  files?: Form[];
  fields: Record<string, unknown>[];
}

const configure = (site: Partial<SiteValues> = {}) => {
  const { cms } = toConfiguration({ site, registry: collections, folder: 'my/content', staticFolder: 'my/static' });
  const [settings, ...others] = cms.collections as unknown as Form[];
  return { cms, settings, others, of: (name: string) => others.find((one) => one.name === name) as Form };
};

const fieldOf = (form: Form | undefined, name: string) => form?.fields.find((field) => field.name === name);

test('every collection is a folder in which entries lie at any depth; what has pictures gets a folder of its own', () => {
  const { others, settings, of } = configure();
  expect(settings?.files?.map(({ file }) => file)).toEqual(['my/content/site.md', 'my/content/person.md']);
  expect(others).toHaveLength(collections.filter(({ singleton }) => !singleton).length);
  expect(of('post')).toMatchObject({ folder: 'my/content/posts', meta: { path: { index_file: 'index' } } });
  expect(of('page').meta).toBeDefined();
  expect(of('award').meta).toBeUndefined();
  expect(of('people').identifier_field).toBe('name');
});

test('a new entry is a draft, and a new post is of today', () => {
  const { of, settings } = configure();
  expect(fieldOf(of('award'), 'draft')).toMatchObject({ widget: 'boolean', default: true });
  expect(fieldOf(of('post'), 'date')).toMatchObject({ default: '{{now}}' });
  expect(fieldOf(of('event'), 'start')).not.toHaveProperty('default');
  expect(settings?.files?.some((file) => fieldOf(file, 'draft'))).toBe(false);
});

test('what an entry must have comes first, then its summary, whether it is shown, and its text', () => {
  const { of, settings } = configure();
  const names = of('post').fields.map(({ name }) => name);
  expect(names.slice(0, 5)).toEqual(['title', 'date', 'summary', 'draft', 'body']);
  expect(names.at(-1)).toBe('__original');
  // The settings have hardly any text.
  expect(settings?.files?.[0]?.fields.map(({ name }) => name).slice(-2)).toEqual(['body', '__original']);
  expect(fieldOf(of('post'), 'body')).toMatchObject({ widget: 'halflight-text', public_folder: '.' });
});

test('entries with a day are listed by it, the latest first; drafts are named', () => {
  const { of } = configure();
  expect(of('post')).toMatchObject({
    summary: "{{title}}{{date | ternary(' · ', '')}}{{date}}{{draft | ternary(' · Draft', '')}}",
    sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'descending' } },
  });
  expect(of('event')).toMatchObject({ sortable_fields: { default: { field: 'start' } } });
  expect(of('people')).toMatchObject({ sortable_fields: ['name'] });
});

test('references lead to the entries of their collection, which are shown by their names', () => {
  const { of } = configure();
  const authors = fieldOf(of('post'), 'authors');
  expect(authors).toMatchObject({ widget: 'relation', collection: 'people', multiple: true });
  // Without these options, Sveltia CMS writes the slug and shows the field that identifies an entry.
  expect(authors).not.toHaveProperty('value_field');
  expect(authors).not.toHaveProperty('display_fields');
  expect(of('people').identifier_field).toBe('name');
});

test('pictures are stored under names that can be written in a path', () => {
  expect(configure().cms.media_libraries).toMatchObject({ default: { config: { slugify_filename: true } } });
});

test('a site in several languages is edited in all of them, side by side', () => {
  const languages = [{ code: 'en' }, { code: 'pt-BR' }] as SiteValues['languages'];
  const { cms, settings, of } = configure({ languages });
  expect(cms.i18n).toMatchObject({
    structure: 'multiple_files',
    locales: ['en', 'pt-BR'],
    default_locale: 'en',
    omit_default_locale_from_file_path: true,
  });
  expect(settings?.files?.map(({ file }) => file)).toEqual([
    'my/content/site.{{locale}}.md',
    'my/content/person.{{locale}}.md',
  ]);
  expect(of('post').fields.every(({ i18n }) => i18n === true)).toBe(true);
  // Of the settings, only texts are translated, and no translation is required.
  const [file] = settings?.files ?? [];
  expect(fieldOf(file, 'title')).toMatchObject({ i18n: true, required: ['en'] });
  expect(fieldOf(file, 'url')).not.toHaveProperty('i18n');
  expect(configure().cms).not.toHaveProperty('i18n');
});

interface Nested {
  name: string;
  i18n?: boolean;
  fields?: Nested[];
  field?: Nested;
  types?: { name: string; fields: Nested[] }[];
}

test('what is within a field is translated with it: sections, pictures, the items of lists', () => {
  const languages = [{ code: 'en' }, { code: 'fr' }] as SiteValues['languages'];
  /** The fields within these that translations do not have, by their paths. */
  const untranslated = (fields: unknown, path: string): string[] =>
    (fields as Nested[]).flatMap((field) => [
      ...(field.i18n === true ? [] : [`${path}.${field.name}`]),
      ...untranslated(field.fields ?? [], `${path}.${field.name}`),
      ...(field.types ?? []).flatMap((type) => untranslated(type.fields, `${path}.${field.name}.${type.name}`)),
      ...untranslated(field.field ? [field.field] : [], `${path}.${field.name}`),
    ]);
  const { others, settings } = configure({ languages });
  const ofEntries = others.filter(({ name }) => name !== 'collection');
  expect(ofEntries.flatMap(({ name, fields }) => untranslated(fields, name))).toEqual([]);
  const [file] = settings?.files ?? [];
  const navigation = fieldOf(file, 'navigation');
  expect(untranslated([navigation], 'site')).toEqual([]);
  // Of the contact form, only the topics are translated.
  const contact = fieldOf(file, 'contact') as { fields: { name: string; i18n?: boolean }[] };
  expect(contact.fields.filter(({ i18n }) => i18n).map(({ name }) => name)).toEqual(['topics']);
});

test('of a declared collection only words are translated, and a translation needs none of them', () => {
  const languages = [{ code: 'en' }, { code: 'fr' }] as SiteValues['languages'];
  const declaration = configure({ languages }).of('collection');
  const translated = declaration.fields.filter(({ i18n }) => i18n === true).map(({ name }) => name);
  expect(translated).toEqual(['label', 'intro', 'empty', 'all', 'fields', 'body', '__original']);
  expect(fieldOf(declaration, 'label')).toMatchObject({ required: ['en'] });
  const { fields } = fieldOf(declaration, 'fields') as { fields: (Nested & { required: unknown })[] };
  expect(fields.filter(({ i18n }) => i18n).map(({ name, required }) => [name, required])).toEqual([
    ['name', true],
    ['label', false],
    ['unit', false],
    ['options', false],
  ]);
  expect(fieldOf(configure().of('collection'), 'label')).toMatchObject({ required: true });
});
