import { enterFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { forgetTranslations, noteTranslation, sourceNodes } from './note-translations';

const SITE = `---
title: A
url: https://a.example
languages:
  - code: en
  - code: fr
---
`;

/** Enters a site with these files besides its settings; returns Gatsby's actions, and the digest of each node that they made. */
function enterSite(files: readonly string[]) {
  const root = enterFolder();
  const write = (...names: readonly string[]) =>
    writeFiles(root, Object.fromEntries(names.map((name) => [`content/${name}`, 'A text.\n'])));
  writeFiles(root, { 'content/site.md': SITE });
  write(...files);
  const noted: string[] = [];
  const args = {
    actions: {
      createNode: ({ internal }: { internal: { contentDigest: string } }) => noted.push(internal.contentDigest),
    },
    createContentDigest: (value: unknown) => JSON.stringify(value),
  } as unknown as Parameters<typeof sourceNodes>[0];
  return { args, noted, write };
}

test('the content folder is listed once for all the translations in it', () => {
  const { args, noted } = enterSite(['posts/a.md', 'posts/a.fr.md', 'posts/b.fr.md']);
  sourceNodes(args);
  for (const file of ['posts/a.md', 'posts/a.fr.md', 'posts/b.fr.md']) noteTranslation(file, args);
  expect(noted).toEqual(['["posts/a.fr.md","posts/b.fr.md"]']);
});

test('a translation is noted as soon as it is written, also one that was there before', () => {
  const { args, noted, write } = enterSite(['posts/a.md', 'posts/a.fr.md']);
  sourceNodes(args);
  write('posts/b.fr.md');
  noteTranslation('posts/b.fr.md', args);
  expect(noted[1]).toBe('["posts/a.fr.md","posts/b.fr.md"]');
  forgetTranslations();
  noteTranslation('posts/a.fr.md', args);
  expect(noted).toHaveLength(3);
});

test('a site in one language has no node for translations', () => {
  const { args, noted } = enterSite(['posts/a.fr.md']);
  writeFiles('.', { 'content/site.md': '---\ntitle: A\nurl: https://a.example\n---\n' });
  sourceNodes(args);
  noteTranslation('posts/a.fr.md', args);
  expect(noted).toEqual([]);
});
