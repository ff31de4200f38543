import { DELIVERY_TIMEOUT } from '../../../limits';
import { DeliveryError, kindOf, toSubject, toText, type Deliver } from './submission';
import type { Say } from './words';

/** Delivers by posting JSON to a URL, which must respond with a status from 200 to 299. Redirects are not followed. */
export function deliverToWebhook(url: string, say: Say): Deliver {
  return async (submission) => {
    const { host } = new URL(url);
    const { id, message, at, suspicion } = submission;
    const body = JSON.stringify({
      subject: toSubject(submission, say),
      text: toText(submission, say),
      message,
      id,
      at,
      spam: suspicion !== undefined,
    });
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(DELIVERY_TIMEOUT),
    }).catch((error: unknown) => {
      throw new DeliveryError(`${host}: ${kindOf(error)}`);
    });
    await response.body?.cancel();
    if (!response.ok) throw new DeliveryError(`${host}: answered ${response.status}`);
  };
}
