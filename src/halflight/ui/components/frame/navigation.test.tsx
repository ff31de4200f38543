/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderInSite } from '../../../testing/site';
import { Header } from './header';
import { Navigation } from './navigation';

const items = [
  { label: 'Posts', to: '/posts/' },
  {
    label: 'More',
    items: [
      { label: 'Books', to: '/books/' },
      { label: 'Shop', url: 'https://shop.example.org/' },
    ],
  },
  { label: 'Code', url: 'https://code.example.org/' },
];

test('a link out says so to the ear, and has the sign of links out', () => {
  renderInSite(<Navigation path="/" items={items} />);
  const link = screen.getByRole('link', { name: 'Code (external link)' });
  expect(link.getAttribute('href')).toBe('https://code.example.org/');
  expect(link.className).toBe('external');
  expect(screen.getByRole('link', { name: 'Posts' }).className).toBe('');
});

test.each(['mailto:ada@example.org', 'tel:+44-20-7946-0000'])('a link to %s has no sign of links out', (url) => {
  renderInSite(<Navigation path="/" items={[{ label: 'Ask', url }]} />);
  const link = screen.getByRole('link', { name: 'Ask' });
  expect(link.getAttribute('href')).toBe(url);
  expect(link.className).toBe('');
  expect(link.getAttribute('aria-current')).toBeNull();
});

test('what has links below it opens them without a script', () => {
  renderInSite(<Navigation path="/" items={items} />);
  const button = screen.getByRole('button', { name: 'More' });
  const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(menu?.getAttribute('popover')).toBe('auto');
  const links = within(screen.getByRole('list', { name: 'More' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Books', 'Shop (external link)']);
});

test.each([
  ['/books/a/', 'true'],
  ['/posts/', null],
])('at %s what opens a menu is marked as current: %s', (path, expected) => {
  renderInSite(<Navigation path={path} items={items} />);
  expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-current')).toBe(expected);
});

test('menus have ids of their own, which no heading has', () => {
  const more = items.slice(1, 2);
  renderInSite(<Navigation path="/" items={[...more, ...more]} />);
  const ids = [...document.querySelectorAll('[popover]')].map(({ id }) => id);
  expect(ids).toEqual(['_menu-1', '_menu-2']);
});

describe('the button of the header', () => {
  const button = { label: 'Hire me', to: '/contact/' };

  test('is in the bar, and for narrow screens in the menu', () => {
    renderInSite(<Header mark="/icon.svg" title="Ada" path="/" navigation={items} button={button} />);
    const [inMenu, inBar] = screen.getAllByRole('link', { name: 'Hire me' });
    expect(inMenu?.closest('.menu')).not.toBeNull();
    expect(inBar?.closest('.menu')).toBeNull();
    expect(inBar?.getAttribute('href')).toBe('/contact/');
  });

  test('is in the bar, and in the menu of phones, where there is nothing else to go to', () => {
    renderInSite(<Header mark="/icon.svg" title="Ada" path="/contact/" navigation={[]} button={button} />);
    const links = screen.getAllByRole('link', { name: 'Hire me' });
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', 'page']);
  });
});
