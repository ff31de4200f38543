import { namesVideoHost, toPlayerAddress } from './players';

const youtube = 'https://www.youtube-nocookie.com/embed';
const vimeo = 'https://player.vimeo.com/video';

test.each([
  ['https://youtube.com/watch?feature=share&v=XX-XX_XXXXX', `${youtube}/XX-XX_XXXXX?autoplay=1`],
  ['https://youtu.be/XXXXXXXXXXX?t=1h2m3s', `${youtube}/XXXXXXXXXXX?autoplay=1&start=3723`],
  ['https://www.youtube.com/shorts/XXXXXXXXXXX', `${youtube}/XXXXXXXXXXX?autoplay=1`],
  ['https://www.youtube-nocookie.com/embed/XXXXXXXXXXX?start=5', `${youtube}/XXXXXXXXXXX?autoplay=1&start=5`],
  ['https://www.youtube.com/watch?v=XXXXXXXXXXX&list=PL1', `${youtube}/XXXXXXXXXXX?autoplay=1&list=PL1`],
  ['https://www.youtube.com/playlist?list=PL1', `${youtube}/videoseries?autoplay=1&list=PL1`],
  ['https://vimeo.com/76979871/8272103f6e', `${vimeo}/76979871?autoplay=1&dnt=1&h=8272103f6e`],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', `${vimeo}/76979871?autoplay=1&dnt=1&h=8272103f6e`],
])('for %s the player is framed', (address, expected) => {
  expect(toPlayerAddress(address)).toBe(expected);
});

test.each([
  'https://www.youtube.com/watch?v="><script>',
  'https://example.org/map?at=1,2#here',
  'https://youtube.com.example.org/watch?v=XXXXXXXXXXX',
])('%s is framed as it is', (address) => {
  expect(toPlayerAddress(address)).toBe(address);
});

test.each([
  ['See https://youtu.be/XXXXXXXXXXX.', true],
  ['https://Player.VIMEO.com/video/76979871', true],
  ['A text about films, see https://a.example/video/1.', false],
])('whether a text names a video host: %s', (text, names) => {
  expect(namesVideoHost(text)).toBe(names);
});
