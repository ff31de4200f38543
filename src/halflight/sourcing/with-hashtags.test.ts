import { contentFolderOfEachTest, post, site } from '../testing/mistakes';
import { readContent } from './read-content';

const { at, write } = contentFolderOfEachTest();

const tagsOf = (file: string) => readContent(at()).entries.find(({ filePath }) => filePath === file)?.values.tags;

test('where the site asks for it, the tags in a text are tags of its entry', () => {
  const files = {
    'posts/a.md': post(['tags: [Looms]'], 'About #looms, #Weaving and #weaving.'),
    'books/b.md': '---\ntitle: B\nauthors: [C]\n---\n#tag',
  };
  write(files);
  expect(tagsOf('posts/a.md')).toEqual(['Looms']);
  write({ ...files, 'site.md': site('hashtags: true') });
  expect(tagsOf('posts/a.md')).toEqual(['Looms', 'Weaving']);
  expect(tagsOf('books/b.md')).toBeUndefined();
});
