import type { z } from 'zod';
import type { SiteValues } from '../collections';
import { commonFields, type Collection } from '../collections/define-collection';
import { languagesOf } from '../derive/languages';
import { toOverlay } from '../derive/to-overlay';
import { itemOf, kindOf } from '../fields/field';
import { SLUG_LENGTH } from '../limits';
import { dayFieldOf } from '../routes/sort-entries';
import { TEXT_WIDGET } from './elements';
import { findGitHost } from '../features/editor/providers';
import { BODY, ORIGINAL } from './front-matter';
import type { Fields } from './shape';
import { BESIDE, toForm, type FormField } from './to-form';
import { capitalize } from '../letter-case';

/** The editor's configuration, passed to it as JSON: that of Sveltia CMS, and how front matter is converted to form values and back. */
export interface EditorConfiguration {
  cms: Record<string, unknown> & { collections: readonly Record<string, unknown>[] };
  /** The shapes of all fields, by the custom format of their files. */
  formats: Readonly<Record<string, Fields>>;
  /** Set if the files are on this machine. */
  local?: Local;
}

/** What the page of `npm run admin` needs to know. */
export interface Local {
  /** The id of this page load. Requests without it are refused. */
  page: string;
  /** The name of the project, under which the browser stores drafts. */
  project: string;
  /** The URL of the preview: `http://localhost:8000`. */
  preview: string;
}

/** The names of the folders in an editor that works on local files. */
export const CONTENT = 'content';
export const STATIC = 'static';

interface Options {
  site: Partial<SiteValues> | undefined;
  registry: readonly Collection[];
  /** The content folder and the folder of static files, relative to the root of the repository. */
  folder: string;
  staticFolder: string;
  local?: Local;
}

/** A placeholder repository for an editor that cannot save, on a site without the `editor` setting. */
const NO_REPOSITORY = { repository: 'owner/name' } as const;

/** Derives the editor's configuration from the collection definitions and `site.md`. */
export function toConfiguration({ site, registry, folder, staticFolder, local }: Options): EditorConfiguration {
  const locales = languagesOf(site ?? {}).map(({ code }) => code);
  const inLanguages = locales.length > 1;
  const forms = registry.map((collection) => ({ collection, ...toCollectionForm(collection, locales) }));
  const folders = forms.filter(({ collection }) => !collection.singleton);
  const files = forms.filter(({ collection }) => collection.singleton);
  return {
    cms: {
      load_config_file: false,
      app_title: site?.title ?? 'Halflight',
      backend: local ? toLocalBackend(local) : toBackend(site?.editor ?? NO_REPOSITORY),
      // For static files. Pictures are stored beside their entries, as configured for every collection.
      media_folder: staticFolder,
      public_folder: '/',
      // Replaces characters that have a meaning in URLs, and leading dots, which hide a file.
      media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
      output: { omit_empty_optional_fields: true },
      editor: { preview: false },
      slug: { encoding: 'unicode', clean_accents: false, sanitize_replacement: '-', maxlength: SLUG_LENGTH },
      ...(inLanguages && {
        i18n: {
          structure: 'multiple_files',
          locales,
          default_locale: locales[0],
          initial_locales: 'default',
          omit_default_locale_from_file_path: true,
        },
      }),
      collections: [
        {
          // Cannot clash with a collection that an author declares.
          name: '_settings',
          label: 'Settings',
          icon: 'settings',
          ...(inLanguages && { i18n: true }),
          files: files.map(({ collection, fields }) => ({
            name: collection.name,
            label: collection.label,
            file: `${folder}/${inLanguages ? collection.folder.replace(/md$/, '{{locale}}.md') : collection.folder}`,
            format: formatOf(collection),
            media_folder: '',
            public_folder: '.',
            ...(inLanguages && { i18n: true }),
            fields,
          })),
        },
        ...folders.map(({ collection, fields }) => ({
          name: collection.name,
          label: collection.label,
          label_singular: capitalize(collection.name),
          description: collection.hint.replaceAll('`', ''),
          folder: `${folder}/${collection.folder}`,
          format: formatOf(collection),
          identifier_field: titleOf(collection),
          // The name of a new file is made of a title. A tag has none: it is the name of its file.
          ...(!isTitled(collection) && { create: false }),
          ...toListing(collection),
          // Entries may be nested in folders of any depth, as `NAME.md` or `NAME/index.md`.
          nested: { summary: `{{${titleOf(collection)}}}` },
          ...(hasImages(collection) && { meta: { path: { widget: 'string', label: 'Folder', index_file: 'index' } } }),
          media_folder: '',
          public_folder: '.',
          ...(inLanguages && { i18n: true }),
          fields,
        })),
      ],
    },
    formats: Object.fromEntries(forms.map(({ collection, shape }) => [formatOf(collection), shape])),
    ...(local && { local }),
  };
}

