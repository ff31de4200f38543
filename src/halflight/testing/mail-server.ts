import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as received: its envelope, its bytes, and the parsed message. */
interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  mail: Email;
}

interface Refusals {
  /** Rejects every mail with 550 and this text. */
  refuse?: string;
  /** Rejects this recipient with 550, and accepts the mail for the others. */
  refuseRecipient?: string;
}

/** Starts a mail server that records what it receives. */
export async function startMailServer({ refuse, refuseRecipient }: Refusals = {}): Promise<{
  port: number;
  received: ReceivedMail[];
  stop: () => Promise<void>;
}> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(address === refuseRecipient ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuse !== undefined) return done(Object.assign(new Error(refuse), { responseCode: 550 }));
        const bytes = Buffer.concat(chunks);
        void PostalMime.parse(bytes).then((mail) => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          const to = envelope.rcptTo.map(({ address }) => address);
          received.push({ from, to, raw: bytes.toString('utf8'), mail });
          done(null);
        });
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}
