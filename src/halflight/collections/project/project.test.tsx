/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { languageOf, multilingual, renderInSite, shownImage } from '../../testing/site';
import type { ShownProject } from '../shown';
import { entry } from '../../testing/sections';
import type { SiteInfo } from '../../ui/components/site-context/site-context';
import { ProjectCard } from './card';
import ProjectTemplate from './page';

const drawCard = (values: Partial<ShownProject>, site: Partial<SiteInfo> = {}) => {
  const project: ShownProject = { ...entry.project('The Engine'), ...values };
  return renderInSite(<ProjectCard project={project} wide={false} eager={false} level={3} />, site);
};

test.each([
  [{ date: '1843-09', status: 'Published' }, 'September 1843 · Published'],
  [{ date: '1843' }, '1843'],
  [{ status: 'Published' }, 'Published'],
])('of %j it says %s', (facts, expected) => {
  const { container } = drawCard(facts);
  expect(container.querySelector('.label')?.textContent).toBe(expected);
});

test('in a list in another language, what the page says is in its language, and the rest in that of the project', () => {
  const facts = { date: '1843-09', status: 'منشور', tags: ['آلات'] };
  const { container } = drawCard({ ...facts, language: 'ar' }, multilingual);
  expect(languageOf(screen.getByText('September 1843'))).toBe('en ltr');
  expect(languageOf(container.querySelector('.label'))).toBe('ar rtl');
  // The label of the list is in the language of the page; its direction is that of the tags.
  expect(languageOf(screen.getByRole('list', { name: 'Tags' }))).toBe('en rtl');
  expect(languageOf(screen.getByText('آلات'))).toBe('ar rtl');
});

/** Renders the page of a project with only these values. */
function draw(more: object = {}, headings: readonly object[] = []) {
  const project = { title: 'The Engine', tagLinks: [], text: { html: '<p>The text.</p>', headings }, ...more };
  const props = { data: { project, previous: null, next: null }, pageContext: {} } as unknown as ComponentProps<
    typeof ProjectTemplate
  >;
  return renderInSite(<ProjectTemplate {...props} />);
}

const chapters = ['Question', 'Method', 'Result'].map((text) => ({ id: text.toLowerCase(), text, depth: 2 }));

test('the facts are beside the title, and the table of contents of a text with several chapters is beside the text', () => {
  const { container } = draw({ role: 'Maker' }, chapters);
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  const links = [...contents.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#question', '#method', '#result']);
  const [facts, beside] = container.querySelectorAll('aside');
  expect(facts?.textContent).toBe('RoleMaker');
  expect(beside?.firstElementChild).toBe(contents);
});

test('chapters alone also get a column; a short text without facts has none', () => {
  const { container, unmount } = draw({}, chapters);
  expect(container.querySelector('aside')).not.toBeNull();
  unmount();
  const { container: short } = draw();
  expect(short.querySelector('aside')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
});

test('without a cover, all of many pictures are shown', () => {
  draw({ gallery: Array.from({ length: 20 }, (_, index) => shownImage(`Picture ${index}`)) });
  expect(within(screen.getByRole('region', { name: 'Pictures' })).getAllByRole('img')).toHaveLength(20);
});
