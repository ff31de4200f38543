/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { PersonHead, PrintHead } from './print-head';

const ada = {
  name: 'Ada',
  email: 'ada@example.org',
  social: [{ url: 'https://github.com/ada' }, { url: 'https://example.org/@ada', label: 'Fediverse' }],
};

test('URLs read from left to right in every language', () => {
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

test('what person.md leaves out leaves no empty lines', () => {
  const { container } = renderInSite(<PersonHead />, { person: { name: 'Ada', social: [] } });
  expect(container.textContent).toBe('Ada');
  expect(container.querySelector('dl')).toBeNull();
});
