import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { mf2 } from 'microformats-parser';
import PostTemplate from '../collections/post/page';
import { Social } from '../sections/social/social';
import { Hero } from '../sections/hero/hero';
import { SiteFrame } from './site-frame';
import { useSiteSettings } from '../src/use-site-settings';

jest.mock('../src/use-site-settings', () => ({ useSiteSettings: jest.fn() }));
jest.mock('../features/search/search-host', () => ({ SearchHost: () => null }));

const ada = {
  name: 'Ada Lovelace',
  role: 'Mathematician',
  location: 'London',
  email: 'ada@example.org',
  phone: '+44 20 7946 0000',
  social: [{ url: 'https://github.com/ada', label: null }],
};

/** What a microformats parser finds on a page of a personal site. */
function read(path: string, content: ReactNode, person: object | null = ada, title = 'Notes on engines') {
  const settings = { siteSettings: { title, url: 'https://ada.example' }, person };
  jest.mocked(useSiteSettings).mockReturnValue(settings as unknown as ReturnType<typeof useSiteSettings>);
  const html = renderToStaticMarkup(<SiteFrame path={path}>{content}</SiteFrame>);
  return { html, items: mf2(html, { baseUrl: `https://ada.example${path}` }).items };
}

const shared = { members: [], first: true, eager: false, page: { title: 'Home', body: '', contactForm: null } };
const home = (
  <>
    <Hero {...({ ...shared, section: { type: 'hero', title: 'Engines' } } as unknown as ComponentProps<typeof Hero>)} />
    <Social {...({ ...shared, section: { type: 'social' } } as unknown as ComponentProps<typeof Social>)} />
  </>
);

const classes = /\b(?:h-card|h-entry|[pue]-[a-z-]+|dt-[a-z]+)\b/;
const classesIn = (html: string) =>
  Array.from(html.matchAll(/class="([^"]*)"/g), ([, names = '']) => names).filter((names) => classes.test(names));

test('the home page is the person’s h-card: its uid is the page, and its urls include their profiles elsewhere', () => {
  const { items } = read('/', home);
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    type: ['h-card'],
    properties: {
      name: ['Ada Lovelace'],
      uid: ['https://ada.example/'],
      'job-title': ['Mathematician'],
      locality: ['London'],
      email: ['mailto:ada@example.org'],
      tel: ['+44 20 7946 0000'],
    },
  });
  const { url = [] } = items[0]?.properties ?? {};
  expect([...new Set(url)]).toEqual(['https://ada.example/', 'https://github.com/ada']);
});

test('a person after whom the site is named has one name', () => {
  const { items } = read('/', home, ada, 'Ada Lovelace');
  expect(items[0]?.properties.name).toEqual(['Ada Lovelace']);
});

test('other pages, and a site without an owner, have none of it', () => {
  for (const { html, items } of [read('/about/', home), read('/', home, null), read('/', home, { name: 'Ada' })]) {
    expect(items).toEqual([]);
    expect(classesIn(html)).toEqual([]);
  }
});

const post = {
  id: 'entry:posts/a.md',
  title: 'Note G',
  summary: 'What the engine would do.',
  excerpt: 'What the engine would do.',
  date: '1843-09-01',
  updated: '1843-10-02',
  minutes: 4,
  tagLinks: [{ name: 'engines', path: '/tags/engines/' }],
  text: { html: '<p>The <em>Numbers</em> of Bernoulli.</p>', headings: [] },
};

function readPost(data: object) {
  const props = {
    data: { post, authors: [], parts: [], related: [], previous: null, next: null, siteSettings: null, ...data },
    location: { pathname: '/posts/a/' },
    pageContext: {},
  } as unknown as ComponentProps<typeof PostTemplate>;
  return read('/posts/a/', <PostTemplate {...props} />).items;
}

test('a post is an h-entry: its name, summary, dates, tags, authors and text', () => {
  const authors = [{ name: 'Mary Somerville', role: 'Astronomer', url: 'https://mary.example/' }, { name: 'Nobody' }];
  const items = readPost({ authors });
  expect(items).toHaveLength(1);
  expect(items[0]).toEqual({
    type: ['h-entry'],
    properties: {
      name: ['Note G'],
      summary: ['What the engine would do.'],
      published: ['1843-09-01'],
      updated: ['1843-10-02'],
      category: ['engines'],
      content: [{ html: post.text.html, value: 'The Numbers of Bernoulli.' }],
      author: [
        {
          type: ['h-card'],
          value: 'Mary Somerville',
          properties: { name: ['Mary Somerville'], url: ['https://mary.example/'], 'job-title': ['Astronomer'] },
        },
        { type: ['h-card'], value: 'Nobody', properties: { name: ['Nobody'] } },
      ],
    },
  });
});

test('nothing is made up for what a post leaves out', () => {
  const bare = { ...post, summary: null, updated: null, tagLinks: null };
  expect(Object.keys(readPost({ post: bare })[0]?.properties ?? {}).sort()).toEqual(['content', 'name', 'published']);
});

test('a note has no name, and says what it answers and what it is about', () => {
  const links = { link: 'https://b.example/page', reply: 'https://c.example/post' };
  const [item] = readPost({ post: { ...post, ...links, title: 'The Numbers', untitled: true, summary: null } });
  expect(Object.keys(item?.properties ?? {}).sort()).toEqual(
    ['bookmark-of', 'category', 'content', 'in-reply-to', 'published', 'updated'].sort(),
  );
  expect(item?.properties).toMatchObject({ 'bookmark-of': [links.link], 'in-reply-to': [links.reply] });
});
