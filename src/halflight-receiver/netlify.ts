import { createTransport } from 'nodemailer';
import { fetchForms } from './forms';
import { hostedReceiver } from './hosted-receiver';

/** The address of the site, which Netlify sets. */
const { URL: site = '' } = process.env;

const receiver = hostedReceiver(process.env, {
  mailer: createTransport,
  loadForms: () => fetchForms(`${site}/forms.json`),
  log: (line) => console.log(line),
});

/** Receives the contact form's messages on Netlify. */
export default function contact(request: Request): Promise<Response> {
  return receiver(request, request.headers.get('x-nf-client-connection-ip') ?? '');
}
