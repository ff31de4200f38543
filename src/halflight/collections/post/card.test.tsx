/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { en } from '../../ui/words/en';
import { renderInSite, shownImage } from '../../testing/site';
import { PostItem } from './card';

const post = { path: '/posts/note-a/', title: 'Note A', date: '2026-03-14', minutes: 4 };

test('leads to the post, and says when it was written and how long it takes', () => {
  renderInSite(<PostItem {...post} />);
  const heading = screen.getByRole('heading', { level: 3, name: 'Note A' });
  expect(within(heading).getByRole('link').getAttribute('href')).toBe('/posts/note-a/');
  const time = screen.getByText('14 March 2026');
  expect(time.tagName).toBe('TIME');
  expect(time.getAttribute('datetime')).toBe('2026-03-14');
  expect(screen.getByText('4 min read')).toBeTruthy();
});

test('shows what is marked in its title', () => {
  renderInSite(<PostItem {...post} title="The for loop" titleHtml="The <code>for</code> loop" />);
  const heading = screen.getByRole('heading', { name: 'The for loop' });
  expect(within(heading).getByText('for').tagName).toBe('CODE');
});

test('is one link, so that the keyboard stops once', () => {
  renderInSite(<PostItem {...post} cover={shownImage('The mill')} tags={['a']} summary="Words." />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('shows what there is', () => {
  renderInSite(
    <PostItem
      {...post}
      summary="On the mill."
      tags={['engines', '1843']}
      cover={shownImage('The mill')}
      id="a"
      level={2}
    />,
    { badges: { a: { why: 'draft' } } },
  );
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
  expect(screen.getByText('On the mill.')).toBeTruthy();
  const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
  expect(tags.map(({ textContent }) => textContent)).toEqual(['engines', '1843']);
  expect(screen.getByRole('img', { name: 'The mill' })).toBeTruthy();
  expect(screen.getByText('Draft')).toBeTruthy();
});

test.each([[{}], [{ summary: null, tags: null, cover: null }], [{ tags: [] }]])('shows nothing for %j', (values) => {
  const { container } = renderInSite(<PostItem {...post} {...values} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.textContent).toBe('14 March 20264 min readNote A');
});

test('speaks the site’s language', () => {
  renderInSite(<PostItem {...post} />, { language: 'de', words: { ...en, readingTime: '{minutes} Minuten' } });
  expect(screen.getByText('14. März 2026')).toBeTruthy();
  expect(screen.getByText('4 Minuten')).toBeTruthy();
});
