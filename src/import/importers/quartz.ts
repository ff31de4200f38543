import { posix } from 'node:path';
import { replaceOutsideCode } from '../clean-markdown';
import type { Blog, Importer } from '../importer';
import { reportOtherMarkup } from '../other-texts';
import { folderOf, stemOf } from '../permalinks';
import { createBlog, dateOf, isDraft, readFile, toPath, toSlugs } from '../read-item';
import type { Source } from '../source';
import { hideCode } from '../tags/turn-tags';
import { markdownWriter } from '../tags/writers';
import { fieldOf, isYes, textOf, textsOf } from '../values';
import { toSlug } from '../../sourcing/to-slug';

const CONFIGS = ['ts', 'js'].map((ending) => `quartz.config.${ending}`);

/** The folder of all notes. */
const TOP = 'content/';

export const quartz: Importer = {
  label: 'Quartz',
  recognise: ({ has }) => (CONFIGS.some(has) ? 10 : 0),
  read: readQuartz,
};

function readQuartz(source: Source): Blog {
  const config = source.text(CONFIGS.find(source.has) ?? '');
  const [, base = ''] = /\bbaseUrl:\s*["'`]([^"'`]*)["'`]/.exec(config) ?? [];
  const [, language] = /\blocale:\s*["'`]([a-z]{2})/.exec(config) ?? [];
  const hasFormulas = /^\s*Plugin\.Latex\(/m.test(config);
  const isChosen = /^\s*Plugin\.ExplicitPublish\(/m.test(config);
  const blog = createBlog({
    url: base ? `https://${base}` : undefined,
    language,
    staticFolders: ['content', 'quartz/static'],
    lists: [{ from: '/tags/:name/', to: 'tag' }],
    toListName: toUrlName,
    understood: ['publish', 'permalink', 'alias', 'date', 'created', 'draft'],
  });
  const isIgnored = ignoredBy(config);
  const files = source.files.filter((file) => file.startsWith(TOP) && !isIgnored(file.slice(TOP.length)));
  const findShown = createFinder(files);
  const isRead = (file: string) => file.endsWith('.md');
  reportOtherMarkup(files, blog.skipped, isRead);
  for (const file of files.filter(isRead)) {
    const { values, body, bodyLine } = readFile(source, file, blog.skipped);
    const date = dateOf(values);
    const folder = folderOf(file);
    if (folder === `${TOP}tags`) {
      blog.skipped.push({ file, why: 'it is the head of a list, which Halflight makes by itself' });
      continue;
    }
    const path = file.slice(TOP.length).replace(/\.md$/, '');
    const isIndex = /^_?index$/.test(stemOf(file));
    const url = isIndex ? toPath(toUrlName(folder.slice(TOP.length)), '/') : toPath(toUrlName(path));
    const others = [...textsOf(fieldOf(values, 'aliases', 'alias')), textOf(values.permalink)].filter(Boolean);
    // A note without a title is called by its file.
    const title = textOf(values.title) || (isIndex ? posix.basename(folder) : stemOf(file));
    // A dollar sign that begins no formula there begins none here.
    const math = hasFormulas && /\$\$|\$[^\s$][^$\n]*\$/.test(hideCode(body)) && { math: 'true' };
    blog.items.push({
      ...{ file, kind: date === undefined ? 'page' : 'post', values: { ...values, title, ...math }, bodyLine },
      body: withoutOwnSyntax(body, (name) => findShown(name, folder)),
      format: 'markdown',
      slug: date === undefined ? toSlugs(url) : toSlug(isIndex ? posix.basename(folder) : stemOf(file)),
      ...(date !== undefined && { date }),
      draft: isDraft(values) || (isChosen && !isYes(values.publish)),
      oldUrls: [url, ...others.map((other) => toPath(toUrlName(other.replace(/\.md$/, ''))))],
      folders: [folder, 'content'],
    });
  }
  return blog;
}

/** A path or tag as Quartz writes it in URLs. */
function toUrlName(name: string): string {
  return name.trim().replace(/\s/g, '-').replaceAll('&', '-and-').replaceAll('%', '-percent').replace(/[?#]/g, '');
}

/** Whether a path below the notes is of what `ignorePatterns` lists: a folder, or one with that name anywhere. */
function ignoredBy(config: string): (path: string) => boolean {
  const [, list = ''] = /\bignorePatterns:\s*\[([^\]]*)\]/.exec(config) ?? [];
  const patterns = Array.from(list.matchAll(/["'`]([^"'`]+)["'`]/g), ([, pattern = '']) =>
    pattern.replace(/\/?\**$/, ''),
  );
  return (path) =>
    patterns.some((pattern) =>
      pattern.startsWith('**/')
        ? `/${path}/`.includes(`/${pattern.slice(3)}/`)
        : path === pattern || path.startsWith(`${pattern}/`),
    );
}

/** Finds the file that a note shows, as Obsidian does: by its path from the top or beside the note, or else by its name alone. */
function createFinder(files: readonly string[]): (name: string, folder: string) => string | undefined {
  const all = new Map(files.map((file) => [file.toLowerCase(), file]));
  const byName = new Map(files.toReversed().map((file) => [posix.basename(file).toLowerCase(), file]));
  return (name, folder) => {
    const plain = name.trim().toLowerCase();
    const found =
      all.get(posix.join(TOP, plain)) ??
      all.get(posix.join(folder, plain).toLowerCase()) ??
      byName.get(posix.basename(plain));
    return found && posix.relative(folder, found);
  };
}

/** Converts what only notes of Obsidian have: pictures and files between double brackets, highlights and comments. What shows a note is left. */
function withoutOwnSyntax(text: string, find: (name: string) => string | undefined): string {
  const shown = replaceOutsideCode(
    text,
    /!\[\[([^[\]|#\n]{1,200}\.[a-z\d]{2,5})(?:#[^[\]|\n]{0,200})?(?:\\?\|([^[\]\n]{0,200}))?\]\]/gi,
    ([whole = '', name = '', words = '']) => {
      const file = /\.md$/i.test(name) ? undefined : find(name);
      // Of `|words|300`, the number is a width.
      const alt = words.replace(/(?:^|\|)\d{1,5}(?:x\d{1,5})?$/, '');
      return file === undefined ? whole : markdownWriter.picture(file, alt).text;
    },
  );
  const marked = replaceOutsideCode(
    shown,
    /(?<![=\w)\]])==(?=[^\s=])([^=\n]{0,200}[^\s=])==(?![=\w])/g,
    ([, words = '']) => `<mark>${words}</mark>`,
  );
  return replaceOutsideCode(marked, /(?<!\d)%%([^%]{1,2000})%%/g, ([whole = '', words = '']) =>
    /--|>/.test(words) ? whole : `<!--${words}-->`,
  );
}
