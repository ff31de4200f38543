import type { createTransport } from 'nodemailer';
import { DELIVERY_TIMEOUT } from '../../limits';
import type { Destination } from './settings';
import { DeliveryError, kindOf, toSubject, toText, type Deliver } from './submission';

/**
 * Delivers by mail. The envelope and the sender are our own, so that the mail is judged by our own domain; an answer goes to the visitor.
 * `mailer` is nodemailer's function: who calls decides how it is loaded.
 */
export function deliverBySmtp(
  { server, from, to }: Extract<Destination, { kind: 'smtp' }>,
  mailer: typeof createTransport,
): Deliver {
  return async (submission) => {
    const { name, email } = submission.message;
    try {
      const transport = mailer({
        ...server,
        // The library's own limits are for each step; the signal is for all of them together.
        connectionTimeout: DELIVERY_TIMEOUT,
        greetingTimeout: DELIVERY_TIMEOUT,
        socketTimeout: DELIVERY_TIMEOUT,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await transport.sendMail({
        from,
        to: [...to],
        replyTo: { name, address: email },
        envelope: { from, to: [...to] },
        subject: toSubject(submission),
        text: toText(submission),
        // The library would fold long lines and leave it to the reader's program to join them.
        textEncoding: 'quoted-printable',
        date: new Date(submission.at),
        signal: AbortSignal.timeout(DELIVERY_TIMEOUT),
      });
    } catch (error) {
      throw new DeliveryError(`${server.host}:${server.port}: ${describe(error)}`);
    }
  };
}

/** What the library knows of a failure, without the server's own words: those may repeat the message. */
function describe(error: unknown): string {
  const kind = kindOf(error);
  if (kind === 'EABORT') return 'timed out';
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return [kind, responseCode, command && `(${command})`].filter(Boolean).join(' ');
}
