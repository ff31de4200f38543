/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { Sidebar } from './sidebar';

const entries = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: `Guide ${id}`, path: `/guides/${id}/` }));
const groups = [{ name: 'Begin', ids: ['a', 'b'] }, { name: 'Design', ids: ['c'] }, { ids: ['d'] }];

const renderSidebar = (current: string) =>
  renderInSite(
    <Sidebar label="Guides" groups={groups} entries={entries} current={current}>
      <article>Words</article>
    </Sidebar>,
  );

test('leads to every entry, and marks the present one', () => {
  renderSidebar('c');
  const nav = screen.getByRole('navigation', { name: 'Guides' });
  const links = within(nav).getAllByRole('link', { hidden: true }).slice(1);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['a', 'b', 'c', 'd'].map((id) => `/guides/${id}/`));
  expect(nav.querySelectorAll('[aria-current=page]')).toHaveLength(1);
  expect(nav.querySelector('[aria-current=page]')).toHaveTextContent('Guide c');
});

test('only the group of the present entry is open, and what is in no group is never folded within', () => {
  const { container } = renderSidebar('c');
  const group = (name: string) => screen.getByText(name).parentElement;
  expect(group('Begin')).not.toHaveAttribute('open');
  expect(group('Design')).toHaveAttribute('open');
  expect(container.querySelector('a[href="/guides/d/"]')?.closest('details')).toHaveClass('sidebar-all');
});

test('whoever comes with the keyboard can go past it', () => {
  const { container } = renderSidebar('a');
  const [first] = within(screen.getByRole('navigation')).getAllByRole('link', { hidden: true });
  const target = container.querySelector(first?.getAttribute('href') ?? '');
  expect(first).toHaveTextContent('Skip to content');
  expect(target).toHaveTextContent('Words');
  expect(target).toHaveAttribute('tabindex', '-1');
});

test('what is not public any more is marked where the preview shows it', () => {
  renderInSite(
    <Sidebar label="Guides" groups={groups} entries={entries} current="a">
      <p>Words</p>
    </Sidebar>,
    { badges: { b: { why: 'draft' } } },
  );
  expect(screen.getByText('Draft')).toBeTruthy();
});
