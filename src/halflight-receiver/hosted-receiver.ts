import type { createTransport } from 'nodemailer';
import { deliverBySmtp } from './deliver-by-smtp';
import { deliverToWebhook } from './deliver-to-webhook';
import { memoryCounter, type Counter } from './counter';
import { createFormFinder, fetchForms, type LoadForms } from './forms';
import { limitLog, type Log } from './log-lines';
import { createReceiver, type Receiver, type ReceiverOptions } from './receive';
import { readSettings, type Settings } from './settings';
import { checkTurnstile } from './turnstile';
import { speakerOf } from './words';

/** What a host provides besides the settings. */
export interface Host {
  /** nodemailer's `createTransport`, or a function that loads it when a mail is to be sent. */
  mailer: typeof createTransport;
  /** A counter in the host's own store, if it has one. */
  counter?: Counter | undefined;
  /** Reads `forms.json` of the site, unless the settings say where it is. */
  loadForms?: LoadForms | undefined;
  log: Log;
}

export function toOptions(
  { destination, origins, limit, language, turnstileSecret, forms }: Settings,
  host: Host,
): ReceiverOptions {
  const { mailer, log, counter = memoryCounter() } = host;
  const isUrl = forms !== undefined && /^https?:/.test(forms);
  const loadForms = isUrl ? () => fetchForms(forms) : host.loadForms;
  const { say } = speakerOf(language);
  return {
    deliver:
      destination.kind === 'smtp' ? deliverBySmtp(destination, mailer, say) : deliverToWebhook(destination.url, say),
    language,
    ...(turnstileSecret !== undefined && { checkToken: checkTurnstile(turnstileSecret, log) }),
    ...(loadForms && { findForm: createFormFinder(loadForms) }),
    origins,
    limit,
    counter,
    log,
  };
}

/**
 * A receiver as a serverless function. It is deployed whether or not the owner wants it, so without valid settings in its environment it responds to
 * every request with 503 and logs what is wrong.
 */
export function hostedReceiver(environment: Readonly<Record<string, unknown>>, host: Host): Receiver {
  const read = readSettings(environment);
  if ('settings' in read) return createReceiver(toOptions(read.settings, host));
  const log = limitLog(host.log);
  return () => {
    for (const mistake of read.mistakes) log(mistake);
    const headers = { 'Cache-Control': 'no-store' };
    return Promise.resolve(Response.json({ ok: false, error: 'Not set up.' }, { status: 503, headers }));
  };
}
