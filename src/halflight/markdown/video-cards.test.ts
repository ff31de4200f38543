import { render } from '../testing/markdown';

const video = 'https://www.youtube.com/watch?v=XXXXXXXXXXX';

test.each([
  ['an address alone', video, 'Video'],
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
  expect(root.querySelector('.embed-link')?.textContent).toContain('Load from youtube.com');
  expect(root.querySelector('p, img')).toBeNull();
});

test.each([
  `See ${video}`,
  `[A lecture](${video})`,
  `${video} and ${video}`,
  'https://example.org/watch?v=XXXXXXXXXXX',
  'https://www.youtube.com/@somebody',
])('%s is a link as any other', async (markdown) => {
  const root = await render(markdown);
  expect(root.querySelector('.embed')).toBeNull();
  expect(root.querySelector('p > a')).not.toBeNull();
});
