import { createTransport } from 'nodemailer';
import { hostedReceiver } from './hosted-receiver';

const receiver = hostedReceiver(process.env, { mailer: createTransport, log: (line) => console.log(line) });

/** Receives the contact form's messages on Netlify. */
export default function contact(request: Request): Promise<Response> {
  return receiver(request, request.headers.get('x-nf-client-connection-ip') ?? '');
}
