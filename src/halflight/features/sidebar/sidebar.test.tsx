/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { Sidebar } from './sidebar';

const entries = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: `Guide ${id}`, path: `/guides/${id}/` }));
const groups = [{ name: 'Begin', ids: ['a', 'b'] }, { name: 'Design', ids: ['c'] }, { ids: ['d'] }];

test('only the group of the current entry is open, and ungrouped entries are never collapsed', () => {
  const { container } = renderInSite(
    <Sidebar label="Guides" groups={groups} entries={entries} current="c">
      <article>Words</article>
    </Sidebar>,
  );
  const group = (name: string) => screen.getByText(name).parentElement;
  expect(group('Begin')).not.toHaveAttribute('open');
  expect(group('Design')).toHaveAttribute('open');
  expect(container.querySelector('a[href="/guides/d/"]')?.closest('details')).toHaveClass('sidebar-all');
});
