/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { SocialList } from './social-list';

const links = [
  { url: 'https://github.com/ada' },
  { url: 'https://en.wikipedia.org/wiki/Ada', label: 'About her' },
  { url: 'https://ada.example.org/' },
];

test('each link has a name and rel="me", even where only its logo is visible', () => {
  renderInSite(<SocialList links={links} compact />);
  const found = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('rel')]);
  expect(found).toEqual(links.map(({ url }) => [url, 'me']));
  for (const name of ['GitHub', 'About her', 'ada.example.org'])
    expect(screen.getByRole('link', { name })).toBeTruthy();
});

test('the email address comes first, without rel="me"', () => {
  renderInSite(<SocialList links={links} email="ada@example.org" />);
  const [first] = screen.getAllByRole('link');
  expect(first?.getAttribute('href')).toBe('mailto:ada@example.org');
  expect(first?.textContent).toBe('ada@example.org');
  expect(first?.hasAttribute('rel')).toBe(false);
});

test('another person’s links say whose they are, without rel="me"', () => {
  renderInSite(<SocialList links={links} label="Mary elsewhere" compact />);
  expect(screen.getByRole('list', { name: 'Mary elsewhere' })).toBeTruthy();
  for (const link of screen.getAllByRole('link')) expect(link.hasAttribute('rel')).toBe(false);
});
