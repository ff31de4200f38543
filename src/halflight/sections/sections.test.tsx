/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { cleanup, screen, within } from '@testing-library/react';
import postcss from 'postcss';
import { parse } from 'yaml';
import { findCollection } from '../collections';
import { toExample, toSectionExample } from '../derive/to-example';
import { isOptional } from '../fields/field';
import { sectionDefinitions, sectionTypes } from './schema';
import { toLists } from '../ui/components/site-context/lists';
import type { ContactForm } from '../features/contact/destinations';
import { formatDay } from '../fields/days';
import { en, type WordName, type Words } from '../ui/words/en';
import { draw, entry, hiddenLists, page } from '../testing/sections';
import { renderInSite, shownImage } from '../testing/site';
import { Sections } from './sections';
import type { Member, OwnCard, ShownSection } from './shown';

const { post, project } = entry;

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

  test('with a second picture has a line between both', () => {
    draw([{ type: 'hero', image: shownImage('By day'), after: shownImage('By night') }]);
    expect(screen.getAllByRole('img').map((img) => img.getAttribute('loading'))).toEqual(['eager', 'eager']);
    expect(screen.getByRole('slider')).toBeTruthy();
  });

  test('whose image is missing is drawn without', () => {
    draw([{ type: 'hero', image: null }]);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('a section', () => {
  const groundOf = (section: object) => {
    const { container } = draw([{ type: 'prose', text: '<p>Words.</p>', ...section }]);
    const ground = container.querySelector<HTMLElement>('.ground');
    return ground && Object.fromEntries(Object.entries(ground.dataset));
  };

  test.each([
    [{}, null],
    [{ tone: 'paper', width: 'page' }, null],
    [{ tone: 'night' }, { tone: 'night' }],
    [{ width: 'wide' }, { width: 'wide' }],
    [
      { tone: 'accent', width: 'text' },
      { tone: 'accent', width: 'text' },
    ],
  ])('%j stands on %j', (section, expected) => {
    expect(groundOf(section)).toEqual(expected);
  });
});

test('cells of a bento have a picture, a figure or words, and lead on', () => {
  const { container } = draw([
    {
      type: 'bento',
      items: [
        { title: 'Wheels', image: shownImage('Columns of wheels'), to: '/about/' },
        { title: 'Small', figure: '14 kB', text: '<p>All of it.</p>' },
      ],
    },
  ]);
  const cells = screen.getAllByRole('listitem');
  expect(cells.map((cell) => cell.dataset.span)).toEqual(['2', '1']);
  expect(screen.getByRole('img', { name: 'Columns of wheels' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Wheels' }).getAttribute('href')).toBe('/about/');
  expect(within(container.querySelectorAll('li')[1] as HTMLElement).getByText('14 kB')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

test.each<[string, ShownSection]>([
  ['bento', { type: 'bento', items: [{ title: 'Words' }, { title: 'Wheels', image: shownImage('Wheels') }] }],
  ['compare', { type: 'compare', before: shownImage('By day'), after: shownImage('By night') }],
  ['gallery', { type: 'gallery', items: [null, shownImage('A mill')] }],
])('the picture of a %s that comes first is loaded at once, and no later one', (_, section) => {
  draw([{ type: 'logos', items: [{ name: 'Example Ltd', image: shownImage('') }] }, section, section]);
  const pictures = screen.getAllByRole('img').filter((img) => !img.closest('.logos'));
  const half = pictures.length / 2;
  expect(pictures.map((img) => img.getAttribute('loading'))).toEqual([
    ...Array.from({ length: half }, () => 'eager'),
    ...Array.from({ length: half }, () => 'lazy'),
  ]);
});

test('the link of a cell covers it, a link in its text does not', () => {
  const text = '<p><a href="/mill/">The mill</a></p>';
  const { container } = draw([{ type: 'bento', items: [{ title: 'Wheels', text, to: '/about/' }] }]);
  const covering: Element[] = [];
  postcss
    .parse(readFileSync('src/halflight/ui/styles/compositions.css', 'utf8'))
    .walkRules(/^\.whole-link .*a::after$/, (rule) => {
      covering.push(...container.querySelectorAll(rule.selector.replace('::after', '')));
    });
  expect(covering).toEqual([screen.getByRole('link', { name: 'Wheels' })]);
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
  const lists = toLists(en, { posts: { title: 'Notes', path: '/notes' }, projects: { title: 'Work', path: '/work' } });

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

  test.each<[string, ShownSection, (id: string) => Member]>([
    ['posts', { type: 'posts' }, post],
    ['projects', { type: 'showcase' }, project],
    ['featured books', { type: 'books', featured: true }, entry.book],
  ])('the first picture of %s is loaded at once where an entry before it has none', (_, section, make) => {
    const covered = ['b', 'c'].map((id) => ({ ...make(id), cover: shownImage('A cover') }) as Member);
    draw([section], [[{ ...make('a'), cover: null } as Member, ...covered]]);
    expect(screen.getAllByRole('img').map((img) => img.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('a showcase of %i leaves no row half empty', (count) => {
    const { container } = draw(
      [{ type: 'showcase' }],
      [Array.from({ length: count }, (_, index) => project(`p${index}`))],
    );
    const columns = Number(container.querySelector('.project-grid')?.getAttribute('data-columns'));
    let filled = 0;
    for (const card of container.querySelectorAll('.entry-card')) {
      if (card.hasAttribute('data-wide')) {
        // A wide card starts a new row, so the row before it must be full.
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

/** Replaces the examples of types with pictures, which are shown only once they are published. */
const pictures: Record<string, object> = {
  logos: { items: [{ name: 'Example Ltd', image: shownImage('') }] },
  gallery: { items: [shownImage('A mill')] },
  compare: { before: shownImage('By day'), after: shownImage('By night') },
  bento: { items: [{ title: 'Small', figure: '14 kB' }] },
};

/** A section with the values of its example, without the title. */
function exampleOf(type: string): object {
  const definition = sectionDefinitions.find((section) => section.type === type);
  const [example] = parse(definition ? toSectionExample(definition).join('\n') : '[]') as object[];
  return { ...example, title: undefined };
}

const person = {
  name: 'Ada',
  email: 'ada@example.org',
  social: [{ url: 'https://github.com/ada' }],
  skills: [{ name: 'Mathematics' }],
};

const sectionOf = (type: string, values: object = {}) =>
  ({ ...(pictures[type] ?? exampleOf(type)), type, ...values }) as ShownSection;

/** An entry of a declared collection. */
const soup: OwnCard = {
  id: 'soup',
  collection: 'recipe',
  list: 'recipes',
  look: 'cards',
  title: 'Soup',
  path: '/soup/',
};

/** One entry of each collection that a type of section shows. */
function membersOf(type: string): Member[] {
  if (type === 'collection') return [soup as unknown as Member];
  const { shows = [] } = sectionDefinitions.find((definition) => definition.type === type) ?? {};
  return shows.map((name) => {
    const id = `${name} of ${type}`;
    if (name in entry) return entry[name as keyof typeof entry](id);
    const needed = Object.entries(findCollection(name)?.fields ?? {}).filter(([, schema]) => !isOptional(schema));
    const values = parse(needed.flatMap(([field, schema]) => toExample(field, schema)).join('\n')) as object;
    return { ...values, id, collection: name, path: '/', minutes: 1 } as unknown as Member;
  });
}

test.each(sectionTypes)('a section %s says its type to a style sheet', (type) => {
  const { container } = draw([sectionOf(type, { title: 'Its title' })], [membersOf(type)], { person });
  expect(Array.from(container.querySelectorAll('section'), ({ dataset }) => dataset.type)).toEqual([type]);
});

test.each(sectionTypes)('a section %s with a title and an id has a heading and can be linked to', (type) => {
  const { container } = draw([sectionOf(type, { id: 'here', title: 'Its title' })], [membersOf(type)], { person });
  expect(container.querySelector('section#here')).not.toBeNull();
  expect(within(container.querySelector('section#here') as HTMLElement).getByRole('heading', { name: 'Its title' }));
});

/** Every word of the interface in brackets, to tell it from text that comes from elsewhere. */
const pseudo = Object.fromEntries(
  Object.entries<Words[WordName]>(en).map(([name, word]) => [
    name,
    `⟦${typeof word === 'string' ? word : word.other}⟧`,
  ]),
) as Words;

test.each(sectionTypes)('a section %s says nothing but words of the interface and what its author wrote', (type) => {
  const section = sectionOf(type, { actions: [{ label: 'Read on', to: '/about/' }] });
  const members = membersOf(type);
  const form: ContactForm = {
    destination: 'endpoint',
    url: '/api',
    format: 'form',
    fields: ['phone'],
    topics: ['One'],
    sentUrl: '/',
  };
  const around = { ...page, contactForm: form, services: [{ kind: 'Comments' as const, name: 'giscus' }] };
  const { container } = draw([section], [members], { person, words: pseudo, lists: toLists(pseudo) }, around);
  const labels = Array.from(container.querySelectorAll('[aria-label], [title], [alt], [placeholder]')).flatMap(
    (element) => ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  // Citations are for programs and readers of references, and always in English.
  for (const copied of container.querySelectorAll('.citation, .code-block code')) copied.remove();
  const texts = Array.from(container.querySelectorAll('*')).flatMap(({ childNodes }) =>
    Array.from(childNodes).map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '')),
  );
  const said = [...texts, ...labels].join('\n');
  expect(said.trim()).not.toBe('');
  // Values filled into a word are within its brackets.
  const others = said.replace(/⟦[^⟧]*⟧/g, '\n').match(/\p{L}{2,}/gu) ?? [];
  const content = JSON.stringify([section, members, person, around]);
  const months = Array.from({ length: 12 }, (_, month) =>
    formatDay(`2026-${String(month + 1).padStart(2, '0')}`, 'en'),
  );
  const known = [content, ...months, 'GitHub', 'BibTeX'].join(' ');
  expect(others.filter((word) => !known.includes(word))).toEqual([]);
});

test.each(sectionTypes)('a section %s leads on where it has actions', (type) => {
  const actions = [{ label: 'Read on', to: '/about/' }];
  draw([sectionOf(type, { title: 'T', actions })], [membersOf(type)], { person });
  expect(screen.getByRole('link', { name: 'Read on' }).getAttribute('href')).toBe('/about/');
});

test.each(sectionTypes)('a section %s skips no level of heading, with a title or without', (type) => {
  for (const title of ['T', undefined]) {
    draw([sectionOf('hero'), sectionOf(type, { title })], [[], membersOf(type)], { person });
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
    cleanup();
  }
});

const showing = sectionDefinitions.filter(({ shows }) => shows.length > 0).map(({ type }) => type);

test.each([...showing, 'skills', 'contact', 'social', 'call-to-action'])(
  'a section %s with nothing to show is not there',
  (type) => {
    const title = type === 'call-to-action' ? undefined : 'T';
    expect(draw([sectionOf(type, { title })], [[]]).container).toBeEmptyDOMElement();
  },
);

test.each(showing)('a section %s leads to the whole list where there is one', (type) => {
  const leads = () => screen.queryAllByRole('link', { name: /^All / }).length;
  draw([sectionOf(type)], [membersOf(type)]);
  const { shows = [] } = sectionDefinitions.find((definition) => definition.type === type) ?? {};
  expect(leads()).toBe(shows.some((name) => findCollection(name)?.list) ? 1 : 0);
  cleanup();
  draw([sectionOf(type)], [membersOf(type)], { lists: hiddenLists });
  expect(leads()).toBe(0);
});

test('a member that is not there leaves no gap', () => {
  renderInSite(
    <Sections sections={[{ type: 'posts' }]} sectionMembers={[['gone', 'a']]} members={[post('a')]} page={page} />,
  );
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

test('a text that two sections show has ids of its own in each', () => {
  const product = { ...entry.product('basic'), body: '<h3 id="a">A</h3><p><a href="#a">Up</a></p>' };
  const body = '<p id="b">The body.</p>';
  const { container } = draw(
    [{ type: 'products' }, { type: 'prose' }, { type: 'products' }, { type: 'prose' }],
    [[product], [], [product], []],
    {},
    { ...page, body },
  );
  expect([...container.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(['a', 'b', 'section-3-a', 'section-4-b']);
  expect(screen.getAllByRole('link', { name: 'Up' }).map((link) => link.getAttribute('href'))).toEqual([
    '#a',
    '#section-3-a',
  ]);
});
