/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { ContactForm as Form } from './destinations';
import { renderInSite } from '../../testing/site';
import { toWords } from '../../words/words';
import { ContactField } from './contact-field';
import { ContactForm } from './contact-form';
import { ContactNews } from './contact-news';
import type { FormState } from './form-state';
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

test('asks for a name, an email address and a message, with the limits of the schema', () => {
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

test('has the extra fields that site.md enables, in the order of the schema, marked as optional', () => {
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
])('names who receives the message: %s', (_, form, note) => {
  expect(formOf(form).querySelector('.contact-form-note')?.textContent ?? null).toBe(note);
});

test('combined sentences use the punctuation of the language', () => {
  const failed = { status: 'failed', errors: {}, failure: { kind: 'tooMany' }, left: 42 } as unknown as FormState;
  const words = toWords({ language: 'ja' });
  const { container } = renderInSite(
    <>
      <ContactNews state={failed} />
      <ContactField name="organization" label={words.organization} />
    </>,
    { language: 'ja', words },
  );
  expect(container.querySelector('.contact-news')?.textContent).toBe(
    '短時間に送信されたメッセージが多すぎます。入力した内容は残っています。0:42後に再試行できます。',
  );
  expect(container.querySelector('label')?.textContent).toBe('会社・団体名（任意）');
});
