/** @jest-environment jsdom */
import { parseFeed } from '@rowanmanning/feed-parser';
import type { Feed, FeedEntry } from './feed';
import { toAtom } from './to-atom';

const entry: FeedEntry = {
  id: '9afff204-03d4-53a3-b94a-4a7629914927',
  url: 'https://example.org/site/posts/a/',
  title: 'Is 1 < 2 & "so" on\u0007?',
  summary: 'A <b>summary</b> of words & signs.',
  content: '<p>One <em>&amp;</em> two ]]&gt;</p><pre><code>a &lt; b\r\n</code></pre>',
  image: 'https://example.org/site/static/1/cover.jpg',
  published: '2026-03-14T00:00:00+01:00',
  updated: '2026-05-01T00:00:00+02:00',
  authors: [{ name: 'Ada & Co.', url: 'https://example.org/?a=1&b=2' }, { name: 'Charles' }],
  tags: ['C<T> & "D"', 'mathematics'],
};

const older: FeedEntry = {
  ...entry,
  id: 'b',
  title: 'Older',
  authors: [],
  tags: [],
  updated: '2026-03-14T00:00:00+01:00',
};

const feed: Feed = {
  id: '8dfda2fa-8ae3-58a0-b655-06160b92d9a7',
  title: 'Notes & more',
  description: 'Of engines <and> people.',
  language: 'en-GB',
  home: 'https://example.org/site/posts/',
  atom: 'https://example.org/site/feed.xml',
  json: 'https://example.org/site/feed.json',
  icon: 'https://example.org/site/favicon.ico',
  style: '/site/feed.css',
  note: 'This is a feed.',
  authors: [{ name: 'Ada', url: 'https://example.org/site/' }],
  entries: [older, entry],
};

test('an independent parser reads all of it, whatever signs it is written with', () => {
  const read = parseFeed(toAtom(feed));
  expect(read).toMatchObject({
    title: feed.title,
    description: feed.description,
    url: feed.home,
    self: feed.atom,
    language: feed.language,
    authors: feed.authors,
  });
  expect(read.items[1]).toMatchObject({
    id: `urn:uuid:${entry.id}`,
    url: entry.url,
    // Characters that XML does not allow are left out.
    title: 'Is 1 < 2 & "so" on?',
    description: entry.summary,
    published: new Date('2026-03-13T23:00:00Z'),
    updated: new Date('2026-04-30T22:00:00Z'),
    authors: entry.authors,
  });
  expect(read.items[1]?.categories.map(({ term }) => term)).toEqual(entry.tags);
});

test('it is XML, and its content is unchanged', () => {
  const read = new DOMParser().parseFromString(toAtom(feed), 'application/xml');
  expect(read.querySelector('parsererror')).toBeNull();
  expect(read.querySelectorAll('entry > content')[1]?.textContent).toBe(entry.content);
  expect(read.firstChild?.nodeValue).toBe('type="text/css" href="/site/feed.css"');
});

test('a feed changed when its last entry did, whatever the time of the build', () => {
  expect(parseFeed(toAtom(feed)).updated).toEqual(new Date('2026-04-30T22:00:00Z'));
  const empty = { ...feed, entries: [] };
  expect(parseFeed(toAtom(empty)).updated).toEqual(new Date(0));
});
