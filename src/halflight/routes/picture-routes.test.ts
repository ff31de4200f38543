import { build, entry } from '../testing/routes';

const picture = (slug: string, more: object = {}) => ({ file: `albums/sea/${slug}.jpg`, slug, alt: '', ...more });

const album = (values: object = {}, ...pictures: ReturnType<typeof picture>[]) => ({
  ...entry('albums/sea/index.md', { title: 'Sea', ...values }),
  pictures,
});

test('each picture has a page below that of its album, with its neighbours', () => {
  const { paths, at } = build([album({}, picture('pier', { title: 'The pier' }), picture('boat'))]);
  expect(paths.filter((path) => path.startsWith('/albums/'))).toEqual([
    '/albums/',
    '/albums/sea/',
    '/albums/sea/boat/',
    '/albums/sea/pier/',
  ]);
  const pier = { title: 'The pier', path: '/albums/sea/pier/' };
  const boat = { title: 'Picture 2 of 2', path: '/albums/sea/boat/' };
  expect(at(pier.path).context).toMatchObject({ number: 1, count: 2, previous: null, next: boat });
  expect(at(boat.path).context).toMatchObject({ title: 'Picture 2 of 2', previous: pier, next: null });
  // It can be found, but no share image is drawn of it.
  expect(at(pier.path)).toMatchObject({ kind: 'picture', indexable: true, shared: false, name: 'The pier' });
});

test('the page of an album changes with its pictures', () => {
  const digestOf = (...pictures: ReturnType<typeof picture>[]) =>
    build([album({}, ...pictures)]).at('/albums/sea/').context.pictures;
  expect(digestOf(picture('a'))).toBe(digestOf(picture('a')));
  expect(digestOf(picture('a'))).not.toBe(digestOf(picture('a', { caption: 'A' })));
});

test.each(['noindex', 'unlisted'])('the pictures of an album with "%s" are not to be found either', (field) => {
  const { at } = build([album({ [field]: true }, picture('a'))]);
  expect(at('/albums/sea/a/').indexable).toBe(false);
});

test('a draft has no pages of pictures', () => {
  expect(build([album({ draft: true }, picture('a'))]).paths).not.toContain('/albums/sea/a/');
});
