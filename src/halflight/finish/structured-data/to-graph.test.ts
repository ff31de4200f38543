import { publish } from '../../testing/published';
import { entry, post, project } from '../../testing/routes';
import type { PublishedSite } from '../../outputs/published';
import { createLastModified } from '../../outputs/sitemap/last-modified';
import { createGraphs } from './to-graph';

type Node = Record<string, unknown>;

const pictures = {
  pictureOf: (src?: string) => src && `https://a.example/static/${src}`,
  sharedPicture: 'https://a.example/shared.png',
  portrait: 'https://a.example/portrait.jpg',
};

function graphAt(path: string, site: PublishedSite, commits: Record<string, string> = {}): Node[] {
  const page = site.indexed.find((other) => other.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return createGraphs(site, createLastModified(site, new Map(Object.entries(commits))))(
    page,
    pictures,
  ) as unknown as Node[];
}

const typed = (type: string, graph: readonly Node[]) => graph.find((node) => node['@type'] === type);

const ada = {
  name: 'Ada Lovelace',
  role: 'Mathematician',
  email: 'ada@a.example',
  social: [{ url: 'https://b.example/ada' }],
};
const owner = {
  '@type': 'Person',
  '@id': 'https://a.example/#person',
  name: 'Ada Lovelace',
  url: 'https://a.example/',
};

describe('the home page', () => {
  test('says from when its person is available, and for what', () => {
    const seeks = (available: { from: string; for?: string }) =>
      graphAt('/', publish([], { person: { ...ada, available } }))[1];
    expect(seeks({ from: '2026-09', for: 'Engines' })).toMatchObject({
      seeks: { '@type': 'Demand', availabilityStarts: '2026-09', name: 'Engines' },
    });
    expect(seeks({ from: '2026-09' })).toMatchObject({ seeks: { '@type': 'Demand', availabilityStarts: '2026-09' } });
  });

  test('says what the site is, and that it is the profile of its person', () => {
    const graph = graphAt('/', publish([], { person: ada, settings: { description: 'Notes.', language: 'de' } }));
    expect(graph).toEqual([
      {
        '@type': 'WebSite',
        '@id': 'https://a.example/#website',
        name: 'A site',
        url: 'https://a.example/',
        inLanguage: 'de',
        description: 'Notes.',
        publisher: { '@id': 'https://a.example/#person' },
      },
      { ...owner, image: pictures.portrait, sameAs: ['https://b.example/ada'], jobTitle: 'Mathematician' },
      {
        '@type': 'ProfilePage',
        '@id': 'https://a.example/#profile',
        name: 'A site',
        url: 'https://a.example/',
        isPartOf: { '@id': 'https://a.example/#website' },
        mainEntity: { '@id': 'https://a.example/#person' },
      },
    ]);
  });

  test('tells the e-mail address only if visitors are shown it', () => {
    expect(JSON.stringify(graphAt('/', publish([], { person: ada })))).not.toContain('ada@a.example');
    const graph = graphAt('/', publish([], { person: { ...ada, showEmail: true } }));
    expect(typed('Person', graph)).toMatchObject({ email: 'ada@a.example' });
  });

  test('of an organization is no profile', () => {
    const graph = graphAt(
      '/',
      publish([], { person: { name: 'A firm', kind: 'organization', role: 'Makers', location: 'London' } }),
    );
    expect(graph.map((node) => node['@type'])).toEqual(['WebSite', 'Organization']);
    expect(graph[1]).toMatchObject({
      '@id': 'https://a.example/#organization',
      logo: pictures.portrait,
      location: { '@type': 'Place', name: 'London' },
    });
    expect(graph[1]).not.toHaveProperty('jobTitle');
  });
});

describe('a post', () => {
  const people = entry('people/mary.md', { name: 'Mary Somerville', url: 'https://b.example/mary', role: 'Writer' });

  test('is an article of a blog', () => {
    const full = {
      updated: '2026-07-01',
      summary: 'In short.',
      tags: ['engines'],
      series: 'The Notes',
      cover: { src: 'posts/cover.jpg', alt: '' },
    };
    const timed = { ...post('full', '2026-01-02', full), instants: { date: '2026-01-02T08:30:00.000Z' } };
    const site = publish([timed], { person: ada, settings: { timeZone: 'Europe/Berlin' } });
    expect(typed('BlogPosting', graphAt('/posts/full/', site))).toEqual({
      '@type': 'BlogPosting',
      '@id': 'https://a.example/posts/full/#post',
      url: 'https://a.example/posts/full/',
      mainEntityOfPage: 'https://a.example/posts/full/',
      headline: 'full',
      inLanguage: 'en',
      datePublished: '2026-01-02T09:30:00+01:00',
      dateModified: '2026-07-01T00:00:00+02:00',
      description: 'In short.',
      image: 'https://a.example/static/posts/cover.jpg',
      author: owner,
      publisher: { '@id': 'https://a.example/#person' },
      keywords: ['engines'],
      isPartOf: { '@type': 'CreativeWorkSeries', name: 'The Notes' },
    });
  });

  test('is by those that it names, of whom only the public ones are told', () => {
    const hidden = entry('people/secret.md', { name: 'Secret', draft: true });
    const site = publish([post('a', '2026-01-02', { authors: ['mary', 'secret'] }), people, hidden], { person: ada });
    expect(typed('BlogPosting', graphAt('/posts/a/', site))).toMatchObject({
      author: { '@type': 'Person', name: 'Mary Somerville', url: 'https://b.example/mary', jobTitle: 'Writer' },
      publisher: owner,
      image: 'https://a.example/shared.png',
    });
  });

  test('by the person of the site is theirs, under whichever of their names', () => {
    const same = entry('people/ada.md', { name: 'Ada Lovelace', role: 'Author' });
    const site = publish([post('a', '2026-01-02', { authors: ['ada'] }), same], { person: ada });
    expect(typed('BlogPosting', graphAt('/posts/a/', site))).toMatchObject({
      author: owner,
      publisher: { '@id': owner['@id'] },
    });
  });
});

test.each([
  [{ role: 'Translator' }, { contributor: { '@type': 'Role', roleName: 'Translator', contributor: owner } }],
  [
    { date: '1843-09', tags: ['engines'] },
    { dateCreated: '1843-09', keywords: ['engines'] },
  ],
])('a project of %p is a creative work', (values, expected) => {
  const graph = graphAt('/projects/engine/', publish([project('engine', values)], { person: ada }));
  expect(typed('CreativeWork', graph)).toMatchObject({ name: 'engine', ...expected });
});

describe('an event', () => {
  const at = (values: Record<string, unknown>, timeZone?: string) => {
    const site = publish([entry('events/talk.md', { title: 'A talk', ...values })], {
      person: ada,
      settings: { timeZone },
    });
    return typed('Event', graphAt('/events/talk/', site));
  };

  const schema = 'https://schema.org/';
  const place = { '@type': 'Place', name: 'London', address: 'London' };
  const online = { '@type': 'VirtualLocation', url: 'https://b.example/' };

  test.each<[Record<string, unknown>, string | undefined, Node]>([
    [
      { start: '2026-05-14 18:30', end: '2026-05-14T20:00', location: 'London', timeZone: 'Europe/London' },
      'Europe/Berlin',
      { startDate: '2026-05-14T18:30:00+01:00', endDate: '2026-05-14T20:00:00+01:00', location: place },
    ],
    [
      { start: '2026-05-14', end: '2026-05-16', location: 'London' },
      undefined,
      { startDate: '2026-05-14', endDate: '2026-05-16' },
    ],
    [
      { start: '2026-05-14', location: 'London', role: 'Speaker' },
      undefined,
      {
        eventStatus: `${schema}EventScheduled`,
        contributor: { '@type': 'Role', roleName: 'Speaker', contributor: owner },
      },
    ],
    [
      { start: '2026-05-14', location: 'London', online: 'https://b.example/' },
      undefined,
      { location: [place, online], eventAttendanceMode: `${schema}MixedEventAttendanceMode` },
    ],
  ])('of %p in %p is told', (values, timeZone, expected) => {
    expect(at(values, timeZone)).toMatchObject({ name: 'A talk', url: 'https://a.example/events/talk/', ...expected });
  });

  test.each([[{ start: '2026-05-14' }], [{ start: '2026-05', location: 'London' }]])(
    'of %p lacks what search engines need',
    (values) => {
      expect(at(values)).toBeUndefined();
    },
  );
});

test('a book that one wrote names its author, its formats and where it is to be had', () => {
  const values = {
    title: 'Memoirs',
    wrote: true,
    publisher: 'A house',
    published: '1843',
    rating: 5,
    formats: [
      { format: 'hardcover', isbn: '978-0-14-103614-4', price: { amount: 24.5, currency: 'GBP' } },
      { format: 'e-book' },
    ],
    shops: [{ label: 'A shop', url: 'https://b.example/shop/' }],
  };
  const book = { ...entry('books/memoirs.md', values), hasBody: true };
  const node = typed('Book', graphAt('/books/memoirs/', publish([book], { person: ada })));
  expect(node).toMatchObject({
    author: owner,
    publisher: { '@type': 'Organization', name: 'A house' },
    datePublished: '1843',
    workExample: [
      {
        '@type': 'Book',
        bookFormat: 'https://schema.org/Hardcover',
        isbn: '9780141036144',
        offers: { '@type': 'Offer', price: 24.5, priceCurrency: 'GBP' },
      },
      { '@type': 'Book', bookFormat: 'https://schema.org/EBook' },
    ],
    offers: [{ '@type': 'Offer', url: 'https://b.example/shop/', seller: { '@type': 'Organization', name: 'A shop' } }],
  });
  // Authors do not rate their own books.
  expect(node).not.toHaveProperty('review');
});

test('an event tells of its slides and of what was recorded', () => {
  const links = { slides: { to: 'pages/slides.md' }, recording: 'https://b.example/film/' };
  const talk = entry('events/talk.md', { title: 'A talk', start: '2026-05-14', location: 'London', ...links });
  const site = publish([entry('pages/slides.md', { title: 'Slides' }), talk]);
  expect(typed('Event', graphAt('/events/talk/', site))).toMatchObject({
    recordedIn: { '@type': 'CreativeWork', name: 'A talk', url: 'https://b.example/film/' },
    workFeatured: { '@type': 'PresentationDigitalDocument', name: 'A talk', url: 'https://a.example/slides/' },
  });
});

test('a list tells of what has no page of its own: of products, those with a price', () => {
  const site = publish([
    entry('products/a.md', {
      title: 'A print',
      summary: 'Heavy.',
      price: { amount: 24.5, currency: 'GBP' },
      url: 'https://b.example/',
    }),
    entry('products/b.md', { title: 'B letters', price: { amount: 5, currency: 'EUR', per: 'month' } }),
    entry('products/c.md', { title: 'C without a price' }),
    entry('products/d.md', { title: 'D by phone', price: { amount: 1, currency: 'EUR' }, url: 'tel:+44-20-7946-0000' }),
    entry('products/e.md', { title: 'E by the year', price: { amount: 9, currency: 'EUR', per: 'month', yearly: 90 } }),
    { ...entry('books/told.md', { title: 'Told', authors: ['One'] }), hasBody: true },
    entry('books/short.md', { title: 'Short', authors: ['Two'] }),
  ]);
  const list = typed('ItemList', graphAt('/products/', site));
  expect(list).toMatchObject({ '@id': 'https://a.example/products/#list', url: 'https://a.example/products/' });
  const itemsOf = (node: Node = {}) => (node.itemListElement as Node[]).map(({ position, item }) => [position, item]);
  const price = { '@type': 'UnitPriceSpecification', price: 5, priceCurrency: 'EUR', unitText: 'month' };
  const print = {
    name: 'A print',
    description: 'Heavy.',
    price: 24.5,
    priceCurrency: 'GBP',
    url: 'https://b.example/',
  };
  expect(itemsOf(list)).toEqual([
    [1, { '@type': 'Offer', ...print }],
    [2, { '@type': 'Offer', name: 'B letters', priceSpecification: price }],
    [3, { '@type': 'Offer', name: 'D by phone', price: 1, priceCurrency: 'EUR' }],
    [
      4,
      {
        '@type': 'Offer',
        name: 'E by the year',
        priceSpecification: [
          { '@type': 'UnitPriceSpecification', price: 9, priceCurrency: 'EUR', billingDuration: 'P1M' },
          { '@type': 'UnitPriceSpecification', price: 90, priceCurrency: 'EUR', billingDuration: 'P1Y' },
        ],
      },
    ],
  ]);
  expect(itemsOf(typed('ItemList', graphAt('/books/', site)))).toEqual([
    [1, { '@type': 'Book', name: 'Short', author: { '@type': 'Person', name: 'Two' } }],
  ]);
});

describe('the way to a page', () => {
  const posts = Array.from({ length: 21 }, (_, index) => post(`p${index}`, '2026-01-01', { tags: ['Number theory'] }));
  const site = publish(
    [
      ...posts,
      entry('pages/company/index.md', { title: 'The company' }),
      entry('pages/company/team/office.md', { title: 'The office' }),
      entry('events/talk.md', { title: 'A talk', start: '2026-05-14' }),
    ],
    {
      settings: {
        url: 'https://a.example/below/',
        collections: { posts: { title: 'Notes' }, events: { hidden: true } },
      },
    },
  );

  test.each([
    ['/posts/page/2/', ['Home /', 'Notes /posts/', 'Notes, page 2 /posts/page/2/']],
    [
      '/tags/number-theory/page/2/',
      [
        'Home /',
        'Tags /tags/',
        'Number theory /tags/number-theory/',
        'Number theory, page 2 /tags/number-theory/page/2/',
      ],
    ],
    ['/company/team/office/', ['Home /', 'The company /company/', 'The office /company/team/office/']],
    ['/events/talk/', ['Home /', 'A talk /events/talk/']],
  ])('%s', (path, expected) => {
    const steps = typed('BreadcrumbList', graphAt(path, site))?.itemListElement as {
      position: number;
      name: string;
      item: string;
    }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.map(({ name, item }) => `${name} ${item.replace('https://a.example/below', '')}`)).toEqual(expected);
  });
});
