import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Source } from '../source';
import { LANGUAGE, type Site } from './site';

/** VitePress and VuePress: the texts beside their folder, and translations in folders named after a language. `undefined` if the source is not of this program. */
export function readVitePress(source: Source): Site | undefined {
  const folders = ['', ...new Set(source.files.map((file) => file.replace(/(?:^|\/)[^/]*$/, '').replace(/\/.*$/, '')))];
  const own = ['.vitepress', '.vuepress'];
  const top = folders.find((folder) => own.some((name) => existsSync(join(source.root, folder, name))));
  if (top === undefined) return undefined;
  const languages = new Set(
    source.files.flatMap((file) => {
      const [, folder = ''] =
        /^([^/]+)\/(?:index|README)\.md$/.exec(top === '' ? file : file.slice(top.length + 1)) ?? [];
      return LANGUAGE.test(folder) ? [folder] : [];
    }),
  );
  return {
    places: [
      { folder: top, url: '', ...(languages.size > 0 && { language: 'en' }) },
      ...[...languages].map((language) => ({ folder: posix.join(top, language), url: '', language })),
    ],
    language: 'en',
    end: '.html',
    isMdx: true,
  };
}
