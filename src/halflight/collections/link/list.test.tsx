/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { List } from './list';

const link = (id: string, more: object = {}) => ({
  ...({ id, collection: 'link', minutes: 1, title: id, url: `https://www.${id}.test/blog/` } as const),
  ...more,
});

test('each site is linked, with its host and its feed; the page of the list has all feeds as a file', () => {
  const entries = [link('loom', { feed: 'https://loom.test/feed', summary: 'Patterns.' }), link('mill')];
  renderInSite(<List entries={entries} level={2} eager={false} />);
  expect(screen.getByRole('link', { name: 'loom' }).getAttribute('href')).toBe('https://www.loom.test/blog/');
  expect(screen.getByRole('link', { name: /Feed.*loom/ }).getAttribute('type')).toBe('application/rss+xml');
  expect(screen.getByText('mill.test')).toBeTruthy();
  expect(screen.getByRole('link', { name: /OPML/ }).getAttribute('href')).toBe('/links.opml');
});

test('without feeds there is no file', () => {
  renderInSite(<List entries={[link('mill')]} level={2} eager={false} />);
  expect(screen.queryByText(/OPML/)).toBeNull();
});
