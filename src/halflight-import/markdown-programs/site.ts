import { posix } from 'node:path';
import type { Source } from '../source';

/** A folder of texts, and where the program publishes them. */
export interface Place {
  folder: string;
  /** The path that their URLs begin with; '' for the top of the site. */
  url: string;
  language?: string;
  /** Whether the names of its files begin with their days, which are folders in their URLs, as in blogs of Docusaurus. */
  isBlog?: boolean;
}

/** What is known of the site of a program. */
export interface Site {
  places: readonly Place[];
  url?: string | undefined;
  language?: string | undefined;
  /** What the URL of a text ends with. */
  end?: '/' | '' | '.html';
  /** Whether numbers in front of names only put them in order: `01-start.md`, `2.guide/`. */
  numbered?: true;
  /** Whether its `.md` files may contain components. */
  isMdx?: true;
  /** Whether it is a vault of Obsidian, which has its own syntax. */
  isVault?: true;
  /** The names of authors, by what front matter calls them. */
  authors?: ReadonlyMap<string, string>;
  /** Why a file below the places is no text of its own; `undefined` if it is one. */
  whyNot?: (file: string) => string | undefined;
}

/** The shortest path with one of these names, at the top of the source or in a folder there. */
export function findConfig({ files }: Source, pattern: RegExp): string | undefined {
  return files
    .filter((file) => file.split('/').length <= 2 && pattern.test(posix.basename(file)))
    .sort((a, b) => a.split('/').length - b.split('/').length)[0];
}

/** Whether a folder has a text. */
export const hasTexts = ({ files }: Source, folder: string): boolean =>
  files.some((file) => (folder === '' || file.startsWith(`${folder}/`)) && /\.mdx?$/.test(file));

/** The value of a setting in code, as `name: "value"` or `name = "value"`; '' without one. */
export const settingIn = (code: string, name: string): string =>
  new RegExp(`\\b${name}["']?\\s*[:=]\\s*["'\`]([^"'\`]*)["'\`]`).exec(code)?.[1] ?? '';

/** The folders of translations that lie below a folder: `fr/`, `pt-br/`. */
export const LANGUAGE = /^[a-z]{2}(?:-[a-z]{2,4})?$/i;
