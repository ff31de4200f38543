/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../../testing/site';
import { Related } from './related';

const post = { id: 'a', title: 'A post', path: '/posts/a/' };

test('leads to the posts, with their days', () => {
  renderInSite(<Related title="Related" posts={[{ ...post, date: '2026-03-14' }]} />);
  expect(screen.getByRole('link', { name: 'A post' }).getAttribute('href')).toBe('/posts/a/');
  expect(screen.getByText('14 March 2026')).toBeTruthy();
});

test('says in which language a post is, if in another than the page', () => {
  renderInSite(<Related title="Posts" posts={[{ ...post, language: 'fr' }]} />);
  const link = screen.getByRole('link', { name: 'A post' });
  expect([link.lang, link.getAttribute('hreflang')]).toEqual(['fr', 'fr']);
});

test('is not there without any', () => {
  expect(renderInSite(<Related title="Related" posts={[]} />).container).toBeEmptyDOMElement();
});
