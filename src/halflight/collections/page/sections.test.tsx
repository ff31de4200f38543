/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { cleanup, screen, within } from '@testing-library/react';
import postcss from 'postcss';
import { parse } from 'yaml';
import { findCollection } from '..';
import { toExample, toSectionExample } from '../../derive/to-example';
import { isOptional } from '../../fields/field';
import { sectionDefinitions, sectionTypes, type ShownSection } from '../sections';
import { toLists } from '../../ui/components/site-context/lists';
import type { ShownForm } from '../../features/forms/destinations';
import { contactFields } from '../../features/forms/message';
import { formatDay } from '../../fields/days';
import { en, type WordName, type Words } from '../../words/en';
import { draw, entry, hiddenLists, page } from '../../testing/sections';
import { renderInSite, shownImage } from '../../testing/site';
import { Sections } from './sections';
import type { Member, OwnCard } from '../shown';
import type { SiteInfo } from '../../ui/components/site-context/site-context';

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
});

test.each<[Partial<ShownSection>, object | undefined]>([
  [{ tone: 'paper', width: 'page' }, undefined],
  [{ tone: 'night' }, { tone: 'night' }],
  [
    { tone: 'accent', width: 'text' },
    { tone: 'accent', width: 'text' },
  ],
])('a section with %j stands on a ground of %j', (section, expected) => {
  const { container } = draw([{ type: 'prose', text: '<p>Words.</p>', ...section } as ShownSection]);
  const ground = container.querySelector<HTMLElement>('.ground');
  expect(ground ? Object.fromEntries(Object.entries(ground.dataset)) : undefined).toEqual(expected);
});

