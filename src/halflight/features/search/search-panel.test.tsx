/** @jest-environment jsdom */
import { createRef } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toLists } from '../../ui/components/site-context/lists';
import { en } from '../../ui/words/en';
import { renderInSite } from '../../testing/site';
import type { Answer, Hit, Question, SearchIndex } from './search-index';
import { SearchPanel } from './search-panel';

const hit = (name: string, more: Partial<Hit> = {}): Hit => ({
  url: `#${name}`,
  title: `About ${name}`,
  kind: 'posts',
  excerpt: [
    { text: 'Words on ', found: false },
    { text: name, found: true },
  ],
  sections: [],
  ...more,
});
const answerOf = (hits: readonly Hit[], more: Partial<Answer> = {}): Answer => ({
  total: hits.length,
  hits,
  kinds: { posts: hits.length },
  tags: {},
  ...more,
});

/** An index whose one result is named after the words, unless a test replaces `search`. */
function fakeIndex(search = ({ words }: Question) => Promise.resolve(answerOf([hit(words)]))) {
  return {
    open: jest.fn<ReturnType<SearchIndex['open']>, []>(() => Promise.resolve({ posts: 3, pages: 1 })),
    search: jest.fn<ReturnType<SearchIndex['search']>, [Question]>(search),
  };
}

const lists = [toLists(en).posts];
/** Presses keys without a pause between them, so that no search can start after half of a word, however busy the machine is. */
const user = userEvent.setup({ delay: null });
const field = () => screen.getByRole('textbox', { name: 'Words to look for' });

function draw(index: SearchIndex, more: { inDialog?: boolean; onFollow?: jest.Mock; onAsk?: jest.Mock } = {}) {
  return renderInSite(<SearchPanel index={index} input={createRef()} lists={lists} {...more} />);
}

test('until something is typed it says what can be searched', async () => {
  const index = fakeIndex();
  draw(index);
  expect(await screen.findByRole('link', { name: 'Posts' })).toHaveAttribute('href', '/posts/');
  expect(screen.getByText('Pages')).toBeInTheDocument();
  expect(index.search).not.toHaveBeenCalled();
});

test('results come while one types, and their number is told', async () => {
  const index = fakeIndex();
  const onAsk = jest.fn();
  draw(index, { onAsk });
  await user.type(field(), 'engine');
  const link = await screen.findByRole('link', { name: 'About engine' });
  expect(link).toHaveAttribute('href', '#engine');
  expect(link.querySelector('mark')).toHaveTextContent('engine');
  expect(screen.getByRole('status')).toHaveTextContent('One result');
  expect(screen.getByText('engine', { selector: 'p mark' })).toBeInTheDocument();
  // One search only, after a pause in typing.
  expect(index.search.mock.calls.map(([{ words }]) => words)).toEqual(['engine']);
  // The page that keeps them in its URL is told of no others: browsers limit how often a URL may change.
  await waitFor(() => expect(onAsk).toHaveBeenLastCalledWith('engine'));
  expect(onAsk.mock.calls).toEqual([[''], ['engine']]);
});

test('an answer that comes too late is dropped', async () => {
  const late: (() => void)[] = [];
  const index = fakeIndex(({ words }) =>
    words === 'old'
      ? new Promise((done) => late.push(() => done(answerOf([hit('old')]))))
      : Promise.resolve(answerOf([hit(words)])),
  );
  draw(index);
  await user.type(field(), 'old');
  await waitFor(() => expect(late).toHaveLength(1));
  await user.clear(field());
  await user.type(field(), 'new');
  await screen.findByRole('link', { name: 'About new' });
  await act(async () => {
    late[0]?.();
    await Promise.resolve();
  });
  expect(screen.queryByRole('link', { name: 'About old' })).toBeNull();
});

test('the arrow keys go from the field through pages and headings, and back; typing goes on in the field', async () => {
  const sections = [{ url: '#part', title: 'A part', excerpt: [] }];
  draw(fakeIndex(() => Promise.resolve(answerOf([hit('one', { sections }), hit('two')]))));
  await user.type(field(), 'x');
  await screen.findByRole('link', { name: 'About one' });
  for (const name of ['About one', 'A part', 'About two']) {
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name })).toHaveFocus();
  }
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'About two' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowDown}y');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('xy');
});

