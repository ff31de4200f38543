/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderInSite } from '../../../testing/site';
import { Contents } from './contents';

test('links to every heading, with third-level headings below second-level ones', () => {
  renderInSite(
    <Contents
      headings={[
        { id: 'first', text: 'Before any', depth: 3 },
        { id: 'a', text: 'The mill', depth: 2 },
        { id: 'b', text: 'Its wheels', depth: 3 },
        { id: 'été', text: 'The store', depth: 2 },
      ]}
    />,
  );
  const nav = screen.getByRole('navigation', { name: 'On this page' });
  const links = within(nav).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#first', '#a', '#b', '#%C3%A9t%C3%A9']);
  const nested = nav.querySelectorAll('ol ol a');
  expect(Array.from(nested, ({ textContent }) => textContent)).toEqual(['Its wheels']);
});
