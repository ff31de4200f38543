/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { ShownForm } from './destinations';
import { renderInSite } from '../../testing/site';
import { toWords } from '../../words/words';
import { FormInput } from './form-input';
import { Form } from './form';
import { FormNews } from './form-news';
import type { FormState } from './form-state';
import { contactFields } from './message';

const endpoint: ShownForm = {
  destination: 'endpoint',
  url: '/api/contact',
  format: 'form',
  name: 'contact',
  fields: contactFields([]),
  sentUrl: 'https://example.org/contact/sent/',
};

const formOf = (form: ShownForm) => {
  renderInSite(<Form form={form} />, { title: 'Engines' });
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
  const form = formOf({
    ...endpoint,
    fields: contactFields(['subject', 'phone', 'organization'], ['A question', 'Work']),
  });
  const names = [...form.elements].map((element) => element.getAttribute('name'));
  const all = contactFields().map(({ name }) => name);
  expect(names.filter((name) => all.includes(name ?? ''))).toEqual(all);
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

test.each<[string, ShownForm, string | null]>([
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
      <FormNews state={failed} />
      <FormInput field={{ name: 'organization', kind: 'text', optional: true }} label={words.organization} />
    </>,
    { language: 'ja', words },
  );
  expect(container.querySelector('.contact-news')?.textContent).toBe(
    '短時間に送信されたメッセージが多すぎます。入力した内容は残っています。0:42後に再試行できます。',
  );
  expect(container.querySelector('label')?.textContent).toBe('会社・団体名（任意）');
});

test('a declared form has a control for each kind of field, with its constraints', () => {
  renderInSite(
    <Form
      form={{
        ...endpoint,
        name: 'quote',
        label: 'Ask for a quote',
        button: 'Ask',
        about: 'A lecture (2026-05-14)',
        fields: [
          { name: 'budget', kind: 'number', label: 'Budget', min: 1, max: 9, help: 'In pounds.' },
          { name: 'day', kind: 'day', label: 'Day', optional: true },
          { name: 'size', kind: 'choice', label: 'Size', options: ['Small', 'Large'], shownOptions: ['Klein', 'Groß'] },
          { name: 'wishes', kind: 'choice', label: 'Wishes', list: true, optional: true, options: ['Tea', 'Cake'] },
          { name: 'links', kind: 'url', label: 'Links', list: true, optional: true },
          { name: 'code', kind: 'text', label: 'Code', pattern: '\\d{4}', help: 'Four digits.' },
          { name: 'terms', kind: 'flag', label: 'I agree' },
        ],
      }}
    />,
  );
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Ask for a quote' });
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ form: 'quote', about: 'A lecture (2026-05-14)' });
  const budget = screen.getByRole('spinbutton', { name: 'Budget' });
  expect(budget).toMatchObject({ required: true, min: '1', max: '9', step: '1' });
  expect(budget).toHaveAccessibleDescription('In pounds.');
  expect(screen.getByLabelText('Day (optional)')).toMatchObject({ type: 'date', required: false });
  expect(within(screen.getByLabelText('Size')).getAllByRole('option')).toMatchObject([
    { value: '' },
    { value: 'Small', text: 'Klein' },
    { value: 'Large', text: 'Groß' },
  ]);
  const wishes = within(screen.getByRole('group', { name: 'Wishes (optional)' })).getAllByRole('checkbox');
  expect(wishes).toMatchObject([{ name: 'wishes', value: 'Tea', required: false }, { value: 'Cake' }]);
  expect(screen.getByLabelText('Links (optional)')).toHaveAccessibleDescription('One on each line.');
  expect(screen.getByLabelText('Code')).toMatchObject({ pattern: '\\d{4}', maxLength: 120 });
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toMatchObject({ required: true, value: 'yes' });
  expect(screen.getByRole('button')).toHaveAccessibleName('Ask');
});
