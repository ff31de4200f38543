import { posix } from 'node:path';
import { toSlug } from '../../halflight/sourcing/to-slug';
import type { Importer } from '../importer';
import { createVaultFinder, withoutComments } from '../obsidian';
import { folderOf, stemOf, toPath, toSlugs } from '../permalinks';
import { hideCode } from '../tags/turn-tags';
import { addTexts, createBlog, dateOf, settingIn } from '../texts';
import { fieldOf, isYes, textOf, textsOf } from '../values';

const CONFIGS = ['ts', 'js'].map((ending) => `quartz.config.${ending}`);

/** The folder of all notes. */
const TOP = 'content/';

export const quartz: Importer = {
  label: 'Quartz',
  recognise: ({ has }) => (CONFIGS.some(has) ? 10 : 0),
  read: (source) => {
    const config = source.text(CONFIGS.find(source.has) ?? '');
    const base = settingIn(config, 'baseUrl');
    const hasFormulas = /^\s*Plugin\.Latex\(/m.test(config);
    const isChosen = /^\s*Plugin\.ExplicitPublish\(/m.test(config);
    const isIgnored = ignoredBy(config);
    const files = source.files.filter((file) => file.startsWith(TOP) && !isIgnored(file.slice(TOP.length)));
    const blog = createBlog({
      url: base ? `https://${base}` : undefined,
      language: /^[a-z]{2}/.exec(settingIn(config, 'locale'))?.[0],
      title: settingIn(config, 'pageTitle') || undefined,
      feeds: ['/index.xml'],
      staticFolders: ['content', 'quartz/static'],
      lists: { '/tags/:name/': 'tag' },
      toListName: toUrlName,
      understood: ['publish', 'alias', 'created'],
      findInVault: createVaultFinder(files, TOP),
    });
    addTexts(source, blog, files, { isRead: (file) => file.endsWith('.md') }, (text) => {
      const { file, values, folders } = text;
      const folder = folderOf(file);
      if (folder === `${TOP}tags`) return 'it is the head of a list, which Halflight makes by itself';
      const body = withoutComments(text.body, file, blog.skipped);
      const path = file.slice(TOP.length).replace(/\.md$/, '');
      const isIndex = /^_?index$/.test(stemOf(file));
      const url = isIndex ? toPath(toUrlName(folder.slice(TOP.length)), '/') : toPath(toUrlName(path));
      const others = [...textsOf(fieldOf(values, 'aliases', 'alias')), textOf(values.permalink)].filter(Boolean);
      // Without a title in front matter, a note's title is its file name.
      const name = isIndex ? posix.basename(folder) : stemOf(file);
      // A dollar sign that begins no formula in Quartz must not begin one here.
      const isMath = hasFormulas && /\$\$|\$[^\s$][^$\n]*\$/.test(hideCode(body));
      const date = dateOf(values);
      return {
        ...{ kind: date === undefined ? 'page' : 'post', date, body, folders: [...folders, 'content'] },
        values: { ...values, title: textOf(values.title) || name, ...(isMath && { math: 'true' }) },
        slug: date === undefined ? toSlugs(url) : toSlug(name),
        draft: text.draft || (isChosen && !isYes(values.publish)),
        oldUrls: [url, ...others.map((other) => toPath(toUrlName(other.replace(/\.md$/, ''))))],
      };
    });
    return blog;
  },
};

/** A path or tag as Quartz writes it in URLs. */
function toUrlName(name: string): string {
  return name.trim().replace(/\s/g, '-').replaceAll('&', '-and-').replaceAll('%', '-percent').replace(/[?#]/g, '');
}

/** Whether `ignorePatterns` excludes a path below the notes: a folder, or any folder with that name. */
function ignoredBy(config: string): (path: string) => boolean {
  const [, list = ''] = /\bignorePatterns:\s*\[([^\]]*)\]/.exec(config) ?? [];
  const patterns = Array.from(list.matchAll(/["'`]([^"'`]+)["'`]/g), ([, item = '']) => item.replace(/\/?\**$/, ''));
  return (path) =>
    patterns.some((pattern) =>
      pattern.startsWith('**/') ? `/${path}/`.includes(`/${pattern.slice(3)}/`) : `${path}/`.startsWith(`${pattern}/`),
    );
}
