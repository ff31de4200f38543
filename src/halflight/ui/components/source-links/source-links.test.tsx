/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../../testing/site';
import { SourceLinks } from './source-links';

test('the source file of a page can be viewed and edited on its host', () => {
  renderInSite(<SourceLinks source={{ view: 'https://example.org/view', edit: 'https://example.org/edit' }} />);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([hrefOf('View source'), hrefOf('Edit this page')]).toEqual([
    'https://example.org/view',
    'https://example.org/edit',
  ]);
});
