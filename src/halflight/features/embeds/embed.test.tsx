/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite, shownImage } from '../../testing/site';
import { Embed } from './embed';

const video = 'https://www.youtube.com/watch?v=XXXXXXXXXXX';

test('is a link to its page on the other site until it is requested', () => {
  const { container } = renderInSite(<Embed url={video} label="A lecture" image={shownImage('')} />);
  const link = screen.getByRole('link', { name: /^A lecture.*youtube\.com/ });
  expect(link.getAttribute('href')).toBe(video);
  const frame = container.querySelector('iframe');
  expect(frame?.hasAttribute('src')).toBe(false);
  expect(frame?.getAttribute('title')).toBe('A lecture');
  expect(frame?.dataset.src).toBe('https://www.youtube-nocookie.com/embed/XXXXXXXXXXX?autoplay=1');
  expect(frame?.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
});
