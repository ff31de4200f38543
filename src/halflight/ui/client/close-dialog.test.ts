/** @jest-environment jsdom */
import { closeDialog } from './close-dialog';

const closed = jest.fn();
let dialog: HTMLDialogElement;

beforeEach(() => {
  jest.useFakeTimers();
  closed.mockReset();
  dialog = document.createElement('dialog');
  dialog.close = closed;
});
afterEach(() => jest.useRealTimers());

/** Lets the next frame pass, and what follows it. */
const pass = () => jest.advanceTimersByTime(20);

test('a dialog is out of sight in the next frame, and closed after it', () => {
  closeDialog(dialog);
  requestAnimationFrame(() => expect([dialog.dataset.closing, closed.mock.calls.length]).toEqual(['', 0]));
  pass();
  expect([dialog.dataset.closing, closed.mock.calls.length]).toEqual([undefined, 1]);
  expect.assertions(2);
});

test('one that is opened again meanwhile stays open', () => {
  closeDialog(dialog);
  delete dialog.dataset.closing;
  pass();
  expect(closed).not.toHaveBeenCalled();
});
