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
] as const)('%s gets the address by a plain form, and is named', (provider, account, action, field, label) => {
  const { container } = renderInSite(<NewsletterForm provider={provider} account={account} />);
  expect(container.querySelector('form')).toMatchObject({ action, method: 'post' });
  const input = screen.getByRole('textbox', { name: 'Your e-mail address' });
  expect(input).toBeRequired();
  expect(input).toMatchObject({ type: 'email', name: field, autocomplete: 'email' });
  expect(input).toHaveAccessibleDescription(`Your address goes to ${label}, which sends the newsletter.`);
  expect(screen.getByRole('button', { name: 'Subscribe' }).getAttribute('type')).toBe('submit');
});
