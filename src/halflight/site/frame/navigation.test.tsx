/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { Navigation } from './navigation';

test.each(['mailto:ada@example.org', 'tel:+44-20-7946-0000'])('a link to %s has no external link icon', (url) => {
  renderInSite(<Navigation path="/" items={[{ label: 'Ask', url }]} />);
  const link = screen.getByRole('link', { name: 'Ask' });
  expect(link.getAttribute('href')).toBe(url);
  expect(link.className).toBe('');
  expect(link.getAttribute('aria-current')).toBeNull();
});

test('the ids of menus cannot clash with headings', () => {
  const more = { label: 'More', items: [{ label: 'Books', to: '/books/' }] };
  renderInSite(<Navigation path="/" items={[more, more]} />);
  const ids = [...document.querySelectorAll('[popover]')].map(({ id }) => id);
  expect(ids).toEqual(['_menu-1', '_menu-2']);
});
