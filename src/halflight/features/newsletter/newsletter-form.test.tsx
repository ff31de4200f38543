/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { NewsletterForm } from './newsletter-form';

test.each([
  ['buttondown', 'ada', 'https://buttondown.com/api/emails/embed-subscribe/ada', 'email', 'Buttondown'],
  ['kit', '12345', 'https://app.kit.com/forms/12345/subscriptions', 'email_address', 'Kit'],
  ['substack', 'https://ada.substack.com', 'https://ada.substack.com/api/v1/free?nojs=true', 'email', 'Substack'],
  [
    'mailchimp',
    'https://example.us1.list-manage.com/subscribe/post?u=1&id=2',
    'https://example.us1.list-manage.com/subscribe/post?u=1&id=2',
    'EMAIL',
    'Mailchimp',
  ],
  ['endpoint', 'https://ada.example/subscribe', 'https://ada.example/subscribe', 'email', 'ada.example'],
] as const)('%s gets the address by a plain form, and is named', (provider, account, action, field, label) => {
  const { container } = renderInSite(<NewsletterForm provider={provider} account={account} />);
  expect(container.querySelector('form')).toMatchObject({ action, method: 'post' });
  const input = screen.getByRole('textbox', { name: 'Your e-mail address' });
  expect(input).toBeRequired();
  expect(input).toMatchObject({ type: 'email', name: field, autocomplete: 'email' });
  expect(input).toHaveAccessibleDescription(`Your address goes to ${label}, which sends the newsletter.`);
  expect(screen.getByRole('button', { name: 'Subscribe' }).getAttribute('type')).toBe('submit');
});

test('a listmonk gets the list with the address', () => {
  const account = 'https://lists.example.org/subscription/form?l=0a1b';
  const { container } = renderInSite(<NewsletterForm provider="listmonk" account={account} />);
  const form = container.querySelector('form');
  expect(form?.action).toBe('https://lists.example.org/subscription/form');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ l: '0a1b', nonce: '', email: '' });
});

test.each([
  ['ghost', 'https://notes.example.org', 'https://notes.example.org/#/portal/signup'],
  ['beehiiv', 'https://ada.beehiiv.com/', 'https://ada.beehiiv.com/subscribe'],
] as const)('%s, which takes no plain form, is linked to', (provider, account, page) => {
  renderInSite(<NewsletterForm provider={provider} account={account} />);
  expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', page);
});
