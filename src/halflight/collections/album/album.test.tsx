/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderInSite, shownImage } from '../../testing/site';
import AlbumPicture from './picture';
import { AlbumRows } from './rows';

const picture = (name: string, alt: string, more: object = {}) => ({
  ...shownImage(alt),
  path: `/albums/sea/${name}/`,
  ...more,
});

test('a picture in the rows leads to its page, and is named by its title or its number if nobody said what it shows', () => {
  const pictures = [picture('a', 'A pier'), picture('b', '', { title: 'The boat' }), picture('c', '')];
  renderInSite(<AlbumRows pictures={pictures} />);
  const names = [...document.querySelectorAll('a.enlarge')].map(
    (link) => link.getAttribute('aria-label') ?? link.querySelector('img')?.alt,
  );
  expect(names).toEqual(['A pier', 'The boat', 'Picture 3 of 3']);
  expect(screen.getByRole('link', { name: 'A pier' })).toHaveAttribute('href', '/albums/sea/a/');
});

/** Renders the page of a picture of which this is known. */
function draw(known: object, album: object = {}, more: object = {}) {
  const props = {
    data: { album: { title: 'Sea', path: '/albums/sea/', ...album }, files: { image: shownImage('').image, ...more } },
    pageContext: { title: 'The pier', number: 2, count: 3, previous: null, next: null, picture: { alt: '', ...known } },
  } as unknown as ComponentProps<typeof AlbumPicture>;
  return renderInSite(<AlbumPicture {...props} />);
}

test('the page of a picture shows what is known of it, and nothing in its place', () => {
  const { unmount } = draw({ camera: 'One', day: '2026-01-11', copyright: '© Somebody' }, { place: 'Rye' });
  expect([...document.querySelectorAll('dd')].map((value) => value.textContent)).toEqual([
    '11 January 2026',
    'Rye',
    'One',
  ]);
  expect(screen.getByText('© Somebody')).toBeVisible();
  unmount();
  draw({});
  expect(document.querySelector('dl')).toBeNull();
  expect(screen.queryByRole('link', { name: /Download/ })).toBeNull();
  // It is named by its title, as it can be enlarged.
  expect(within(screen.getByRole('figure')).getByRole('link', { name: 'The pier' })).toBeVisible();
});

test('whom to ask is what the album says, else what the file of the picture says', () => {
  const linkOf = () => screen.getByRole('link', { name: 'Ask to use it' }).getAttribute('href');
  const { unmount } = draw({ permission: 'https://example.org/ask/' }, { permission: { to: '/contact/', url: null } });
  expect(linkOf()).toBe('/contact/');
  unmount();
  draw({ permission: 'https://example.org/ask/' });
  expect(linkOf()).toBe('https://example.org/ask/');
});
