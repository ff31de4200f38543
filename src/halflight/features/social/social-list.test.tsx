/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { SocialList } from './social-list';

const links = [
  { url: 'https://github.com/ada' },
  { url: 'https://en.wikipedia.org/wiki/Ada', label: 'About her' },
  { url: 'https://ada.example.org/' },
];

test.each([true, false])('each link has a name and says that it is the same person (compact: %s)', (compact) => {
  renderInSite(<SocialList links={links} compact={compact} />);
  const found = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('rel')]);
  expect(found).toEqual(links.map(({ url }) => [url, 'me']));
  for (const name of ['GitHub', 'About her', 'ada.example.org'])
    expect(screen.getByRole('link', { name })).toBeTruthy();
});

test('the marks are hidden from screen readers, which have the names', () => {
  renderInSite(<SocialList links={links} />);
  expect(screen.queryAllByRole('img')).toEqual([]);
  for (const link of screen.getAllByRole('link')) {
    expect(link.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  }
});

test('a list of marks only has a name itself', () => {
  renderInSite(<SocialList links={links} compact />);
  expect(screen.getByRole('list', { name: 'Elsewhere' })).toBeTruthy();
});

test('the e-mail address comes first, and is no claim of identity', () => {
  renderInSite(<SocialList links={links} email="ada@example.org" />);
  const [first] = screen.getAllByRole('link');
  expect(first?.getAttribute('href')).toBe('mailto:ada@example.org');
  expect(first?.textContent).toBe('ada@example.org');
  expect(first?.hasAttribute('rel')).toBe(false);
});

test('links of somebody else say whose they are, and claim no identity', () => {
  renderInSite(<SocialList links={links} label="Mary elsewhere" compact />);
  expect(screen.getByRole('list', { name: 'Mary elsewhere' })).toBeTruthy();
  for (const link of screen.getAllByRole('link')) expect(link.hasAttribute('rel')).toBe(false);
});

test('the card for address books is a quiet last item, which is saved rather than opened', () => {
  renderInSite(<SocialList links={links} card="/person.vcf" />);
  const link = screen.getByRole('link', { name: 'Save contact' });
  expect(link).toBe(screen.getAllByRole('link').at(-1));
  expect(link.getAttribute('href')).toBe('/person.vcf');
  expect(link.hasAttribute('download')).toBe(true);
});
