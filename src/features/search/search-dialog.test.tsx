/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { SearchDialog } from './search-dialog';

beforeAll(() => {
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

const index = {
  open: () => Promise.resolve({}),
  search: () => Promise.resolve({ total: 0, hits: [], kinds: {}, tags: {} }),
};

test.each([
  ['a press beside it closes it', 'dialog', false],
  ['a press in its field, which selects text as far as beside it, does not', 'textbox', true],
])('%s', async (_, role, open) => {
  renderInSite(<SearchDialog index={index} request={{ typed: '' }} path="/" />);
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
  fireEvent.pointerDown(screen.getByRole(role));
  // The target of a click is what contains both where the mouse was pressed and where it was released.
  fireEvent.click(dialog);
  expect(dialog.open).toBe(open);
});

test.each([
  ['a link to the current page closes it', {}, false],
  ['one that is opened in another tab does not', { ctrlKey: true }, true],
])('%s', async (_, keys, open) => {
  const listed = { ...index, open: () => Promise.resolve({ posts: 2 }) };
  renderInSite(<SearchDialog index={listed} request={{ typed: '' }} path="/posts/" />);
  history.replaceState(null, '', '/posts/');
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
  const link = await screen.findByRole('link', { name: 'Posts' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, keys);
  expect(dialog.open).toBe(open);
});
