/** @jest-environment jsdom */
import { createRef } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toLists } from '../../ui/components/site-context/lists';
import { en } from '../../words/en';
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

/** An index whose only result is named after the query, unless a test replaces `search`. */
function fakeIndex(search = ({ words }: Question) => Promise.resolve(answerOf([hit(words)]))) {
  return {
    open: jest.fn<ReturnType<SearchIndex['open']>, []>(() => Promise.resolve({ posts: 3, pages: 1 })),
    search: jest.fn<ReturnType<SearchIndex['search']>, [Question]>(search),
  };
}

const lists = [toLists(en).posts];
/** Presses keys without delay, so that no search can start in the middle of a word, however busy the machine is. */
const user = userEvent.setup({ delay: null });
const field = () => screen.getByRole('textbox', { name: 'Words to look for' });

function draw(index: SearchIndex, more: { inDialog?: boolean; onFollow?: jest.Mock; onAsk?: jest.Mock } = {}) {
  return renderInSite(<SearchPanel index={index} input={createRef()} lists={lists} {...more} />);
}

test('results appear while typing, and their number is announced', async () => {
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
  // Other words are not reported to the page that keeps them in its URL: browsers limit how often a URL may change.
  await waitFor(() => expect(onAsk).toHaveBeenLastCalledWith('engine'));
  expect(onAsk.mock.calls).toEqual([[''], ['engine']]);
});

test('an outdated answer is dropped', async () => {
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

test('the arrow keys move from the field through pages and headings and back; typing continues in the field', async () => {
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

test('closing the dialog before the first result takes Enter back', async () => {
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
  // This still holds if the dialog is reopened meanwhile.
  late[0]?.();
  await screen.findByRole('link', { name: 'About engine' });
  expect(onFollow).not.toHaveBeenCalled();
});

test('a button loads more results', async () => {
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
  // Not at the start of the page, where the focus would go once the button is removed.
  expect(screen.getAllByRole('link')[8]).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show more results' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20));
  expect(screen.getAllByRole('link')[16]).toHaveFocus();
});

test('where nothing is found, filters can be reset, a similar word tried, and the words cleared', async () => {
  const counts = { kinds: { posts: 2, pages: 1 }, tags: { engines: 2 } };
  const index = fakeIndex(({ words, kind }) => Promise.resolve(answerOf(kind ? [] : [hit(words)], counts)));
  draw(index);
  await user.type(field(), 'x');
  await user.click(await screen.findByRole('radio', { name: /Pages/ }));
  await user.click(await screen.findByRole('button', { name: 'Search everything' }));
  await waitFor(() => expect(index.search).toHaveBeenLastCalledWith({ words: 'x', count: 8 }));
  expect(field()).toHaveFocus();
  index.search.mockResolvedValueOnce(answerOf([], { kinds: {}, meant: 'engine' }));
  await user.type(field(), 'y');
  await user.click(await screen.findByRole('button', { name: 'Did you mean “engine”?' }));
  await waitFor(() => expect(index.search).toHaveBeenLastCalledWith({ words: 'engine', count: 8 }));
  expect(field()).toHaveValue('engine');
  expect(field()).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});
