/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderInSite, shownImage } from '../../testing/site';
import ProjectTemplate from './page';

/** Renders the page of a project with only these values. */
function draw(more: object = {}, headings: readonly object[] = []) {
  const project = { title: 'The Engine', tagLinks: [], text: { html: '<p>The text.</p>', headings }, ...more };
  const props = { data: { project, previous: null, next: null }, pageContext: {} } as unknown as ComponentProps<
    typeof ProjectTemplate
  >;
  return renderInSite(<ProjectTemplate {...props} />);
}

const chapters = ['Question', 'Method', 'Result'].map((text) => ({ id: text.toLowerCase(), text, depth: 2 }));

test('a text of several chapters has its contents beside it, below the facts', () => {
  const { container } = draw({ role: 'Maker' }, chapters);
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  const links = [...contents.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#question', '#method', '#result']);
  const beside = container.querySelector('aside');
  expect(beside?.firstElementChild?.textContent).toBe('RoleMaker');
  expect(beside?.lastElementChild).toBe(contents);
});

test('chapters alone have a column, too; a short text without facts has none beside it', () => {
  const { container, unmount } = draw({}, chapters);
  expect(container.querySelector('aside')).not.toBeNull();
  unmount();
  const { container: short } = draw();
  expect(short.querySelector('aside')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
});

test.each([0, 1, 20])('of %d pictures without a cover all are shown, and nothing is left empty', (count) => {
  const pictures = Array.from({ length: count }, (_, index) => shownImage(`Picture ${index}`));
  const { container } = draw({ gallery: pictures });
  expect(container.querySelector('.entry-cover')).toBeNull();
  expect(screen.queryAllByRole('img')).toHaveLength(count);
  const gallery = screen.queryByRole('region', { name: 'Pictures' });
  if (count === 0) expect(gallery).toBeNull();
  else expect(gallery && within(gallery).getAllByRole('listitem')).toHaveLength(count);
});

test('with a cover and pictures a page has one dialog for both', () => {
  draw({ cover: shownImage('Cover'), gallery: [shownImage('One')] });
  expect(screen.getByRole('img', { name: 'Cover' }).getAttribute('loading')).toBe('eager');
});
