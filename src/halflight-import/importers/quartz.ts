import { posix } from 'node:path';
import type { Blog, Importer } from '../importer';
import { createVaultFinder, withoutComments } from '../obsidian';
import { reportOtherMarkup } from '../other-texts';
import { folderOf, stemOf } from '../permalinks';
import { createBlog, dateOf, isDraft, readFile, toPath, toSlugs } from '../read-item';
import type { Source } from '../source';
import { hideCode } from '../tags/turn-tags';
import { fieldOf, isYes, textOf, textsOf } from '../values';
import { toSlug } from '../../halflight/sourcing/to-slug';

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
  const isIgnored = ignoredBy(config);
  const files = source.files.filter((file) => file.startsWith(TOP) && !isIgnored(file.slice(TOP.length)));
  const blog = createBlog({
    url: base ? `https://${base}` : undefined,
    language,
    staticFolders: ['content', 'quartz/static'],
    lists: [{ from: '/tags/:name/', to: 'tag' }],
    toListName: toUrlName,
    understood: ['publish', 'permalink', 'alias', 'date', 'created', 'draft'],
    findInVault: createVaultFinder(files, TOP),
  });
  const isRead = (file: string) => file.endsWith('.md');
  reportOtherMarkup(files, blog.skipped, isRead);
  for (const file of files.filter(isRead)) {
    const { values, body: written, bodyLine } = readFile(source, file, blog.skipped);
    const date = dateOf(values);
    const folder = folderOf(file);
    if (folder === `${TOP}tags`) {
      blog.skipped.push({ file, why: 'it is the head of a list, which Halflight makes by itself' });
      continue;
    }
    const body = withoutComments(written, file, blog.skipped);
    const path = file.slice(TOP.length).replace(/\.md$/, '');
    const isIndex = /^_?index$/.test(stemOf(file));
    const url = isIndex ? toPath(toUrlName(folder.slice(TOP.length)), '/') : toPath(toUrlName(path));
    const others = [...textsOf(fieldOf(values, 'aliases', 'alias')), textOf(values.permalink)].filter(Boolean);
    // A note without a title is called by its file.
    const title = textOf(values.title) || (isIndex ? posix.basename(folder) : stemOf(file));
    // A dollar sign that begins no formula there begins none here.
    const math = hasFormulas && /\$\$|\$[^\s$][^$\n]*\$/.test(hideCode(body)) && { math: 'true' };
    blog.items.push({
      ...{ file, kind: date === undefined ? 'page' : 'post', values: { ...values, title, ...math }, body, bodyLine },
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
