/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { draw, page } from '../testing/sections';
import { multilingual, shownImage } from '../testing/site';
import type { SiteInfo } from '../ui/components/site-context/site-context';

const ada = { name: 'Ada', social: [] };

test('a figure is shown with what it counts and where it comes from', () => {
  draw([{ type: 'stats', items: [{ value: '25', label: 'operations', text: '<p>In Note G.</p>' }] }]);
  expect(screen.getByRole('term').textContent).toBe('operations');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['25', 'In Note G.']);
});

test('steps are in order', () => {
  const items = [{ title: 'Write', icon: 'book' as const, text: '<p>Words.</p>' }, { title: 'Commit' }];
  draw([{ type: 'steps', title: 'How', items }]);
  const steps = within(screen.getByRole('list')).getAllByRole('heading', { level: 3 });
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Write', 'Commit']);
  expect(screen.getByRole('list').tagName).toBe('OL');
});

test('skills state known levels in words too, and languages follow', () => {
  const skills = [{ name: 'Mathematics', level: 4 }, { name: 'Music' }];
  const languages = [{ name: 'English', level: 'native' }, { name: 'French' }];
  draw([{ type: 'skills' }], [], { person: { ...ada, skills, languages } });
  expect(screen.getByRole('heading', { level: 2, name: 'Skills' })).toBeTruthy();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Mathematicslevel 4 of 5', 'Music', 'English native', 'French']);
});

test('logos have names, and link to the given URLs', () => {
  const items = [
    { name: 'Example Ltd', image: shownImage(''), url: 'https://example.org/' },
    { name: 'Gone Ltd', image: null },
  ];
  draw([{ type: 'logos', items }]);
  expect(within(screen.getByRole('link')).getByRole('img', { name: 'Example Ltd' })).toBeTruthy();
  expect(screen.getByText('Gone Ltd')).toBeTruthy();
});

test('a comparison is not shown if one of its two pictures is missing', () => {
  draw([{ type: 'compare', before: shownImage('By day'), after: null }]);
  expect(screen.queryByRole('img')).toBeNull();
});

describe('a contact section', () => {
  test('shows every way to the person', () => {
    const person = { ...ada, email: 'ada@example.org', phone: '+44 20 7946 0000', location: 'London' };
    draw([{ type: 'contact' }], [], { person: { ...person, social: [{ url: 'https://github.com/ada' }] } });
    expect(screen.getByRole('heading', { level: 2, name: 'Contact' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Write an e-mail', 'mailto:ada@example.org'],
      ['ada@example.org', 'mailto:ada@example.org'],
      ['+44 20 7946 0000', 'tel:+442079460000'],
      ['GitHub', 'https://github.com/ada'],
    ]);
    expect(screen.getByText('London')).toBeTruthy();
  });

  test('with a form needs no button for the address', () => {
    const contactForm = {
      destination: 'netlify' as const,
      name: 'contact',
      fields: [],
      sentUrl: 'https://example.org/sent/',
    };
    draw(
      [{ type: 'contact' }],
      [],
      { person: { ...ada, email: 'ada@example.org' } },
      { ...page, forms: { contact: contactForm } },
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['ada@example.org']);
  });
});

test('the privacy section names each service, links to its policy, and says what is stored', () => {
  const services = [
    { kind: 'Contact' as const, name: 'forms.test' },
    { kind: 'Comments' as const, name: 'giscus', policy: 'https://giscus.test/privacy' },
  ];
  draw([{ type: 'privacy', title: 'Privacy' }], [], {}, { ...page, services });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['forms.test', 'giscus']);
  const link = screen.getByRole('link', { name: 'Privacy policy of giscus' });
  expect(link.getAttribute('href')).toBe('https://giscus.test/privacy');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByText(/^Nobody/)).toBeNull();
});

test('a site without services says so, and what a browser stores', () => {
  draw([{ type: 'privacy' }]);
  expect(screen.getByText(/^Nobody/)).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Whether you chose the light or the dark theme, until you delete it.',
    'How far you scrolled each page, until you close the tab.',
  ]);
});

test('a choice of tabs stays in the browser, and nobody else receives it', () => {
  draw([{ type: 'privacy' }], [], {}, { ...page, services: [{ kind: 'KeptTabs', name: '' }] });
  expect(screen.getByText(/^Nobody/)).toBeTruthy();
  expect(screen.getByText(/^Which tabs you chose/)).toBeTruthy();
});

test.each<[RegExp, Partial<SiteInfo>]>([
  [/pages offered in another language/, multilingual],
  [/you closed the announcement/, { announcement: true }],
])('a browser keeps more where there is more: %s', (words, site) => {
  draw([{ type: 'privacy' }], [], site);
  expect(screen.getByText(words)).toBeTruthy();
});
