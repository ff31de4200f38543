import type { Service, ServicesOf } from '../../derive/service';
import { toContactForm } from '../../derive/to-contact-form';
import { formServices } from '../../features/contact/destinations';

const TURNSTILE = 'https://challenges.cloudflare.com';

/** Whoever takes what is written into the contact form, and checks that a person wrote it. */
export const services: ServicesOf<'contact'> = (_, site, person) => {
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

/** What a form that posts to another origin is allowed. Its response may redirect back to the site, which `form-action` has to allow, too. */
function posts(origin: string, site: URL): Service['allowed'] {
  return { connect: [origin], form: [origin, site.origin] };
}
