import { SEND_TIMEOUT } from '../../limits';
import type { Outcome } from './send';

/**
 * Sends a message once, even if several tabs with the same draft send it at the same moment. The browser's tabs take turns; if another tab has
 * delivered the same text since this call began, the message counts as delivered. In case of doubt, or if its turn does not come within
 * `SEND_TIMEOUT`, the message is sent: it may arrive twice but is never lost. Nothing is stored: a delivery is recorded in the name of a lock, which
 * ends with its tab. `home` is the path of the site's home page, `text` everything that is sent.
 */
export async function sendOnce(home: string, text: string, send: () => Promise<Outcome>): Promise<Outcome> {
  const pressed = Date.now();
  const locks = (navigator as { locks?: LockManager }).locks;
  const digest = locks && (await digestOf(text).catch(() => undefined));
  // Browsers provide locks and digests only in a secure context.
  if (!locks || digest === undefined) return send();
  const prefix = `contact-delivered:${home}:${digest}:`;
  let sending: Promise<Outcome> | undefined;
  try {
    // Only the wait for a turn is limited: a browser may suspend another tab while it holds the lock.
    const signal = AbortSignal.timeout(SEND_TIMEOUT);
    return await locks.request(`contact-send:${home}`, { signal }, async () => {
      const { held = [] } = await locks.query();
      const delivered = held.some(
        ({ name = '' }) => name.startsWith(prefix) && Number(name.slice(prefix.length)) >= pressed,
      );
      if (delivered) return { kind: 'delivered' };
      sending = send();
      const outcome = await sending;
      if (outcome.kind === 'delivered') await hold(locks, prefix + String(Date.now()));
      return outcome;
    });
  } catch {
    // The locks failed, not the message.
    return sending ?? send();
  }
}

/** Holds a lock for `SEND_TIMEOUT`. Resolves as soon as the lock is acquired. */
function hold(locks: LockManager, name: string): Promise<void> {
  return new Promise((held, failed) => {
    locks
      .request(name, () => {
        held();
        return new Promise((done) => setTimeout(done, SEND_TIMEOUT));
      })
      .catch(failed);
  });
}

async function digestOf(text: string): Promise<string | undefined> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return undefined;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
