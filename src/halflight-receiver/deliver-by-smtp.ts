import type { createTransport } from 'nodemailer';
import { DELIVERY_TIMEOUT } from '../halflight/limits';
import type { Destination } from './settings';
import {
  DeliveryError,
  kindOf,
  PartialDeliveryError,
  replyAddressOf,
  toHeader,
  toSubject,
  toText,
  type Deliver,
} from './submission';
import type { Say } from './words';

/**
 * Delivers by mail. The envelope and the sender are our own, so that SPF and DKIM check our own domain; replies go to the visitor. `mailer` is
 * nodemailer's `createTransport`, which the caller loads; `say` speaks the recipients' language. The returned function throws a
 * `PartialDeliveryError` if the server accepted the mail for only some of its recipients.
 */
export function deliverBySmtp(
  { server, from, to }: Extract<Destination, { kind: 'smtp' }>,
  mailer: typeof createTransport,
  say: Say,
): Deliver {
  return async (submission) => {
    const { form, message } = submission;
    const reply = replyAddressOf(submission);
    const host = `${server.host}:${server.port}`;
    // Skips recipients of an earlier attempt that have since been removed from the settings.
    const recipients = to.filter((address) => submission.to?.includes(address) ?? true);
    if (recipients.length === 0) return;
    const transport = mailer({
      ...server,
      // nodemailer's own timeouts apply to each step; the signal covers all of them.
      connectionTimeout: DELIVERY_TIMEOUT,
      greetingTimeout: DELIVERY_TIMEOUT,
      socketTimeout: DELIVERY_TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const sending = transport.sendMail({
      from,
      to: [...to],
      ...(reply && { replyTo: { name: toHeader(message.name ?? ''), address: reply } }),
      envelope: { from, to: recipients },
      subject: toSubject(submission, say),
      text: toText(submission, say),
      // For programs: what a declared form asked may change, so that its mails cannot be read by their lines.
      ...(form && {
        attachments: [
          {
            filename: `${form.name}.json`,
            content: JSON.stringify({ form: form.name, at: submission.at, ...message }, null, 2),
            contentType: 'application/json',
          },
        ],
      }),
      // The same in each attempt, so that mail programs recognise duplicates.
      messageId: `<${submission.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      // Otherwise nodemailer folds long lines and relies on the recipient's mail program to join them.
      textEncoding: 'quoted-printable',
      date: new Date(submission.at),
      signal: AbortSignal.timeout(DELIVERY_TIMEOUT),
    }) as Promise<{ rejected: readonly string[] }>;
    const { rejected } = await sending.catch((error: unknown) => {
      throw new DeliveryError(`${host}: ${describe(error)}`);
    });
    // The server may return an address in lower case.
    const refused = new Set(rejected.map((address) => address.toLowerCase()));
    const rest = recipients.filter((address) => refused.has(address.toLowerCase()));
    if (rest.length > 0) throw new PartialDeliveryError(`${host}: refused ${rest.join(', ')}`, rest);
  };
}

/** nodemailer's description of a failure, without the server's own words, which may quote the message. */
function describe(error: unknown): string {
  const kind = kindOf(error);
  if (kind === 'EABORT') return 'timed out';
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return [kind, responseCode, command && `(${command})`].filter(Boolean).join(' ');
}
