import { render } from '../testing/markdown';

test.each([
  ['a sound in running text', 'Hear ![a bell](BELL.MP3?x#t=3).', 'p > audio', 'BELL.MP3?x#t=3'],
  ['a film without captions', '![x](silent.webm)', 'video:not(:has(track))', '/static/1846/silent.webm'],
  ['a file of the folder static', '![x](/film.mp4)', 'video', '/site/film.mp4'],
  ['a film in HTML', '<video controls src="film.mp4"></video>', 'video', '/static/1844/film.mp4'],
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
  [
    '<figure><audio src="bell.mp3" autoplay muted></audio></figure>',
    'audio[controls][preload=metadata]:not([data-autoplay])',
  ],
])('%s has controls, and does not start before a script has seen that it may', async (markdown, selector) => {
  const root = await render(markdown);
  expect(root.querySelector(selector)).not.toBeNull();
  expect(root.querySelector('[autoplay]')).toBeNull();
});

test('a player without a file is replaced with its fallback content', async () => {
  expect((await render('<video controls>An *old* film</video>')).querySelector('video')).toBeNull();
});

const video = 'https://www.youtube.com/watch?v=XXXXXXXXXXX';

test.each([
  ['an address in angle brackets', `<${video}>`, 'Video'],
  ['an address that begins with a capital', video.replace('h', 'H'), 'Video'],
  ['a picture, for its words', `![A lecture](${video})`, 'A lecture'],
])('%s becomes a card that asks nobody', async (_, markdown, label) => {
  const root = await render(markdown);
  const frame = root.querySelector('.embed > .embed-link + iframe');
  expect(frame?.hasAttribute('src')).toBe(false);
  expect(frame?.getAttribute('data-src')).toBe('https://www.youtube-nocookie.com/embed/XXXXXXXXXXX?autoplay=1');
  expect(frame?.getAttribute('title')).toBe(label);
  expect(root.querySelector('.embed-link')?.getAttribute('href')).toBe(video);
  expect(root.querySelector('p, img')).toBeNull();
});

test.each([`[A lecture](${video})`, `${video} and ${video}`, 'https://www.youtube.com/@somebody'])(
  '%s is a link as any other',
  async (markdown) => {
    const root = await render(markdown);
    expect(root.querySelector('.embed')).toBeNull();
    expect(root.querySelector('p > a')).not.toBeNull();
  },
);