/**
 * The name of the custom format of a collection's files. Sveltia CMS uses a custom format for Markdown files only if its name ends in `-frontmatter`.
 */
function formatOf({ name }: Collection): string {
  return `${name}-frontmatter`;
}

/** How a collection's entries are listed: with their dates, if any, latest first. */
function toListing(collection: Collection): Record<string, unknown> {
  const title = titleOf(collection);
  const day = dayFieldOf(collection);
  const draft = 'draft' in collection.fields ? "{{draft | ternary(' · Draft', '')}}" : '';
  if (!(day in collection.fields)) return { summary: `{{${title}}}${draft}`, sortable_fields: [title] };
  return {
    summary: `{{${title}}}{{${day} | ternary(' · ', '')}}{{${day}}}${draft}`,
    sortable_fields: { fields: [day, title], default: { field: day, direction: 'descending' } },
  };
}

/**
 * The form of a collection. For entries, it begins with the title and other required fields, the summary, whether the entry is shown, and the text;
 * all other fields come below. Settings, which seldom have a text, have it at the end.
 */
function toCollectionForm(collection: Collection, locales: readonly string[]): { fields: FormField[]; shape: Fields } {
  const inLanguages = locales.length > 1;
  const { fields, shape } = toForm(collection.fields);
  // The translation of a singleton, or of a declaration, has only what differs.
  const isOverlay = collection.singleton || collection.translated !== undefined;
  const inTranslation = isOverlay ? toForm(toOverlay(collection).fields).fields : fields;
  const localized = inLanguages ? eachTranslatable(fields, inTranslation, locales) : fields;
  const title = titleOf(collection);
  const placeOf = ({ name, required }: FormField): number => {
    if (isOverlay) return 0;
    const place = [
      name === title,
      required !== false && !(name in commonFields),
      name === 'summary',
      name === 'draft',
    ].indexOf(true);
    if (place >= 0) return place;
    return name in commonFields ? AFTER_TEXT + 1 : AFTER_TEXT;
  };
  const placed = localized.map((field) => ({ place: placeOf(field), field: toEntryField(field, collection) }));
  const sorted = placed.sort((one, other) => one.place - other.place);
  const [above, below] = [true, false].map((isAbove) =>
    sorted.filter(({ place }) => place < AFTER_TEXT === isAbove).map(({ field }) => field),
  );
  return {
    fields: [
      ...(above ?? []),
      {
        name: BODY,
        label: 'Text',
        widget: TEXT_WIDGET,
        required: collection.body?.required ?? false,
        hint: 'Markdown, which the buttons write for you.',
        ...BESIDE,
        ...(inLanguages && { i18n: true }),
      },
      ...(below ?? []),
      { name: ORIGINAL, label: ORIGINAL, widget: 'hidden', ...(inLanguages && { i18n: true }) },
    ],
    shape,
  };
}

/** The position of the fields that come after an entry's text. */
const AFTER_TEXT = 4;

