import type { Service } from '../service';
import { formServices, type ShownForm } from './destinations';

const TURNSTILE = 'https://challenges.cloudflare.com';

/** The services that receive what is sent with a form, and check that a person wrote it. */
export function servicesOfForm(form: ShownForm | undefined, siteUrl: string): Service[] {
  const own = new URL(siteUrl);
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
}

/** What a form that posts to another origin is allowed. The response may redirect back to the site, so `form-action` must allow that too. */
function posts(origin: string, site: URL): Service['allowed'] {
  return { connect: [origin], form: [origin, site.origin] };
}
