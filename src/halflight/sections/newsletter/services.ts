import type { ServicesOf } from '../../derive/service';
import { newsletterFormOf } from '../../features/newsletter/providers';

/** The provider that sends the newsletter. */
export const services: ServicesOf<'newsletter'> = ({ provider, account }, site) => {
  const { label, action, policy } = newsletterFormOf(provider, account);
  const form = [new URL(action).origin, new URL(site.url).origin];
  return [{ kind: 'Newsletter', name: label, policy, allowed: { form } }];
};
