/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react';
import { sectionTypes } from '../collections/sections';
import { renderInSite, shownImage } from '../testing/site';
import { Sections } from './sections';
import type { Member, ShownPost, ShownProject, ShownSection } from './shown';

const page = { title: 'Home', summary: 'A summary.', body: '<p>The body.</p>' };

const post = (name: string): ShownPost => ({
  id: name,
  collection: 'post',
  path: `/posts/${name}/`,
  title: name,
  date: '2026-03-14',
  minutes: 1,
});
const project = (name: string): ShownProject => ({
  id: name,
  collection: 'project',
  path: `/projects/${name}/`,
  title: name,
  minutes: 1,
  cover: shownImage(`Cover of ${name}`),
});

function draw(sections: readonly ShownSection[], members: readonly (readonly Member[])[] = [], site = {}) {
  return renderInSite(
    <Sections
      sections={sections}
      sectionMembers={members.map((list) => list.map(({ id }) => id))}
      members={members.flat()}
      page={page}
    />,
    site,
  );
}

describe('a hero', () => {
  test('that opens the page has its heading, and its image is loaded at once', () => {
    draw([{ type: 'hero', title: 'Notes', text: '<p>On the <em>engine</em>.</p>', image: shownImage('Ada') }]);
    expect(screen.getByRole('heading', { level: 1, name: 'Notes' })).toBeTruthy();
    expect(screen.getByText('engine').tagName).toBe('EM');
    expect(screen.getByRole('img', { name: 'Ada' }).getAttribute('loading')).toBe('eager');
  });

  test('further down has a heading like any other', () => {
    draw([
      { type: 'hero', title: 'First' },
      { type: 'hero', title: 'Second' },
    ]);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 2, name: 'Second' })).toBeTruthy();
  });

  test('without words of its own has the page’s', () => {
    draw([{ type: 'hero' }]);
    expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeTruthy();
    expect(screen.getByText('A summary.')).toBeTruthy();
  });

  test('says who it is, but no name twice', () => {
    const person = { name: 'Ada', role: 'Mathematician', location: 'London', social: [] };
    const { unmount } = draw([{ type: 'hero', title: 'Notes' }], [], { person });
    expect(['Ada', 'Mathematician', 'London'].map((fact) => screen.getByText(fact))).toHaveLength(3);
    unmount();
    draw([{ type: 'hero', title: 'Ada' }], [], { person });
    expect(screen.getAllByText('Ada')).toHaveLength(1);
  });

  test('whose image is missing is drawn without', () => {
    draw([{ type: 'hero', image: null }]);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

test('prose is its own text, or the body of the page', () => {
  draw([{ type: 'prose', title: 'Own', text: '<p>Own text.</p>' }, { type: 'prose' }]);
  expect(screen.getByRole('heading', { level: 2, name: 'Own' })).toBeTruthy();
  expect(screen.getByText('Own text.')).toBeTruthy();
  expect(screen.getByText('The body.')).toBeTruthy();
});

test.each([
  ['Ideas', 3],
  [undefined, 2],
])('features under the title %j have headings of level %i, so that none is skipped', (title, level) => {
  const items = [
    { title: 'One', text: '<p>Text.</p>', icon: 'cpu' as const, to: '/posts/a/' },
    { title: 'Two', url: 'https://example.org/' },
    { title: 'Three' },
  ];
  draw([{ type: 'features', title, items }]);
  const headings = screen.getAllByRole('heading', { level });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['One', 'Two', 'Three']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/posts/a/',
    'https://example.org/',
  ]);
});

describe('posts and projects', () => {
  const lists = { posts: { title: 'Notes', path: '/notes/' }, projects: { title: 'Work', path: '/work/' } };

  test('each section shows its own, in order, under the name of the list', () => {
    draw(
      [{ type: 'posts' }, { type: 'showcase' }, { type: 'posts', title: 'Newest' }],
      [[post('b'), post('a')], [project('x')], [post('b')]],
      { lists },
    );
    const sectionOf = (name: string) =>
      screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement;
    const titles = (name: string) =>
      within(sectionOf(name))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    expect(titles('Notes')).toEqual(['b', 'a']);
    expect(titles('Work')).toEqual(['x']);
    expect(titles('Newest')).toEqual(['b']);
    expect(within(sectionOf('Notes')).getByRole('link', { name: 'All posts' }).getAttribute('href')).toBe('/notes/');
    expect(within(sectionOf('Work')).getByRole('link', { name: 'All projects' }).getAttribute('href')).toBe('/work/');
  });

  test('the first picture of a page, and no other, is loaded at once', () => {
    const loading = () => screen.getAllByRole('img').map((img) => img.getAttribute('loading'));
    draw([{ type: 'showcase' }], [[project('x'), project('y')]]);
    expect(loading()).toEqual(['eager', 'lazy']);
    cleanup();
    draw([{ type: 'hero' }, { type: 'showcase' }], [[], [project('x'), project('y')]]);
    expect(loading()).toEqual(['eager', 'lazy']);
    cleanup();
    draw([{ type: 'showcase' }, { type: 'showcase' }], [[project('x')], [project('y')]]);
    expect(loading()).toEqual(['eager', 'lazy']);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('a showcase of %i leaves no row half empty', (count) => {
    const { container } = draw(
      [{ type: 'showcase' }],
      [Array.from({ length: count }, (_, index) => project(`p${index}`))],
    );
    const columns = Number(container.querySelector('.project-grid')?.getAttribute('data-columns'));
    let filled = 0;
    for (const card of container.querySelectorAll('.project-card')) {
      if (card.hasAttribute('data-wide')) {
        // A wide card begins a row of its own: the one before it must be full.
        expect(filled % columns).toBe(0);
        filled += columns;
      } else filled += 1;
    }
    expect(filled % columns).toBe(0);
  });
});

test('a call to action has a heading and buttons that lead in or out', () => {
  const actions = [
    { label: 'Write', to: '/contact/' },
    { label: 'Read', url: 'https://example.org/' },
  ];
  draw([{ type: 'call-to-action', title: 'Say hello', actions }]);
  expect(screen.getByRole('heading', { level: 2, name: 'Say hello' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Write', '/contact/'],
    ['Read', 'https://example.org/'],
  ]);
});

test('social links are the person’s, with the e-mail address if it is to be shown', () => {
  draw([{ type: 'social' }], [], {
    person: { name: 'Ada', email: 'ada@example.org', social: [{ url: 'https://github.com/ada' }] },
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Elsewhere' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:ada@example.org',
    'https://github.com/ada',
  ]);
});

test.each<ShownSection>([
  { type: 'posts', title: 'Posts' },
  { type: 'showcase', title: 'Work' },
  { type: 'social', title: 'Me' },
])('a section $type with nothing to show is not there', (section) => {
  expect(draw([section], [[]]).container).toBeEmptyDOMElement();
});

test('a member that is not there leaves no gap', () => {
  renderInSite(
    <Sections sections={[{ type: 'posts' }]} sectionMembers={[['gone', 'a']]} members={[post('a')]} page={page} />,
  );
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

test.each(sectionTypes)('a section %s can be linked to', (type) => {
  const section = {
    type,
    id: 'here',
    title: 'T',
    ...(type === 'features' && { items: [] }),
  } as unknown as ShownSection;
  const site = { person: { name: 'Ada', social: [{ url: 'https://github.com/ada' }] } };
  const members = type === 'posts' ? [post('a')] : type === 'showcase' ? [project('a')] : [];
  const { container } = draw([section], [members], site);
  expect(container.querySelector('section#here')).not.toBeNull();
});
