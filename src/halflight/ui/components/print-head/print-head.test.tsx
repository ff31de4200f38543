/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../../testing/site';
import { PersonHead, PrintHead } from './print-head';

const ada = {
  name: 'Ada',
  role: 'Analyst',
  location: 'London',
  email: 'ada@example.org',
  social: [{ url: 'https://github.com/ada' }, { url: 'https://example.org/@ada', label: 'Fediverse' }],
  skills: [{ name: 'Algebra', level: 5 }, { name: 'Music' }],
  languages: [{ name: 'English' }, { name: 'French', level: 'C1' }],
};

test.each([
  ['Ada', 'Ada'],
  ['The Engine', 'Ada · The Engine'],
])('the site %j is that of %j', (title, expected) => {
  const { container } = renderInSite(<PrintHead address="https://ada.test/a/" />, { title, person: ada });
  expect([...container.querySelectorAll('span')].map((part) => part.textContent)).toEqual([
    expected,
    'https://ada.test/a/',
  ]);
});

test('a curriculum vitae says who it is about, and writes addresses out', () => {
  renderInSite(<PersonHead />, { person: ada });
  expect(screen.getByText('Ada')).toBeTruthy();
  expect(screen.getByText('Analyst · London')).toBeTruthy();
  const lines = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(lines).toEqual([
    ['E-mail', 'ada@example.org'],
    ['GitHub', 'https://github.com/ada'],
    ['Fediverse', 'https://example.org/@ada'],
    ['Skills', 'Algebra, Music'],
    ['Languages', 'English, French (C1)'],
  ]);
});

test('addresses are read from left to right in every language', () => {
  renderInSite(
    <>
      <PrintHead address="https://ada.test/ar/" />
      <PersonHead />
    </>,
    { person: ada },
  );
  for (const address of ['https://ada.test/ar/', 'https://example.org/@ada', 'ada@example.org'])
    expect(screen.getByText(address).dir).toBe('ltr');
});

test('what person.md does not say leaves no empty lines', () => {
  const { container } = renderInSite(<PersonHead />, { person: { name: 'Ada', social: [] } });
  expect(container.textContent).toBe('Ada');
  expect(container.querySelector('dl')).toBeNull();
});
