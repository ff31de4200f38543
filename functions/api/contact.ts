import type { createTransport } from 'nodemailer';
import { storeCounter, type KeyValueStore } from '../../src/features/contact/receiver/counter';
import { hostedReceiver } from '../../src/features/contact/receiver/hosted-receiver';
import type { Receiver } from '../../src/features/contact/receiver/receive';

/** What Cloudflare Pages gives a function: the request, the variables, and a store if one is bound under this name. */
interface Context {
  request: Request;
  env: Readonly<Record<string, unknown>> & { CONTACT_COUNTS?: KeyValueStore };
}

/**
 * Loads nodemailer when a mail is to be sent. An `import` would keep the whole site from being published by a project without Node's modules
 * (compatibility dates before 2026-08-04 lack them unless the flag `nodejs_compat` is set), whether or not it sends mail.
 */
function loadMailer(): typeof createTransport {
  try {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- see above
    return (require('nodemailer') as typeof import('nodemailer')).createTransport;
  } catch (error) {
    console.log('To send mail, set the compatibility flag nodejs_compat in the settings of the project.');
    throw error;
  }
}

const mailer = ((options: object) => loadMailer()(options)) as typeof createTransport;

/** One for all requests that a place of Cloudflare answers, so that it can count. The variables do not change while it runs. */
let receiver: Receiver | undefined;

/** Cloudflare Pages: receives the contact form's messages. */
export function onRequest({ request, env }: Context): Promise<Response> {
  const counter = env.CONTACT_COUNTS && storeCounter(env.CONTACT_COUNTS);
  receiver ??= hostedReceiver(env, { mailer, counter, log: (line) => console.log(line) });
  return receiver(request, request.headers.get('CF-Connecting-IP') ?? '');
}
