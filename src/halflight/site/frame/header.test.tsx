/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite, shownImage } from '../../testing/site';
import { Header } from './header';

const navigation = [
  { label: 'Projects', to: '/projects/' },
  { label: 'Posts', to: '/posts/' },
  { label: 'About', to: '/about/' },
];

const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => `${link.textContent}: ${link.getAttribute('aria-current') ?? ''}`);

test.each([
  ['/projects/', ['Projects: page']],
  ['/projects/engine/', ['Projects: true']],
  ['/about-face/', []],
])('at %s the current page is marked: %j', (path, expected) => {
  renderInSite(<Header mark="/icon.svg" title="Ada" path={path} navigation={navigation} />);
  expect(current()).toEqual(expected);
});

test('a home link in the navigation is current on the home page only', () => {
  const home = [{ label: 'Home', to: '/' }];
  const { unmount } = renderInSite(<Header mark="/icon.svg" title="Ada" path="/posts/" navigation={home} />);
  expect(current()).toEqual([]);
  unmount();
  renderInSite(<Header mark="/icon.svg" title="Ada" path="/" navigation={home} />);
  expect(current()).toEqual(['Ada: page', 'Home: page']);
});

describe('a logo', () => {
  const draw = (alt: string, image = shownImage(alt).image) =>
    renderInSite(<Header title="Ada" path="/" navigation={[]} mark="/icon.svg" logo={{ alt, image }} />);

  test.each([
    ['The sign of Ada', 'The sign of Ada'],
    ['', 'Ada'],
  ])('with the alt %j replaces the mark and the name, and is called %s', (alt, name) => {
    draw(alt);
    const link = screen.getByRole('link', { name });
    expect(link.querySelectorAll('img')).toHaveLength(1);
    expect(link.textContent).toBe('');
  });

  test('on another site has no known size', () => {
    draw('Ada', { layout: 'constrained', images: { fallback: { src: 'https://example.org/a.png' } } });
    const logo = screen.getByRole('img', { name: 'Ada' });
    expect(logo.getAttribute('src')).toBe('https://example.org/a.png');
    expect(['width', 'height', 'sizes'].filter((attribute) => logo.hasAttribute(attribute))).toEqual([]);
  });
});
