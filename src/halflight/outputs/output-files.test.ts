import { contentFolderOfEachTest, page, post, site } from '../testing/mistakes';

/** Links to files that a build makes are valid if the build makes them, and otherwise not. */

const { write, reported } = contentFolderOfEachTest();

const links = (...paths: string[]) => paths.map((path) => `[a](${path})`).join('\n\n');
const dead = () => reported().map((line) => /"([^"]*)" is not a (?:page|file)/.exec(line)?.[1] ?? line);

const always = ['/favicon.ico', '/apple-touch-icon.png', '/icon-512.png', '/manifest.webmanifest', '/robots.txt'];
const feeds = ['/feed.xml', '/feed.json', '/tags/x/feed.xml'];
const texts = ['/llms.txt', '/posts/a/index.md'];
const calendars = ['/events/calendar.ics', '/events/e/event.ics'];

test('links to files of every build are valid', () => {
  write({
    'posts/a.md': post(['tags: [x]'], links(...always, '/icon.svg', '/sitemap.xml', ...feeds, ...texts, ...calendars)),
    'events/e.md': page(['title: E', 'start: 2026-05-14']),
  });
  expect(dead()).toEqual([]);
});

test('links to files of no build are not', () => {
  const lists = ['/posts/feed.xml', '/posts/calendar.ics', '/posts/index.md', '/tags/y/feed.xml'];
  const none = [...lists, '/posts/a/event.ics', '/sitemap.txt'];
  write({ 'posts/a.md': post(['tags: [x]'], links(...none)) });
  expect(dead()).toEqual(none);
});

test('a demo may link to the sitemap that it will have as a site of its own', () => {
  write({ 'site.md': site('demo: true'), 'posts/a.md': post([], links('/sitemap.xml')) });
  expect(dead().filter((line) => line.startsWith('/'))).toEqual([]);
});

test.each([
  ['feeds: false', feeds, post(['tags: [x]'])],
  ['texts: false', texts, post(['tags: [x]'])],
  ['icon: ./icon.png', ['/icon.svg'], post()],
])('with "%s" links to %j are dead', (setting, paths, text) => {
  write({ 'site.md': site(setting), 'posts/a.md': text + links(...paths, ...always) });
  expect(dead().filter((line) => line.startsWith('/'))).toEqual(paths);
});

test('an event without a day is in no calendar, and what search engines leave out has no text', () => {
  write({
    'posts/a.md': post(['noindex: true'], links(...calendars, '/posts/a/index.md')),
    'events/e.md': page(['title: E', 'start: 2026']),
  });
  expect(dead()).toEqual([...calendars, '/posts/a/index.md']);
});

test('notes have feeds, unless none is in feeds', () => {
  const note = (lines: readonly string[]) => page(['date: 2026-01-01', ...lines], 'Words.');
  const link = { 'pages/a.md': page(['title: A'], links('/notes/feed.xml', '/notes/feed.json')) };
  write({ ...link, 'posts/a.md': note([]) });
  expect(dead()).toEqual([]);
  write({ 'posts/a.md': note(['feed: false']) });
  expect(dead()).toEqual(['/notes/feed.xml', '/notes/feed.json']);
});
