/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { multilingual, languageOf, renderInSite, shownImage } from '../../testing/site';
import { ProjectCard } from './card';

const project = { path: '/projects/engine/', title: 'The Engine' };

test('leads to the project', () => {
  renderInSite(<ProjectCard {...project} cover={shownImage('Wheels')} tags={['engines']} />);
  const heading = screen.getByRole('heading', { level: 3, name: 'The Engine' });
  expect(within(heading).getByRole('link').getAttribute('href')).toBe('/projects/engine/');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test.each([
  [{ date: '1843-09', status: 'Published' }, 'September 1843 · Published'],
  [{ date: '1843' }, '1843'],
  [{ status: 'Published' }, 'Published'],
])('of %j it says %s', (facts, expected) => {
  const { container } = renderInSite(<ProjectCard {...project} {...facts} />);
  expect(container.querySelector('.label')?.textContent).toBe(expected);
});

test('in a list in another language, what the page says is in its language, and the rest in that of the project', () => {
  const facts = { date: '1843-09', status: 'منشور', tags: ['آلات'] };
  const { container } = renderInSite(<ProjectCard {...project} {...facts} language="ar" />, multilingual);
  expect(languageOf(screen.getByText('September 1843'))).toBe('en ltr');
  expect(languageOf(container.querySelector('.label'))).toBe('ar rtl');
  // Its name is the page’s, its place that of the words.
  expect(languageOf(screen.getByRole('list', { name: 'Tags' }))).toBe('en rtl');
  expect(languageOf(screen.getByText('آلات'))).toBe('ar rtl');
});

test('a project that says nothing more has a title only', () => {
  const { container } = renderInSite(<ProjectCard {...project} summary={null} date={null} tags={null} cover={null} />);
  expect(container.textContent).toBe('The Engine');
});

test.each([
  [true, 'eager', 'high'],
  [false, 'lazy', null],
])('its cover, with eager %s, is loaded %s', (eager, loading, priority) => {
  renderInSite(<ProjectCard {...project} cover={shownImage('Wheels')} eager={eager} level={2} />);
  const cover = screen.getByRole('img', { name: 'Wheels' });
  expect(cover.getAttribute('loading')).toBe(loading);
  expect(cover.getAttribute('fetchpriority')).toBe(priority);
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
});
