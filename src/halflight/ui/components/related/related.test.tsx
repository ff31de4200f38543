/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../../testing/site';
import { Related } from './related';

test('marks the language of a post that differs from the page’s', () => {
  renderInSite(<Related title="Posts" posts={[{ id: 'a', title: 'A post', path: '/posts/a/', language: 'fr' }]} />);
  const link = screen.getByRole('link', { name: 'A post' });
  expect([link.lang, link.getAttribute('hreflang')]).toEqual(['fr', 'fr']);
});
