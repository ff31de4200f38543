/** @jest-environment jsdom */
import { openDialog } from './open-dialog';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a dialog is open at once, with what its first frame need not show left out of that', () => {
  const dialog = document.createElement('dialog');
  dialog.showModal = () => expect(dialog.dataset.opening).toBe('');
  openDialog(dialog);
  requestAnimationFrame(() => expect(dialog.dataset.opening).toBe(''));
  jest.advanceTimersByTime(20);
  expect(dialog.dataset.opening).toBeUndefined();
  expect.assertions(3);
});
