/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { ShownPost } from '../shown';
import { en } from '../../words/en';
import type { SiteInfo } from '../../ui/components/site-context/site-context';
import { renderInSite, shownImage } from '../../testing/site';
import { Archive } from './archive-list';
import { PostItem } from './card';
import { List } from './list';
import { Series } from './series';

const post: ShownPost = {
  id: 'a',
  collection: 'post',
  path: '/posts/note-a/',
  title: 'Note A',
  date: '2026-03-14',
  minutes: 4,
};
const drawPost = (values: Partial<ShownPost> = {}, site: Partial<SiteInfo> = {}) =>
  renderInSite(<PostItem post={{ ...post, ...values }} as="rows" eager={false} level={3} />, site);

describe('a post in a list', () => {
  test('shows what is marked in its title', () => {
    drawPost({ title: 'The for loop', titleHtml: 'The <code>for</code> loop' });
    const heading = screen.getByRole('heading', { name: 'The for loop' });
    expect(within(heading).getByText('for').tagName).toBe('CODE');
  });

  test('is one link, so that the keyboard stops once, and says that it is a draft', () => {
    const badges = { a: { why: 'draft' } } as const;
    drawPost({ cover: shownImage('The mill'), tags: ['a'], summary: 'Words.' }, { badges });
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('Draft')).toBeTruthy();
  });

  test('without a title is its text, below a day that links to it', () => {
    const note = {
      untitled: true,
      title: 'Only words',
      body: '<p>Only <em>words</em>.</p>',
      reply: 'https://b.example/x/',
    };
    drawPost({ ...note, untitled: true });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByText('words').tagName).toBe('EM');
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['14 March 2026', '/posts/note-a/'],
      ['b.example/x', 'https://b.example/x/'],
    ]);
  });

  test('without a title is called by its first words where lists show titles alone', () => {
    const entry: ShownPost = { ...post, untitled: true, title: 'Only words', body: '<p>Only words.</p>' };
    renderInSite(<List entries={[entry]} eager={false} level={2} />, { postList: 'index' });
    expect(screen.getByRole('heading', { name: 'Only words' })).toBeTruthy();
  });

  test('says that it is pinned', () => {
    drawPost({ pinned: true });
    expect(screen.getByText('Pinned')).toBeTruthy();
  });

  test('speaks the site’s language', () => {
    drawPost({}, { language: 'de', words: { ...en, readingTime: '{minutes} Minuten' } });
    expect(screen.getByText('14. März 2026')).toBeTruthy();
    expect(screen.getByText('4 Minuten')).toBeTruthy();
  });

  test.each([
    ['rows', 'post-list', 1],
    ['cards', 'post-list post-cards', 1],
    // An index loads no pictures and shows only titles and days.
    ['index', 'post-list post-index', 0],
  ] as const)('stands as %s', (postList, className, shown) => {
    const cover = shownImage('A cover');
    const entry: ShownPost = { ...post, summary: 'What it is about.', cover };
    renderInSite(<List entries={[entry]} eager={false} level={2} />, { postList });
    expect(screen.getByRole('list').className).toBe(className);
    expect(screen.getByRole('heading', { level: 2, name: 'Note A' })).toBeTruthy();
    expect(screen.getByText('14 March 2026')).toBeTruthy();
    expect(screen.queryAllByRole('img', { name: 'A cover' })).toHaveLength(shown);
    expect(screen.queryAllByText('What it is about.')).toHaveLength(shown);
  });
});

test('guides are listed by series, in the order of their first, without tags and covers', () => {
  const guide = (id: string, series?: string): ShownPost => ({
    ...{ ...post, id, title: id, tags: ['a tag'], cover: shownImage('A cover') },
    ...(series !== undefined && { series }),
  });
  const entries = [guide('one', 'First'), guide('two', 'Second'), guide('three', 'First'), guide('four')];
  renderInSite(<List entries={entries} eager={false} level={2} />, { sidebar: true });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(
    'First one three Second two four'.split(' '),
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByText('a tag')).toBeNull();
});

test('the archive has a part for each year, and links to each if there are several', () => {
  const written = (id: string, date: string) => ({ id, title: id, path: `/posts/${id}/`, date });
  const recent = [written('c', '2026-03-01'), written('b', '2026-01-01')];
  const { unmount } = renderInSite(<Archive posts={[...recent, written('a', '1843-09-01')]} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)).toEqual(['2026', '1843']);
  const jumps = within(screen.getByRole('navigation', { name: 'Years' })).getAllByRole('link');
  expect(jumps.map((link) => link.getAttribute('href'))).toEqual(['#2026', '#1843']);
  expect(screen.getByText('1 September 1843').getAttribute('datetime')).toBe('1843-09-01');
  unmount();
  renderInSite(<Archive posts={recent} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a part of a series says which part it is, and links to the others', () => {
  const parts = ['a', 'b', 'c'].map((id) => ({ id, title: `Note ${id}`, path: `/posts/${id}/` }));
  const { container, rerender } = renderInSite(<Series name="The Notes" parts={parts} current="b" />);
  expect(screen.getByText('The Notes, part 2 of 3')).toBeTruthy();
  expect(Array.from(container.querySelectorAll('a'), (link) => link.getAttribute('href'))).toEqual([
    '/posts/a/',
    '/posts/c/',
  ]);
  expect(container.querySelector('[aria-current=page]')).toHaveTextContent('Note b');
  rerender(<Series name="" parts={[]} current="b" />);
  expect(container).toBeEmptyDOMElement();
});
