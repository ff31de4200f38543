/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderInSite, shownImage } from '../../../testing/site';
import { Header } from './header';

const navigation = [
  { label: 'Projects', to: '/projects/' },
  { label: 'Posts', to: '/posts/' },
  { label: 'About', to: '/about/' },
];

// jsdom does not support popovers, so nothing hides the menu.
const menu = () => screen.getByRole('navigation', { name: 'Main' });
const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => `${link.textContent}: ${link.getAttribute('aria-current') ?? ''}`);

test.each([
  ['/', ['Ada: page']],
  ['/projects/', ['Projects: page']],
  ['/projects/engine/', ['Projects: true']],
  ['/about/', ['About: page']],
  ['/about-face/', []],
  ['/contact/', []],
])('at %s the current page is marked: %j', (path, expected) => {
  renderInSite(<Header mark="/icon.svg" title="Ada" path={path} navigation={navigation} />);
  expect(current()).toEqual(expected);
});

test('a link home in the navigation is current at home only', () => {
  const home = [{ label: 'Home', to: '/' }];
  const { unmount } = renderInSite(<Header mark="/icon.svg" title="Ada" path="/posts/" navigation={home} />);
  expect(current()).toEqual([]);
  unmount();
  renderInSite(<Header mark="/icon.svg" title="Ada" path="/" navigation={home} />);
  expect(current()).toEqual(['Ada: page', 'Home: page']);
});

test('the navigation is in the order of site.md', () => {
  renderInSite(<Header mark="/icon.svg" title="Ada" path="/" navigation={navigation} />);
  const links = within(menu()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Projects', '/projects/'],
    ['Posts', '/posts/'],
    ['About', '/about/'],
  ]);
});

test('on narrow screens a button opens it, without a script', () => {
  renderInSite(<Header mark="/icon.svg" title="Ada" path="/" navigation={navigation} />);
  const target = screen.getByRole('button', { name: 'Menu' }).getAttribute('popovertarget');
  const popover = menu().closest('[popover]');
  expect(target).toBe(popover?.id);
  // The theme control is in there, too: the bar of a narrow screen has no room for it.
  expect(popover?.contains(screen.getByRole('group', { name: 'Theme' }))).toBe(true);
});

test('without navigation there is no menu', () => {
  renderInSite(<Header mark="/icon.svg" title="Ada" path="/" navigation={[]} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('group', { name: 'Theme' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('/');
});

test('the mark beside the name says nothing twice', () => {
  renderInSite(<Header title="Ada" path="/" navigation={[]} mark="/icon.svg" />);
  expect(screen.getByRole('link', { name: 'Ada' }).querySelector('img')?.getAttribute('alt')).toBe('');
});

describe('a logo', () => {
  const draw = (alt: string, image = shownImage(alt).image) =>
    renderInSite(<Header title="Ada" path="/" navigation={[]} mark="/icon.svg" logo={{ alt, image }} />);

  test.each([
    ['The sign of Ada', 'The sign of Ada'],
    ['', 'Ada'],
  ])('with the alt %j stands for the mark and the name, and is called %s', (alt, name) => {
    draw(alt);
    const link = screen.getByRole('link', { name });
    expect(link.querySelectorAll('img')).toHaveLength(1);
    expect(link.textContent).toBe('');
  });

  test('is there at once, in the size that fits, but not before larger pictures', () => {
    draw('Ada');
    const logo = screen.getByRole('img', { name: 'Ada' });
    const expected = { width: '1200', height: '800', loading: 'eager', fetchpriority: null, sizes: '45px' };
    for (const [attribute, value] of Object.entries(expected)) expect(logo.getAttribute(attribute)).toBe(value);
  });

  test('on another site has no size that we know', () => {
    draw('Ada', { layout: 'constrained', images: { fallback: { src: 'https://example.org/a.png' } } });
    const logo = screen.getByRole('img', { name: 'Ada' });
    expect(logo.getAttribute('src')).toBe('https://example.org/a.png');
    expect(['width', 'height', 'sizes'].filter((attribute) => logo.hasAttribute(attribute))).toEqual([]);
  });
});
