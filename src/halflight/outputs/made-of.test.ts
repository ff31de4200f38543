import { madeOf, MakingError, toProblem } from './made-of';

const broken = () => {
  throw new TypeError('no shape');
};

test('a failure, at once or later, names its file', async () => {
  expect(() => madeOf('posts/a.md', broken)).toThrow(new MakingError('posts/a.md', new TypeError('no shape')));
  const later = madeOf('publications.bib#a', () => Promise.resolve().then(broken));
  await expect(later).rejects.toMatchObject({ file: 'publications.bib', message: 'no shape' });
  const within = () => madeOf('posts/a.md', () => madeOf('people/ada.md', broken));
  expect(within).toThrow(expect.objectContaining({ file: 'people/ada.md' }) as Error);
});

test('an author is told the file and the reason', () => {
  expect(toProblem(new MakingError('posts/a.md', 'no shape'))).toMatchObject({
    file: 'posts/a.md',
    severity: 'error',
    message: expect.stringContaining('(no shape)') as string,
  });
});
