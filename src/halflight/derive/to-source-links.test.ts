import { toSourceLinks } from './to-source-links';

test.each([
  [
    'https://github.com/ada/notes',
    'https://github.com/ada/notes/blob/main/content/posts/a/index.md',
    'https://github.com/ada/notes/edit/main/content/posts/a/index.md',
  ],
  [
    'https://gitlab.com/group/sub/notes.git',
    'https://gitlab.com/group/sub/notes/-/blob/main/content/posts/a/index.md',
    'https://gitlab.com/group/sub/notes/-/edit/main/content/posts/a/index.md',
  ],
])('a file in %s', (url, view, edit) => {
  expect(toSourceLinks({ url }, 'posts/a/index.md', 'content')).toEqual({ view, edit });
});

test('branch, folder and software can be set; names are escaped', () => {
  const repository = {
    url: 'https://git.example.org/ada/notes',
    branch: 'drafts/new',
    folder: './site pages/',
    software: 'gitlab' as const,
  };
  expect(toSourceLinks({ url: 'https://codeberg.org/ada/notes/', folder: '.' }, 'site.md', 'content').edit).toBe(
    'https://codeberg.org/ada/notes/_edit/main/site.md',
  );
  expect(toSourceLinks(repository, 'posts/ä.md', 'content').view).toBe(
    'https://git.example.org/ada/notes/-/blob/drafts/new/site%20pages/posts/%C3%A4.md',
  );
});
