/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { Sidebar } from './sidebar';

const entries = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: `Guide ${id}`, path: `/guides/${id}/` }));
const groups = [{ name: 'Begin', ids: ['a', 'b'] }, { name: 'Design', ids: ['c'] }, { ids: ['d'] }];

test('groups within each other are open around the current entry, and a group that is listed elsewhere is a link', () => {
  const tree = [
    {
      name: 'Beds',
      ids: ['a'],
      groups: [
        { name: 'North', ids: ['b'] },
        { name: 'South', ids: ['c'] },
      ],
    },
    { name: 'Seeds', ids: [], to: '/notes/#_folder-2' },
  ];
  renderInSite(
    <Sidebar label="Garden" groups={tree} entries={entries} current="b">
      <article>Words</article>
    </Sidebar>,
  );
  const open = (name: string) => screen.getByText(name).closest('details')?.open;
  expect(['Beds', 'North', 'South'].map(open)).toEqual([true, true, false]);
  expect(screen.getByRole('link', { name: 'Guide b', hidden: true })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Seeds', hidden: true })).toHaveAttribute('href', '/notes/#_folder-2');
});

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
