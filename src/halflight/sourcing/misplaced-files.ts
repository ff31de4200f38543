import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Collection } from '../collections/define-collection';
import { START, toError, type Problem } from '../problem';
import type { Language } from '../derive/languages';
import { isLanguageTag } from '../fields/formats';
import { nearest } from '../nearest';
import { BIBLIOGRAPHY } from './read-bibliography';

/** Other extensions of Markdown files, including some that only other generators use. */
const OTHER_ENDING = /\.(?:md|markdown|mdown|mkdn?|mdx)$/i;

/** The problem of a file that would be an entry if its name ended in `.md`. Without front matter, it is just a file that a text may link to. */
export function findOtherEnding(
  folder: string,
  filePath: string,
  isPlace: (filePath: string) => boolean,
): Problem | undefined {
  const [ending] = OTHER_ENDING.exec(filePath) ?? [];
  if (ending === undefined || ending === '.md') return undefined;
  const meant = filePath.replace(OTHER_ENDING, '.md');
  const name = posix.basename(meant);
  if (name === 'README.md' || !isPlace(meant)) return undefined;
  if (!/^\uFEFF?---\s/.test(readFileSync(join(folder, filePath), 'utf8'))) return undefined;
  const message = `is not read, because its name ends in "${ending}": rename it to ${name}`;
  return { file: filePath, ...START, ...toError('bad-name', message) };
}

/** The warning about a notebook among the entries of a collection that is none by its name. In the folder of an entry, it is a file to link to. */
export function findOtherNotebook(filePath: string, isPlace: (filePath: string) => boolean): Problem | undefined {
  const [, name] = /^[^/]+\/([^/]+)\.ipynb$/.exec(filePath) ?? [];
  const meant = filePath.replace(/\.ipynb$/, '/index.ipynb');
  if (name === undefined || name === 'index' || !isPlace(meant)) return undefined;
  const message =
    'is no entry: a notebook is one if it is called index.ipynb, in a folder of its own; a text may link to it';
  return { file: filePath, ...START, ...toError('bad-name', message, meant), severity: 'warning' };
}

/** The problem of a misnamed BibTeX file where publications belong. Elsewhere, it is just a file that a text may link to. */
export function findOtherBibliography(filePath: string): Problem | undefined {
  if (filePath.includes('/') && !filePath.startsWith('publications/')) return undefined;
  const message = `is not read: publications are in ${BIBLIOGRAPHY}, at the top of the content folder`;
  return { file: filePath, ...START, ...toError('unknown-folder', message, BIBLIOGRAPHY) };
}

/**
 * The warning about a folder `static/` inside the content folder, unless it belongs to a collection. Not an error, because a text may reference a
 * file in it. Its Markdown files are reported one by one.
 */
export function findStaticFolder(files: Iterable<string>, registry: readonly Collection[]): Problem | undefined {
  const isCollection = registry.some(({ folder }) => folder === 'static');
  if (isCollection || ![...files].some((file) => file.startsWith('static/') && !file.endsWith('.md'))) return undefined;
  return {
    file: 'static',
    ...START,
    severity: 'warning',
    kind: 'unknown-folder',
    message:
      'nothing in the content folder is copied as it is: move these files to the folder static/ beside it, at the top of the project (those that a text refers to by a relative path may stay)',
  };
}

/** Common names for our folders in other generators. */
const otherFolders: Readonly<Record<string, string>> = {
  blog: 'posts',
  _posts: 'posts',
  articles: 'posts',
  work: 'projects',
  portfolio: 'projects',
  talks: 'events',
  team: 'people',
  authors: 'people',
  jobs: 'experience',
  pricing: 'products',
};

/**
 * The problem of a Markdown file in a place where none are read, with the folder that was probably meant. `languages` are the site's, the main one
 * first.
 */
export function nothingReadHere(
  filePath: string,
  registry: readonly Collection[],
  languages: readonly Language[],
): Problem {
  const folders = registry.filter(({ singleton }) => !singleton).map(({ folder: name }) => name);
  const singles = registry.filter(({ singleton }) => singleton).map(({ folder: name }) => name);
  const [top = ''] = filePath.split('/');
  const isFolder = filePath.includes('/');
  const other = Object.hasOwn(otherFolders, top) ? otherFolders[top] : undefined;
  const suggestion = (isFolder ? other : undefined) ?? nearest(top, isFolder ? folders : singles);
  const [, single = '', tag = ''] = /^([a-z]+)\.([a-z]{2,3}(?:-[a-z\d]{2,4})?)\.md$/i.exec(filePath) ?? [];
  const isTranslation = singles.includes(`${single}.md`) && isLanguageTag(tag);
  const isQuestion = isFolder && /^(?:faqs?|questions)$/.test(top);
  const isToBeCopied = top === 'static' && isFolder;
  const advice = isTranslation
    ? `it translates ${single}.md into a language that site.md does not list: write "languages: [${[...languages.map(({ code }) => code), tag].join(', ')}]" there`
    : isQuestion
      ? 'questions and answers are a section of a page: "- type: faq" among its "sections"'
      : isToBeCopied
        ? `to publish it as it is, move it to ${filePath}, in the folder static/ beside the content folder; to make a page of it, move it to pages/${posix.basename(filePath)}`
        : `Markdown files belong in ${folders.map((name) => `${name}/`).join(', ')}, beside ${singles.join(' and ')}`;
  const meant = isQuestion || isTranslation ? undefined : suggestion;
  return { file: filePath, ...START, ...toError('unknown-folder', `files here are not read; ${advice}`, meant) };
}