test.each<[string, ShownSection, number]>([
  ['bento', { type: 'bento', items: [{ title: 'Words' }, { title: 'Wheels', image: shownImage('Wheels') }] }, 1],
  ['compare', { type: 'compare', before: shownImage('By day'), after: shownImage('By night') }, 2],
  ['gallery', { type: 'gallery', items: [null, shownImage('A mill')] }, 1],
])('the picture of a %s that comes first is loaded at once, and no later one', (_, section, count) => {
  draw([{ type: 'logos', items: [{ name: 'Example Ltd', image: shownImage('') }] }, section, section]);
  const pictures = screen.getAllByRole('img').filter((img) => !img.closest('.logos'));
  const expected = ['eager', 'lazy'].flatMap((loading) => Array<string>(count).fill(loading));
  expect(pictures.map((img) => img.getAttribute('loading'))).toEqual(expected);
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

describe('posts and projects', () => {
  const lists = toLists(en, { posts: { title: 'Notes', path: '/notes' }, projects: { title: 'Work', path: '/work' } });

  test('each section shows its own, in order, under the name of the list', () => {
    draw(
      [{ type: 'posts' }, { type: 'showcase' }, { type: 'posts', title: 'Newest' }],
      [[post('b'), post('a')], [project('x')], [post('b')]],
      { lists },
    );
    const inSection = (name: string) =>
      within(screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement);
    const titles = (name: string) =>
      inSection(name)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    expect(titles('Notes')).toEqual(['b', 'a']);
    expect(titles('Work')).toEqual(['x']);
    expect(titles('Newest')).toEqual(['b']);
    expect(inSection('Notes').getByRole('link', { name: 'All posts' }).getAttribute('href')).toBe('/notes/');
  });

  test.each<[string, ShownSection, (id: string) => Member]>([
    ['posts', { type: 'posts' }, post],
    ['projects', { type: 'showcase' }, project],
    ['featured books', { type: 'books', featured: true }, entry.book],
  ])('the first picture of %s on a page, and no other, is loaded at once', (_, section, make) => {
    const covered = ['b', 'c'].map((id) => ({ ...make(id), cover: shownImage('A cover') }) as Member);
    const members = [{ ...make('a'), cover: null } as Member, ...covered];
    draw([{ type: 'hero' }, section, section], [[], members, covered]);
    const loading = screen.getAllByRole('img').map((img) => img.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
  });

  test.each([1, 2, 3, 4, 5, 7])('a showcase of %i leaves no row half empty', (count) => {
    const projects = Array.from({ length: count }, (_, index) => project(`p${index}`));
    const { container } = draw([{ type: 'showcase' }], [projects]);
    const columns = Number(container.querySelector('.project-grid')?.getAttribute('data-columns'));
    let filled = 0;
    for (const card of container.querySelectorAll('.entry-card')) {
      // A wide card starts a new row, so the row before it must be full.
      if (card.hasAttribute('data-wide')) expect(filled % columns).toBe(0);
      filled += card.hasAttribute('data-wide') ? columns : 1;
    }
    expect(filled % columns).toBe(0);
  });
});

/** Replaces the examples of types with pictures, which are only shown once they are published. */
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

const form: ShownForm = {
  destination: 'endpoint',
  url: '/api',
  format: 'form',
  name: 'contact',
  fields: contactFields(['phone'], ['One']),
  sentUrl: '/',
};

/** A page with the form that the example of the section `form` names. */
const withForm = { ...page, forms: { quote: { ...form, name: 'quote', label: 'T' } } };

const actions = [{ label: 'Read on', to: '/about/' }];

/** Draws a section of every type on one page, with the given values and with actions. Returns those that are drawn, in the order of the types. */
function drawEvery(
  values: (type: string) => object,
  ...[site, around = withForm]: [Partial<SiteInfo>?, typeof withForm?]
) {
  const sections = sectionTypes.map((type) => sectionOf(type, { actions, ...values(type) }));
  const { container } = draw(sections, sectionTypes.map(membersOf), { person, ...site }, around);
  const drawn = [...container.querySelectorAll('section')];
  expect(drawn.map(({ dataset }) => dataset.type)).toEqual(sectionTypes);
  return drawn;
}

test('a section of each type has a heading, can be linked to, and shows its actions', () => {
  const drawn = drawEvery((type) => ({ id: `the-${type}`, title: `Of ${type}` }));
  drawn.forEach((section, index) => {
    const type = sectionTypes[index] ?? '';
    expect(section.id).toBe(`the-${type}`);
    expect(within(section).getByRole('heading', { name: `Of ${type}` })).toBeTruthy();
    expect(within(section).getByRole('link', { name: 'Read on' }).getAttribute('href')).toBe('/about/');
  });
});

/** Every word of the interface in brackets, to tell it from text that comes from elsewhere. */
const pseudo = Object.fromEntries(
  Object.entries<Words[WordName]>(en).map(([name, word]) => [
    name,
    `⟦${typeof word === 'string' ? word : word.other}⟧`,
  ]),
) as Words;

test('a section of each type contains only words of the interface and what its author wrote', () => {
  const around = {
    ...page,
    forms: { contact: form, quote: { ...form, name: 'quote', label: 'A label' } },
    services: [{ kind: 'Comments' as const, name: 'giscus' }],
  };
  const drawn = drawEvery(() => ({}), { words: pseudo, lists: toLists(pseudo) }, around);
  const months = Array.from({ length: 12 }, (_, month) =>
    formatDay(`2026-${String(month + 1).padStart(2, '0')}`, 'en'),
  );
  const foreign = drawn.flatMap((section, index) => {
    const type = sectionTypes[index] ?? '';
    const labels = Array.from(section.querySelectorAll('[aria-label], [title], [alt], [placeholder]')).flatMap(
      (element) => ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    // Citations are always in English, because programs and reference lists read them.
    for (const copied of section.querySelectorAll('.citation, .code-block code')) copied.remove();
    const texts = Array.from(section.querySelectorAll('*')).flatMap(({ childNodes }) =>
      Array.from(childNodes).map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '')),
    );
    const said = [...texts, ...labels].join('\n');
    if (said.trim() === '') return [`${type} says nothing`];
    // Values inserted into a word are within its brackets.
    const others = said.replace(/⟦[^⟧]*⟧/g, '\n').match(/\p{L}{2,}/gu) ?? [];
    const content = JSON.stringify([sectionOf(type, { actions }), membersOf(type), person, around]);
    const known = [content, ...months, 'GitHub', 'BibTeX'].join(' ');
    return others.filter((word) => !known.includes(word)).map((word) => `${type}: ${word}`);
  });
  expect(foreign).toEqual([]);
});

test.each([{ title: 'T' }, {}])('a section of each type skips no level of heading, with %j', (values) => {
  const skipping = drawEvery(() => values).filter((section) => {
    // The page's own heading is above all of them.
    const levels = [
      1,
      ...Array.from(section.querySelectorAll('h1, h2, h3, h4, h5'), ({ tagName }) => Number(tagName[1])),
    ];
    return levels.some((level, index) => level > (levels[index - 1] ?? level) + 1);
  });
  expect(skipping.map(({ dataset }) => dataset.type)).toEqual([]);
});

const showing = sectionDefinitions.filter(({ shows }) => shows.length > 0).map(({ type }) => type);

test('sections with nothing to show are left out', () => {
  const empty = [...showing, 'skills', 'contact', 'social'].map((type) => sectionOf(type, { title: 'T' }));
  expect(draw([...empty, sectionOf('call-to-action')]).container).toBeEmptyDOMElement();
});

test('a section links to the whole list if there is one', () => {
  const leads = (site: Partial<SiteInfo> = {}) =>
    drawEvery(() => ({}), site).flatMap((section) =>
      within(section)
        .queryAllByRole('link', { name: /^All / })
        .map(() => section.dataset.type),
    );
  const listed = sectionDefinitions.filter(({ shows }) => shows.some((name) => findCollection(name)?.list));
  expect(leads()).toEqual(listed.map(({ type }) => type));
  cleanup();
  expect(leads({ lists: hiddenLists })).toEqual([]);
});

test('a missing member leaves no gap', () => {
  renderInSite(
    <Sections sections={[{ type: 'posts' }]} sectionMembers={[['gone', 'a']]} members={[post('a')]} page={page} />,
  );
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

test('a text that two sections show has different ids in each', () => {
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