test('in a dialog Enter follows the first result, and waits for it', async () => {
  const onFollow = jest.fn();
  draw(fakeIndex(), { inDialog: true, onFollow });
  await user.type(field(), 'engine{Enter}');
  expect(onFollow).not.toHaveBeenCalled();
  await waitFor(() => expect(onFollow).toHaveBeenCalledTimes(1));
  const [link, words] = onFollow.mock.calls[0] as [HTMLAnchorElement, string[]];
  expect([link.hash, words]).toEqual(['#engine', ['engine']]);
  await user.keyboard('{Enter}');
  expect(onFollow).toHaveBeenCalledTimes(2);
});

test('Enter is taken back when its dialog is closed before the first result comes', async () => {
  const late: (() => void)[] = [];
  const index = fakeIndex(({ words }) => new Promise((done) => late.push(() => done(answerOf([hit(words)])))));
  const onFollow = jest.fn();
  renderInSite(
    <dialog open>
      <SearchPanel index={index} input={createRef()} lists={lists} inDialog onFollow={onFollow} />
    </dialog>,
  );
  await user.type(field(), 'engine{Enter}');
  await waitFor(() => expect(late).toHaveLength(1));
  document.querySelector('dialog')?.dispatchEvent(new Event('close'));
  // It stays so if the dialog is opened again meanwhile.
  late[0]?.();
  await screen.findByRole('link', { name: 'About engine' });
  expect(onFollow).not.toHaveBeenCalled();
});

test('results can be narrowed to a kind and to a tag', async () => {
  const counts = { kinds: { posts: 2, pages: 1, books: 0 }, tags: { engines: 2, poetry: 1 } };
  const index = fakeIndex(({ words, kind }) => Promise.resolve(answerOf(kind ? [] : [hit(words)], counts)));
  draw(index);
  await user.type(field(), 'x');
  const kinds = within(await screen.findByRole('group', { name: 'Kind' }));
  expect(kinds.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'All3',
    'Posts2',
    'Pages1',
  ]);
  const tag = screen.getByRole('combobox', { name: 'Tag' });
  expect(
    within(tag)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Any tag', '#engines (2)', '#poetry (1)']);
  await user.selectOptions(tag, 'engines');
  await user.click(kinds.getByRole('radio', { name: /Pages/ }));
  await waitFor(() =>
    expect(index.search).toHaveBeenLastCalledWith({ words: 'x', kind: 'pages', tag: 'engines', count: 8 }),
  );
  // Nothing was found: the filters can be reset.
  await user.click(await screen.findByRole('button', { name: 'Search everything' }));
  await waitFor(() => expect(index.search).toHaveBeenLastCalledWith({ words: 'x', count: 8 }));
  expect(field()).toHaveFocus();
});

test('more results are a press away', async () => {
  const index = fakeIndex(({ count }) => {
    const hits = Array.from({ length: 20 }, (_, number) => hit(`n${number}`));
    return Promise.resolve(answerOf(hits.slice(0, count), { total: 20 }));
  });
  draw(index);
  await user.type(field(), 'n');
  expect(await screen.findAllByRole('listitem')).toHaveLength(8);
  expect(screen.getByRole('status')).toHaveTextContent('20 results');
  await user.click(screen.getByRole('button', { name: 'Show more results' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(16));
  // Not at the start of the page, where the focus would be without the button.
  expect(screen.getAllByRole('link')[8]).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show more results' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20));
  expect(screen.getAllByRole('link')[16]).toHaveFocus();
});

test('where nothing is found it says so, and where to go on', async () => {
  draw(fakeIndex(() => Promise.resolve(answerOf([], { kinds: {} }))));
  await user.type(field(), 'xyzzy');
  expect(
    await screen.findByText('Nothing was found for “xyzzy”.', { selector: '.search-message-title' }),
  ).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing was found for “xyzzy”.');
  expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/posts/');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.queryByText(/Nothing was found/)).toBeNull();
});

test('a search that cannot be loaded says so, and can be tried again', async () => {
  const index = fakeIndex();
  index.open.mockRejectedValueOnce(new Error('offline'));
  index.search.mockRejectedValueOnce(new Error('offline'));
  draw(index);
  await user.type(field(), 'engine');
  expect(await screen.findByRole('alert')).toHaveTextContent('The search could not be loaded.');
  expect(screen.getByRole('link', { name: 'All posts' })).toBeVisible();
  await waitFor(() => expect(index.search).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(field()).toHaveFocus();
  expect(await screen.findByRole('link', { name: 'About engine' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
