import type { createTransport } from 'nodemailer';
import { storeCounter, type KeyValueStore } from './counter';
import { hostedReceiver } from './hosted-receiver';
import type { Receiver } from './receive';

/** The context that Cloudflare Pages passes to a function: the request, environment variables, and a KV store if one is bound under this name. */
interface Context {
  request: Request;
  env: Readonly<Record<string, unknown>> & {
    CONTACT_COUNTS?: KeyValueStore;
    /** The files of the site, which may be below a path, as the receiver then is. */
    ASSETS?: { fetch: (url: string) => Promise<Response> };
  };
}

/**
 * Loads nodemailer only when a mail is to be sent. With an `import`, a project without Node's modules (compatibility dates before 2026-08-04 lack
 * them unless the flag `nodejs_compat` is set) could not be deployed at all, whether or not it sends mail.
 */
function loadMailer(): typeof createTransport {
  try {
    // oxlint-disable-next-line typescript/no-require-imports -- see above
    return (require('nodemailer') as typeof import('nodemailer')).createTransport;
  } catch (error) {
    console.log('To send mail, set the compatibility flag nodejs_compat in the settings of the project.');
    throw error;
  }
}

const mailer = ((options: object) => loadMailer()(options)) as typeof createTransport;

const log = (line: string): void => console.log(line);

/** Shared by all requests to this instance, so that it can count them. The variables do not change during its lifetime. */
let receiver: Receiver | undefined;

/** Receives the contact form's messages on Cloudflare Pages. */
export function onRequest({ request, env }: Context): Promise<Response> {
  receiver ??= hostedReceiver(env, {
    mailer,
    counter: env.CONTACT_COUNTS && storeCounter(env.CONTACT_COUNTS, log),
    loadForms: async () => {
      const response = await env.ASSETS?.fetch(new URL('../forms.json', request.url).href);
      return response?.json() as Promise<unknown> | undefined;
    },
    log,
  });
  return receiver(request, request.headers.get('CF-Connecting-IP') ?? '');
}
