/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { languageOf, multilingual, renderInSite } from '../../../testing/site';
import { Tags } from './tags';

test('a tag links to the path from its entry, or else to its default path, whatever its name', () => {
  const tags = ['C++', 'constructor'].map((name) => ({ name, path: `/tags/${name}/` }));
  renderInSite(<Tags tags={tags} paths={{ 'C++': '/tags/c-plus-plus/' }} />, {});
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/tags/c-plus-plus/', '/tags/constructor/']);
});

test('the tags of an entry in another language follow its direction, not the page’s', () => {
  renderInSite(
    <article lang="en" dir="ltr">
      <Tags language="en" tags={['Bridges']} />
    </article>,
    { ...multilingual, language: 'ar' },
  );
  expect(languageOf(screen.getByRole('list'))).toBe('ar ltr');
  expect(languageOf(screen.getByText('Bridges'))).toBe('en ltr');
});
