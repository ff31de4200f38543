/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { refuseStorage } from '../../testing/refuse-storage';
import { contactForm } from './client';

trackListeners();

const reached = jest.fn<undefined, [Event]>();

beforeEach(() => {
  reached.mockReset();
  document.body.innerHTML = '<form data-draft="draft"></form>';
  document.querySelector('form')?.addEventListener('pointermove', reached);
});
afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

function comeToForm(): number {
  contactForm();
  return reached.mock.calls.length;
}

test('also if this runs before the listener that starts React', () => {
  localStorage.setItem('draft', '{}');
  comeToForm();
  reached.mockReset();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(reached).toHaveBeenCalledTimes(1);
});

test('a form without a draft does not start React, even without storage', () => {
  expect(comeToForm()).toBe(0);
  refuseStorage('getItem');
  expect(comeToForm()).toBe(0);
});
