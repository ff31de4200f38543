import { collections, type SiteValues } from '../collections';
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

/** Caches configurations, which are slow to make: one per site. */
const made = new Map<string, ReturnType<typeof toConfiguration>['cms']>();

const configure = (site: Partial<SiteValues> = {}) => {
  const key = JSON.stringify(site);
  const options = { site, registry: collections, folder: 'my/content', staticFolder: 'my/static' };
  const cms = made.get(key) ?? toConfiguration(options).cms;
  made.set(key, cms);
  const [settings, ...others] = cms.collections as unknown as Form[];
  return { cms, settings, others, of: (name: string) => others.find((one) => one.name === name) as Form };
};

/** A site in two languages. */
const bilingual = { languages: [{ code: 'en' }, { code: 'pt-BR' }] as SiteValues['languages'] };

const fieldOf = (form: Form | undefined, name: string) => form?.fields.find((field) => field.name === name);

test('every collection is a folder with entries at any depth; entries with pictures get a folder of their own', () => {
  const { cms, others, settings, of } = configure();
  expect(cms.media_libraries).toMatchObject({ default: { config: { slugify_filename: true } } });
  expect(settings?.files?.map(({ file }) => file)).toEqual(['my/content/site.md', 'my/content/person.md']);
  expect(others).toHaveLength(collections.filter(({ singleton }) => !singleton).length);
  expect(of('post')).toMatchObject({ folder: 'my/content/posts', meta: { path: { index_file: 'index' } } });
  expect(of('page').meta).toBeDefined();
  expect(of('award').meta).toBeUndefined();
  expect(of('people').identifier_field).toBe('name');
});

test('a new entry is a draft, and a new post is dated today', () => {
  const { of, settings } = configure();
  expect(fieldOf(of('award'), 'draft')).toMatchObject({ widget: 'boolean', default: true });
  expect(fieldOf(of('post'), 'date')).toMatchObject({ default: '{{now}}' });
  expect(fieldOf(of('event'), 'start')).not.toHaveProperty('default');
  expect(settings?.files?.some((file) => fieldOf(file, 'draft'))).toBe(false);
});

test('required fields come first, then the summary, whether the entry is shown, and the text', () => {
  const { of, settings } = configure();
  const names = of('post').fields.map(({ name }) => name);
  expect(names.slice(0, 5)).toEqual(['title', 'date', 'summary', 'draft', 'body']);
  expect(names.at(-1)).toBe('__original');
  // Settings seldom have text.
  expect(settings?.files?.[0]?.fields.map(({ name }) => name).slice(-2)).toEqual(['body', '__original']);
  expect(fieldOf(of('post'), 'body')).toMatchObject({ widget: 'halflight-text', public_folder: '.' });
});

test('a multilingual site is edited in all languages side by side', () => {
  const { cms, settings, of } = configure(bilingual);
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
  // Only texts of the settings are translated, and no translation is required.
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

test('nested fields are translated: sections, pictures, the items of lists', () => {
  /** The fields within these that translations do not have, by their paths. */
  const untranslated = (fields: unknown, path: string): string[] =>
    (fields as Nested[]).flatMap((field) => [
      ...(field.i18n === true ? [] : [`${path}.${field.name}`]),
      ...untranslated(field.fields ?? [], `${path}.${field.name}`),
      ...(field.types ?? []).flatMap((type) => untranslated(type.fields, `${path}.${field.name}.${type.name}`)),
      ...untranslated(field.field ? [field.field] : [], `${path}.${field.name}`),
    ]);
  const { others, settings } = configure(bilingual);
  const ofEntries = others.filter(({ name }) => name !== 'collection' && name !== 'form');
  expect(ofEntries.flatMap(({ name, fields }) => untranslated(fields, name))).toEqual([]);
  const [file] = settings?.files ?? [];
  const navigation = fieldOf(file, 'navigation');
  expect(untranslated([navigation], 'site')).toEqual([]);
  // Only the topics of the contact form are translated.
  const contact = fieldOf(file, 'contact') as { fields: { name: string; i18n?: boolean }[] };
  expect(contact.fields.filter(({ i18n }) => i18n).map(({ name }) => name)).toEqual(['topics']);
});

test('only the texts of a declared collection are translated, and none is required in a translation', () => {
  const declaration = configure(bilingual).of('collection');
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
