/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { ContactForm as Form } from './destinations';
import { renderInSite } from '../../testing/site';
import { ContactForm } from './contact-form';
import { fieldNames } from './message';

const endpoint: Form = {
  destination: 'endpoint',
  url: '/api/contact',
  format: 'form',
  fields: [],
  topics: [],
  sentUrl: 'https://example.org/contact/sent/',
};

const formOf = (form: Form) => {
  renderInSite(<ContactForm form={form} />, { title: 'Engines' });
  return screen.getByRole<HTMLFormElement>('form', { name: 'Write a message' });
};

test('asks for a name, an address and a message, with the limits of the schema', () => {
  formOf(endpoint);
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
    'name',
    'email',
    'message',
  ]);
  const [name, email, message] = ['Your name', 'Your e-mail address', 'Your message'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  );
  expect(name).toMatchObject({ required: true, maxLength: 80, autocomplete: 'name' });
  expect(email).toMatchObject({ required: true, maxLength: 254, type: 'email', autocomplete: 'email' });
  expect(message).toMatchObject({ required: true, minLength: 10, maxLength: 5000 });
});

test('asks for more where site.md says so, in the order of the schema, and says that it need not be told', () => {
  const form = formOf({ ...endpoint, fields: ['subject', 'phone', 'organization'], topics: ['A question', 'Work'] });
  const names = [...form.elements].map((element) => element.getAttribute('name'));
  expect(names.filter((name) => (fieldNames as (string | null)[]).includes(name))).toEqual(fieldNames);
  for (const label of ['Organization (optional)', 'Phone (optional)', 'Subject (optional)'])
    expect(screen.getByLabelText<HTMLInputElement>(label).required).toBe(false);
  const topic = screen.getByLabelText<HTMLSelectElement>('What is it about? (optional)');
  expect(topic.value).toBe('');
  expect(within(topic).getAllByRole<HTMLOptionElement>('option')).toMatchObject([
    { value: '', text: 'Please choose' },
    { value: 'A question' },
    { value: 'Work' },
  ]);
});

test('help is read with its field', () => {
  formOf(endpoint);
  const message = screen.getByLabelText('Your message');
  const described = document.getElementById(message.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('From 10 to 5000 characters.');
});

test('the trap is neither read aloud nor reached by the keyboard, and has a name that browsers do not fill in', () => {
  const form = formOf(endpoint);
  const trap = form.querySelector<HTMLInputElement>('.contact-trap input');
  expect(trap).toMatchObject({ name: 'homepage', tabIndex: -1, autocomplete: 'off', required: false, value: '' });
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull();
});

test.each<[string, Form, string | null]>([
  ['the site itself', endpoint, null],
  [
    'a service',
    { ...endpoint, url: 'https://formspree.io/f/abc' },
    'Your message goes to formspree.io, which passes it on.',
  ],
  [
    'a mailbox',
    { ...endpoint, destination: 'mailto', email: 'ada@example.org' },
    'Your mail program opens with the message, for you to send.',
  ],
])('who is told of the message is said: %s', (_, form, note) => {
  expect(formOf(form).querySelector('.contact-form-note')?.textContent ?? null).toBe(note);
});

test('a mail holds what was typed and nothing else', () => {
  const form = formOf({ ...endpoint, destination: 'mailto', email: 'ada@example.org' });
  expect(form.getAttribute('action')).toBe(
    'mailto:ada@example.org?subject=A%20message%20from%20a%20visitor%20of%20Engines',
  );
  expect([...new FormData(form).keys()]).toEqual(['name', 'email', 'message']);
});
