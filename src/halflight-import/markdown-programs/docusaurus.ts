import { posix } from 'node:path';
import { folderOf } from '../permalinks';
import { toPath } from '../read-item';
import type { Source } from '../source';
import { mapOf, textOf } from '../values';
import { findConfig, hasTexts, LANGUAGE, settingIn, type Site } from './site';

/** Docusaurus: `docs/`, blogs and pages, with their translations in `i18n/`. `undefined` if the source is not of this program. */
export function readDocusaurus(source: Source): Site | undefined {
  const config = findConfig(source, /^docusaurus\.config\.(?:[cm]?js|ts)$/);
  if (config === undefined) return undefined;
  const code = source.text(config);
  const below = (path: string) => posix.join(folderOf(config), path);
  // `path: '../docs', routeBasePath: '/'`, in either order.
  const said = Array.from(
    code.matchAll(
      /\bpath:\s*["'`]([^"'`]+)["'`][^{}]{0,300}?\brouteBasePath:\s*["'`]([^"'`]*)|\brouteBasePath:\s*["'`]([^"'`]*)["'`][^{}]{0,300}?\bpath:\s*["'`]([^"'`]+)/g,
    ),
    ([, path, url, urlAbove, pathBelow]) => ({ folder: below(path ?? pathBelow ?? ''), url: url ?? urlAbove ?? '' }),
  ).filter(({ folder }) => !folder.startsWith('..'));
  const base = (name: string) =>
    new RegExp(`\\b${name}:\\s*\\{[^{}]{0,2000}?routeBasePath:\\s*["'\`]([^"'\`]*)`).exec(code)?.[1] ?? name;
  const usual = [
    { folder: below('docs'), url: base('docs') },
    { folder: below('blog'), url: base('blog') },
    { folder: below('src/pages'), url: '' },
  ];
  const all = [...said, ...usual.filter(({ folder }) => !said.some((place) => place.folder === folder))]
    .filter(({ folder }) => hasTexts(source, folder))
    .map((place) => ({ ...place, isBlog: /blog/.test(posix.basename(place.folder)) }));
  const language = settingIn(code, 'defaultLocale') || 'en';
  const translated = new Set(
    source.files.flatMap((file) => {
      const [, folder = ''] = new RegExp(`^${below('i18n')}/([\\w-]+)/`).exec(file) ?? [];
      return LANGUAGE.test(folder) && folder !== language ? [folder] : [];
    }),
  );
  const translations = [...translated].flatMap((code) =>
    [
      { folder: below(`i18n/${code}/docusaurus-plugin-content-docs/current`), url: base('docs'), language: code },
      { folder: below(`i18n/${code}/docusaurus-plugin-content-blog`), url: base('blog'), language: code, isBlog: true },
      { folder: below(`i18n/${code}/docusaurus-plugin-content-pages`), url: '', language: code },
    ].filter(({ folder }) => hasTexts(source, folder)),
  );
  const authors = all.flatMap(({ folder }) =>
    Object.entries(source.settings(`${folder}/authors.yml`)).map(
      ([id, author]) => [id, textOf(mapOf(author).name)] as const,
    ),
  );
  return {
    places: [...(translations.length > 0 ? all.map((place) => ({ ...place, language })) : all), ...translations],
    url: settingIn(code, 'url')
      ? settingIn(code, 'url').replace(/\/$/, '') + toPath(settingIn(code, 'baseUrl'))
      : undefined,
    language,
    end: /trailingSlash:\s*true/.test(code) ? '/' : '',
    numbered: true,
    isMdx: true,
    authors: new Map(authors.filter(([, name]) => name !== '')),
  };
}
