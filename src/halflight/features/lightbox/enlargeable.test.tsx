/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite, shownImage } from '../../testing/site';
import { Enlargeable } from './enlargeable';
import { Lightbox } from './lightbox';

test('a picture leads to its largest file, by the name of what it shows', () => {
  renderInSite(<Enlargeable {...shownImage('The mill')} label="A title" />);
  expect(screen.getByRole('link', { name: 'The mill' }).getAttribute('href')).toBe('/static/a.jpg');
});

test('one that says nothing of itself is called by what stands beside it', () => {
  renderInSite(<Enlargeable {...shownImage('')} label="A title" />);
  expect(screen.getByRole('link', { name: 'A title' })).toBeTruthy();
});

test.each([
  ['a decorative one', shownImage('')],
  ['a small one', { ...shownImage('The mill'), image: { ...shownImage('').image, width: 200 } }],
])('%s is only looked at', (_, image) => {
  renderInSite(<Enlargeable {...image} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('the dialog is empty and closed, and has a name', () => {
  const { container } = renderInSite(<Lightbox />);
  const dialog = container.querySelector('dialog');
  expect(dialog?.open).toBe(false);
  expect(dialog?.ariaLabel ?? dialog?.getAttribute('aria-label')).toBe('Enlarged picture');
  expect(dialog?.querySelector('img')).toBeNull();
  expect(dialog?.textContent).toBe('');
  for (const button of dialog?.querySelectorAll('button') ?? []) expect(button.getAttribute('aria-label')).toBeTruthy();
});
