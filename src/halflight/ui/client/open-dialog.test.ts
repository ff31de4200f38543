/** @jest-environment jsdom */
import { openDialog } from './open-dialog';

let dialog: HTMLDialogElement;
let modal: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<button></button><dialog><input></dialog>';
  document.querySelector('button')?.focus();
  dialog = document.querySelector('dialog') as HTMLDialogElement;
  // jsdom does not implement dialogs.
  modal = false;
  dialog.show = () => {
    dialog.open = true;
  };
  dialog.showModal = () => {
    if (dialog.open) throw new Error('InvalidStateError');
    dialog.open = modal = true;
  };
  dialog.close = (returnValue) => {
    if (returnValue !== undefined) dialog.returnValue = returnValue;
    dialog.open = modal = false;
    setTimeout(() => dialog.dispatchEvent(new Event('close')));
  };
});
afterEach(() => jest.useRealTimers());

const pass = () => jest.advanceTimersByTimeAsync(20);
const state = () => [dialog.open, dialog.dataset.opening, modal];
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const typeInto = () => dialog.querySelector('input')?.focus();

test('a dialog is shown in the next frame, without what can wait, and becomes modal after it', async () => {
  void openDialog(dialog);
  expect(state()).toEqual([true, '', false]);
  requestAnimationFrame(() => expect(state()).toEqual([true, '', false]));
  await pass();
  expect(state()).toEqual([true, undefined, true]);
  expect.assertions(3);
});

test('Escape closes it before it is modal; other keys, and Escape afterwards, are left to the browser', async () => {
  void openDialog(dialog);
  press('a');
  expect(dialog.open).toBe(true);
  press('Escape');
  expect(dialog.open).toBe(false);
  await pass();
  expect([dialog.open, modal]).toEqual([false, false]);
  void openDialog(dialog);
  await pass();
  press('Escape');
  expect(dialog.open).toBe(true);
});

test('when the browser would close it, the next frame hides it, and it is closed after that', async () => {
  void openDialog(dialog);
  await pass();
  const cancel = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect([dialog.open, dialog.dataset.closing]).toEqual([true, '']);
  await pass();
  expect([dialog.open, dialog.dataset.closing]).toEqual([false, undefined]);
});

test('a dialog reopened before it is closed stays open', async () => {
  void openDialog(dialog);
  await pass();
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  void openDialog(dialog);
  await pass();
  expect(state()).toEqual([true, undefined, true]);
});

test('a dialog closed and reopened before that becomes modal once', async () => {
  void openDialog(dialog);
  press('Escape');
  void openDialog(dialog);
  await pass();
  expect(state()).toEqual([true, undefined, true]);
});

test('closed by a followed link, it does not return the focus', async () => {
  void openDialog(dialog);
  typeInto();
  await pass();
  dialog.close('followed');
  await pass();
  expect(document.activeElement).toBe(document.querySelector('input'));
});

test('without modal dialogs, the promise is rejected', async () => {
  dialog.showModal = undefined as never;
  const opened = openDialog(dialog);
  const told = expect(opened).rejects.toThrow();
  await pass();
  await told;
});
