import type { Service } from '../../features/service';
import type { ServicesOf } from '../services-of';
import { toContactForm } from '../../features/contact/to-contact-form';
import { formServices } from '../../features/contact/destinations';
import type { section } from './schema';

const TURNSTILE = 'https://challenges.cloudflare.com';

/** The services that receive the messages of the contact form and check that a person wrote them. */
export const services: ServicesOf<typeof section> = (_, site, person) => {
  const form = toContactForm(site, person);
  const own = new URL(site.url);
  switch (form?.destination) {
    case undefined:
      return [];
    case 'netlify':
      return [{ kind: 'Contact', name: 'Netlify', policy: 'https://www.netlify.com/privacy/', allowed: {} }];
    case 'mailto':
      return [{ kind: 'ContactMail', name: form.email, allowed: { form: ['mailto:'] } }];
    case 'web3forms':
      return [
        {
          kind: 'Contact',
          name: 'Web3Forms',
          policy: 'https://web3forms.com/privacy',
          allowed: posts('https://api.web3forms.com', own),
        },
      ];
    case 'endpoint': {
      const turnstile: Service = {
        kind: 'Turnstile',
        name: 'Cloudflare Turnstile',
        policy: 'https://www.cloudflare.com/turnstile-privacy-policy/',
        allowed: { script: [TURNSTILE], frame: [TURNSTILE] },
      };
      const url = new URL(form.url, own);
      const { label, policy } = form.service ? formServices[form.service] : { label: url.host };
      const contact: Service = {
        kind: url.host === own.host ? 'ContactHere' : 'Contact',
        name: label,
        ...(policy && { policy }),
        allowed: form.url.startsWith('/') ? {} : posts(url.origin, own),
      };
      return form.turnstile ? [contact, turnstile] : [contact];
    }
  }
};

/** What a form that posts to another origin is allowed. The response may redirect back to the site, so `form-action` must allow that too. */
function posts(origin: string, site: URL): Service['allowed'] {
  return { connect: [origin], form: [origin, site.origin] };
}
