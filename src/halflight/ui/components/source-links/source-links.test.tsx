/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../../testing/site';
import { SourceLinks } from './source-links';

test('the file of a page can be read and changed on its host', () => {
  renderInSite(<SourceLinks source={{ view: 'https://example.org/view', edit: 'https://example.org/edit' }} />);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([hrefOf('View source'), hrefOf('Edit this page')]).toEqual([
    'https://example.org/view',
    'https://example.org/edit',
  ]);
});

test('a site that names no repository has no such links', () => {
  renderInSite(<SourceLinks source={null} />);
  expect(screen.queryByRole('link')).toBeNull();
});
