import type { z } from 'zod';
import type { SiteValues } from '../../collections';
import { commonFields, type Collection } from '../../collections/define-collection';
import { languagesOf } from '../../derive/languages';
import { toOverlay } from '../../derive/to-overlay';
import { itemOf, kindOf } from '../../fields/field';
import { EDITOR_SLUG_LENGTH } from '../../limits';
import { findGitHost } from './providers';
import { BODY, ORIGINAL } from './front-matter';
import type { Fields } from './shape';
import { toForm, type FormField } from './to-form';

/** All that the editor is told, as JSON: what Sveltia CMS reads, and how front matter becomes what its forms show. */
export interface EditorConfiguration {
  /** The configuration of Sveltia CMS. */
  cms: Record<string, unknown> & { collections: readonly Record<string, unknown>[] };
  /** The shapes of all fields, by the names of the formats that files are read and written in. */
  formats: Readonly<Record<string, Fields>>;
}

interface Options {
  site: Partial<SiteValues> | undefined;
  registry: readonly Collection[];
  /** The content folder, and that of the files that are copied as they are: paths from the top of the repository. */
  folder: string;
  staticFolder: string;
}

/** What stands for the repository where only a working copy is edited. */
const NO_REPOSITORY = { repository: 'owner/name' } as const;

/** The configuration of the editor: everything in it follows from the definitions of the collections, and from `site.md`. */
export function toConfiguration({ site, registry, folder, staticFolder }: Options): EditorConfiguration {
  const locales = languagesOf(site ?? {}).map(({ code }) => code);
  const inLanguages = locales.length > 1;
  const forms = registry.map((collection) => ({ collection, ...toCollectionForm(collection, locales) }));
  const folders = forms.filter(({ collection }) => !collection.singleton);
  const files = forms.filter(({ collection }) => collection.singleton);
  return {
    cms: {
      load_config_file: false,
      app_title: site?.title ?? 'Halflight',
      backend: toBackend(site?.editor ?? NO_REPOSITORY),
      // Files that are copied as they are. Pictures lie beside their entries: every collection says so.
      media_folder: staticFolder,
      public_folder: '/',
      media_libraries: { stock_assets: false },
      output: { omit_empty_optional_fields: true },
      editor: { preview: false },
      slug: { encoding: 'unicode', clean_accents: false, sanitize_replacement: '-', maxlength: EDITOR_SLUG_LENGTH },
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
          // No file of an author that declares a collection can be called so.
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
          label_singular: singularOf(collection),
          description: collection.hint.replaceAll('`', ''),
          folder: `${folder}/${collection.folder}`,
          format: formatOf(collection),
          identifier_field: titleOf(collection),
          // Entries lie in folders of any depth, as `NAME.md` or as `NAME/index.md`.
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
  };
}

/** The name of the format of a collection's files. Sveltia CMS takes a format for Markdown files only if its name ends so. */
function formatOf({ name }: Collection): string {
  return `${name}-frontmatter`;
}

/** The form of a collection: its own fields first, then those that every entry may have, then its text. */
function toCollectionForm(collection: Collection, locales: readonly string[]): { fields: FormField[]; shape: Fields } {
  const inLanguages = locales.length > 1;
  const { fields, shape } = toForm(collection.fields);
  const translated = collection.singleton ? toOverlay(collection).fields : collection.fields;
  const localize = (field: FormField): FormField =>
    inLanguages && Object.hasOwn(translated, field.name)
      ? // What translates a single file says only what differs from it.
        { ...field, i18n: true, ...(collection.singleton && field.required === true && { required: [locales[0]] }) }
      : field;
  const [shared, own] = [true, false].map((isShared) =>
    fields
      .filter(({ name }) => (!collection.singleton && name in commonFields) === isShared)
      .map((field) => toEntryField(localize(field), collection)),
  );
  return {
    fields: [
      ...(own ?? []),
      {
        name: BODY,
        label: 'Text',
        widget: 'markdown',
        // What stands there is more than a visual editor knows: footnotes, callouts, formulas. It would lose them.
        modes: ['raw'],
        required: collection.body?.required ?? false,
        hint: 'Markdown.',
        ...(inLanguages && { i18n: true }),
      },
      ...(shared ?? []),
      { name: ORIGINAL, label: ORIGINAL, widget: 'hidden', ...(inLanguages && { i18n: true }) },
    ],
    shape,
  };
}

/** A new entry is a draft, as `npm run new` makes it, and its day is today. */
function toEntryField(field: FormField, { singleton, publishesOn }: Collection): FormField {
  if (singleton) return field;
  if (field.name === 'draft') return { ...field, default: true };
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
    // Anything else would need a server of ours, or a window that may speak to this one: no page of ours has such.
    auth_methods: ['token'],
  };
}

/** The origins that the editor may ask: the git host's. */
export function originsOf(editor: SiteValues['editor']): { api: string[]; pictures: string[] } {
  if (!editor) return { api: [], pictures: [] };
  const host = findGitHost(editor.host ?? 'github');
  const url = (editor.url ?? host.url).replace(/\/$/, '');
  const origins = new Set([new URL(host.apiOf(url)).origin]);
  return { api: [...origins], pictures: [...new Set([...host.pictures, new URL(url).origin])] };
}

function titleOf({ fields }: Collection): string {
  return ['title', 'name', 'label'].find((name) => name in fields) ?? Object.keys(fields)[0] ?? '';
}

function singularOf({ name }: Collection): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Whether entries name pictures, which then lie beside their text in a folder of its own. */
function hasImages({ fields }: Collection): boolean {
  return Object.values<z.ZodType>(fields).some((schema) => {
    const kind = kindOf(schema)?.kind ?? kindOf(itemOf(schema) ?? schema)?.kind;
    return kind === 'image' || (kind === 'json' && itemOf(schema) !== undefined);
  });
}
