import { render } from '../testing/markdown';
import { mediaKindOf } from './media-files';

test.each([
  ['film.mp4', 'video'],
  ['FILM.WEBM', 'video'],
  ['a/b.mp3?x#t=3', 'audio'],
  ['picture.jpg', undefined],
  ['mp4', undefined],
])('%s is of the kind %s', (address, kind) => {
  expect(mediaKindOf(address)).toBe(kind);
});

test('a film has controls, a label, captions and its file as a way out', async () => {
  const root = await render('![A film](film.mp4 "At *work*")');
  const video = root.querySelector('figure > video[controls][preload=metadata]');
  expect(video?.getAttribute('src')).toBe('/static/1844/film.mp4');
  expect(video?.getAttribute('aria-label')).toBe('A film');
  expect(video?.querySelector('track[kind=captions]')?.getAttribute('src')).toBe('/static/1845/film.vtt');
  expect(video?.querySelector('a')?.getAttribute('href')).toBe('/static/1844/film.mp4');
  expect(root.querySelector('figcaption')?.textContent).toBe('At *work*');
});

test.each([
  ['a sound in running text', 'Hear ![a bell](bell.mp3).', 'p > audio', '/static/1847/bell.mp3'],
  ['a film without captions', '![x](silent.webm)', 'video:not(:has(track))', '/static/1846/silent.webm'],
  ['a file of the folder static', '![x](/film.mp4)', 'video', '/site/film.mp4'],
  ['a film in HTML', '<video controls src="film.mp4"></video>', 'video', '/static/1844/film.mp4'],
  ['one that is not there', '![x](none.mp4)', 'video', 'none.mp4'],
])('%s', async (_, markdown, selector, address) => {
  const root = await render(markdown, { pathPrefix: '/site' });
  expect(root.querySelector(selector)?.getAttribute('src')).toBe(address);
});

test.each([
  [
    '<video src="film.mp4" autoplay muted loop playsinline></video>',
    'video[controls][muted][loop][playsinline][data-autoplay]',
  ],
  ['<video autoplay muted><source src="film.mp4"></video>', 'video[controls][playsinline][data-autoplay] > source'],
  ['<video src="film.mp4" autoplay></video>', 'video[controls]:not([data-autoplay])'],
  ['<video src="film.mp4" preload="none"></video>', 'video[controls][preload=none]'],
  [
    '<figure><audio src="bell.mp3" autoplay muted></audio></figure>',
    'audio[controls][preload=metadata]:not([data-autoplay])',
  ],
])('%s has controls, and does not start before a script has seen that it may', async (markdown, selector) => {
  const root = await render(markdown);
  expect(root.querySelector(selector)).not.toBeNull();
  expect(root.querySelector('[autoplay]')).toBeNull();
});

test('a player without a file is what it has for old browsers', async () => {
  expect((await render('<video controls>An *old* film</video>')).querySelector('video')).toBeNull();
});
