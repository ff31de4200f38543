import type { createTransport } from 'nodemailer';
import { DELIVERY_TIMEOUT } from '../../../limits';
import type { Destination } from './settings';
import { DeliveryError, kindOf, PartialDeliveryError, toHeader, toSubject, toText, type Deliver } from './submission';
import type { Say } from './words';

/**
 * Delivers by mail. The envelope and the sender are our own, so that the mail is checked by our own domain; an answer goes to the visitor.
 * `mailer` is nodemailer's function: who calls decides how it is loaded; `say` speaks the reader's language. What it makes throws a `PartialDeliveryError` if the server took
 * the mail for some of its recipients only.
 */
export function deliverBySmtp(
  { server, from, to }: Extract<Destination, { kind: 'smtp' }>,
  mailer: typeof createTransport,
  say: Say,
): Deliver {
  return async (submission) => {
    const { name, email } = submission.message;
    const host = `${server.host}:${server.port}`;
    // Of those that have not got it yet, an address that was taken out of the settings since is not waited for.
    const recipients = to.filter((address) => submission.to?.includes(address) ?? true);
    if (recipients.length === 0) return;
    const transport = mailer({
      ...server,
      // The library's own limits are for each step; the signal is for all of them together.
      connectionTimeout: DELIVERY_TIMEOUT,
      greetingTimeout: DELIVERY_TIMEOUT,
      socketTimeout: DELIVERY_TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const sending = transport.sendMail({
      from,
      to: [...to],
      replyTo: { name: toHeader(name), address: email },
      envelope: { from, to: recipients },
      subject: toSubject(submission, say),
      text: toText(submission, say),
      // The same in each attempt, so that mail programs know a mail that arrived twice.
      messageId: `<${submission.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      // The library would fold long lines and leave it to the reader's program to join them.
      textEncoding: 'quoted-printable',
      date: new Date(submission.at),
      signal: AbortSignal.timeout(DELIVERY_TIMEOUT),
    }) as Promise<{ rejected: readonly string[] }>;
    const { rejected } = await sending.catch((error: unknown) => {
      throw new DeliveryError(`${host}: ${describe(error)}`);
    });
    // The server names them as we did, or in small letters.
    const refused = new Set(rejected.map((address) => address.toLowerCase()));
    const rest = recipients.filter((address) => refused.has(address.toLowerCase()));
    if (rest.length > 0) throw new PartialDeliveryError(`${host}: refused ${rest.join(', ')}`, rest);
  };
}

/** What the library knows of a failure, without the server's own words: those may repeat the message. */
function describe(error: unknown): string {
  const kind = kindOf(error);
  if (kind === 'EABORT') return 'timed out';
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return [kind, responseCode, command && `(${command})`].filter(Boolean).join(' ');
}