/** The nested fields of a field: its fields, the types of its items with their fields, or the field that each item is. */
interface Nested {
  fields?: FormField[];
  types?: (FormField & { fields: FormField[] })[];
  field?: FormField;
}

/**
 * Marks a field, and those within it that translations have, as translated: the editor neither shows nor saves other fields in a translation. A field
 * that translations may leave out is required only in the default locale.
 */
function toTranslatable(field: FormField, inTranslation: FormField, locales: readonly string[]): FormField {
  const { fields, types, field: item } = field as Nested;
  const isRelaxed = field.required === true && inTranslation.required !== true;
  return {
    ...field,
    i18n: true,
    ...(isRelaxed && { required: [locales[0]] }),
    ...(fields && { fields: eachTranslatable(fields, (inTranslation as Nested).fields ?? [], locales) }),
    // Types are not marked themselves, only their fields.
    ...(types && {
      types: types.map((type) => ({ ...type, fields: eachTranslatable(type.fields, type.fields, locales) })),
    }),
    ...(item && { field: toTranslatable(item, item, locales) }),
  };
}

function eachTranslatable(
  fields: readonly FormField[],
  inTranslation: readonly FormField[],
  locales: readonly string[],
): FormField[] {
  return fields.map((field) => {
    const translatable = inTranslation.find(({ name }) => name === field.name);
    return translatable ? toTranslatable(field, translatable, locales) : field;
  });
}

/** Adds the defaults of a new entry: it is a draft, as with `npm run new`, dated today. */
function toEntryField(field: FormField, { singleton, publishesOn }: Collection): FormField {
  if (singleton) return field;
  if (field.name === 'draft')
    return { ...field, default: true, hint: '', after_input: 'Hidden from visitors while this is on' };
  return field.name === publishesOn ? { ...field, default: '{{now}}' } : field;
}

function toBackend(editor: NonNullable<SiteValues['editor']>): Record<string, unknown> {
  const host = findGitHost(editor.host ?? 'github');
  const url = (editor.url ?? host.url).replace(/\/$/, '');
  return {
    name: host.backend,
    repo: editor.repository,
    ...(editor.branch && { branch: editor.branch }),
    base_url: url,
    api_root: host.apiOf(url),
    ...(host.backend !== 'gitea' && url !== 'https://github.com' && { graphql_api_root: `${url}/api/graphql` }),
    // Other methods need a server of ours, or a popup that can message this window, which our headers prevent.
    auth_methods: ['token'],
  };
}

/** Our own server, which implements Gitea's API (`local/local-repository.ts`). The page completes its URL, because this machine has several names. */
function toLocalBackend({ project }: Local): Record<string, unknown> {
  return { name: 'gitea', repo: `local/${project}`, branch: 'files', auth_methods: ['token'], app_id: 'none' };
}

/** The origins that the editor may contact: those of the git host's API and avatars. Empty without a git host. */
export function originsOf(editor: SiteValues['editor']): { api: string[]; pictures: string[] } {
  if (!editor) return { api: [], pictures: [] };
  const host = findGitHost(editor.host ?? 'github');
  const url = (editor.url ?? host.url).replace(/\/$/, '');
  return { api: [new URL(host.apiOf(url)).origin], pictures: [...new Set([...host.pictures, new URL(url).origin])] };
}

const TITLES = ['title', 'name', 'label'];

const isTitled = ({ fields }: Collection): boolean => TITLES.some((name) => name in fields);

function titleOf({ fields }: Collection): string {
  return TITLES.find((name) => name in fields) ?? Object.keys(fields)[0] ?? '';
}

/** Whether entries have pictures, themselves or in sections. Such entries are stored in a folder of their own, with the pictures. */
function hasImages({ fields }: Collection): boolean {
  return Object.values<z.ZodType>(fields).some((schema) => {
    const kind = kindOf(schema)?.kind ?? kindOf(itemOf(schema) ?? schema)?.kind;
    return kind === 'image' || (kind === 'json' && itemOf(schema) !== undefined);
  });
}
