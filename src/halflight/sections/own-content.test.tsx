/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { draw, page } from '../testing/sections';
import { shownImage } from '../testing/site';

const ada = { name: 'Ada', social: [] };

test('a figure is told with what it counts, and where it comes from', () => {
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

test('skills say how well in words too, where it is known, and languages follow', () => {
  const skills = [{ name: 'Mathematics', level: 4 }, { name: 'Music' }];
  const languages = [{ name: 'English', level: 'native' }, { name: 'French' }];
  draw([{ type: 'skills' }], [], { person: { ...ada, skills, languages } });
  expect(screen.getByRole('heading', { level: 2, name: 'Skills' })).toBeTruthy();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Mathematicslevel 4 of 5', 'Music', 'English native', 'French']);
});

test('logos are named, and lead out where it is said where', () => {
  const items = [
    { name: 'Example Ltd', image: shownImage(''), url: 'https://example.org/' },
    { name: 'Gone Ltd', image: null },
  ];
  draw([{ type: 'logos', items }]);
  expect(within(screen.getByRole('link')).getByRole('img', { name: 'Example Ltd' })).toBeTruthy();
  expect(screen.getByText('Gone Ltd')).toBeTruthy();
});

test('answers wait below their questions', () => {
  const items = [{ question: 'Was it built?', answer: '<p>No.</p>' }];
  draw([{ type: 'faq', title: 'FAQ', items }]);
  const question = screen.getByRole('heading', { level: 3, name: 'Was it built?' });
  expect(question.closest('summary')).not.toBeNull();
  expect(question.closest('details')?.hasAttribute('open')).toBe(false);
  expect(screen.getByText('No.').closest('details')).not.toBeNull();
});

test('a gallery shows the pictures that are there', () => {
  const { container } = draw([{ type: 'gallery', items: [shownImage('A mill'), null, shownImage('A store')] }]);
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual(['A mill', 'A store']);
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  expect(container.querySelectorAll('li')).toHaveLength(2);
});

test('two pictures are compared, half of each, by a line that can be moved', () => {
  const pair = { before: shownImage('By day'), after: shownImage('By night') };
  const { unmount } = draw([{ type: 'compare', ...pair }]);
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual(['By day', 'By night']);
  const line = screen.getByRole('slider', { name: 'Move the line between the two pictures' });
  expect((line as HTMLInputElement).value).toBe('50');
  unmount();
  draw([{ type: 'compare', before: shownImage('By day'), after: null }]);
  expect(screen.queryByRole('img')).toBeNull();
});

describe('a contact section', () => {
  test('shows every way to the person', () => {
    draw([{ type: 'contact' }], [], {
      person: {
        name: 'Ada',
        email: 'ada@example.org',
        phone: '+44 20 7946 0000',
        location: 'London',
        social: [{ url: 'https://github.com/ada' }],
      },
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Contact' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Write an e-mail', 'mailto:ada@example.org'],
      ['ada@example.org', 'mailto:ada@example.org'],
      ['+44 20 7946 0000', 'tel:+442079460000'],
      ['GitHub', 'https://github.com/ada'],
    ]);
    expect(screen.getByText('London')).toBeTruthy();
  });

  test('shows its form, after the ways to reach the person; the address needs no button then', () => {
    const { container } = draw(
      [{ type: 'contact' }],
      [],
      { person: { ...ada, email: 'ada@example.org' } },
      {
        ...page,
        contactForm: { destination: 'netlify', fields: [], topics: [], sentUrl: 'https://example.org/sent/' },
      },
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['ada@example.org']);
    expect([...(container.querySelector('.section')?.children ?? [])].map(({ className }) => className)).toEqual([
      'section-header',
      'contact',
      'contact-form',
    ]);
  });

  test('whose address is not to be shown has no button', () => {
    draw([{ type: 'contact' }], [], { person: { ...ada, location: 'London' } });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

test('privacy tells of each service, links to its own words, and says what stays', () => {
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

test('a site that asks nobody says so', () => {
  draw([{ type: 'privacy' }]);
  expect(screen.getByText(/^Nobody/)).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Whether you chose the light or the dark theme, until you delete it.',
    'How far you scrolled each page, until you close the tab.',
  ]);
});
