/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { returnToForm } from './client';

const reached = jest.fn<undefined, [Event]>();
let listeners: { remove: () => void };

beforeEach(() => {
  reached.mockReset();
  document.body.innerHTML = '<form data-draft="draft"></form>';
  document.querySelector('form')?.addEventListener('pointermove', reached);
  listeners = trackListeners();
});
afterEach(() => {
  listeners.remove();
  localStorage.clear();
  history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

function comeToForm(): number {
  returnToForm();
  return reached.mock.calls.length;
}

test('a text that was kept brings the form to life', () => {
  localStorage.setItem('draft', '{}');
  expect(comeToForm()).toBe(1);
});

test('also if this runs before what starts React listens', () => {
  localStorage.setItem('draft', '{}');
  comeToForm();
  reached.mockReset();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(reached).toHaveBeenCalledTimes(1);
});

test('so does an exception that its visitor comes to report', () => {
  history.replaceState(null, '', '/contact/?report=0badcafe');
  expect(comeToForm()).toBe(1);
});

test('a form without a text waits, also where the browser keeps nothing', () => {
  expect(comeToForm()).toBe(0);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(comeToForm()).toBe(0);
});
