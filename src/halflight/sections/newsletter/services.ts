import type { ServicesOf } from '../services-of';
import { newsletterFormOf } from '../../features/newsletter/providers';
import type { section } from './schema';

/** The provider that sends the newsletter. */
export const services: ServicesOf<typeof section> = ({ provider, account }, site) => {
  const { label, action, policy, field } = newsletterFormOf(provider, account);
  // On a page of its own, the provider needs no leave.
  if (field === undefined) return [];
  const form = [new URL(action).origin, new URL(site.url).origin];
  return [{ kind: 'Newsletter', name: label, ...(policy !== undefined && { policy }), allowed: { form } }];
};
