import { DELIVERY_TIMEOUT } from '../halflight/limits';
import { decodeUrl } from '../halflight/parse-url';
import { DeliveryError, kindOf, toSubject, toText, type Deliver } from './submission';
import type { Say } from './words';

/**
 * Delivers by posting JSON to a URL, which must respond with a status from 200 to 299. Redirects are not followed. A user name and password in the
 * URL are sent as HTTP basic authentication.
 */
export function deliverToWebhook(webhook: string, say: Say): Deliver {
  const { url, host, authorization } = splitUrl(webhook);
  return async (submission) => {
    const { id, message, at, suspicion, form } = submission;
    const body = JSON.stringify({
      subject: toSubject(submission, say),
      text: toText(submission, say),
      ...(form && { form: form.name }),
      message,
      id,
      at,
      spam: suspicion !== undefined,
    });
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization },
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

/** Splits the user name and password, which `fetch` rejects, from a URL into a header. */
function splitUrl(webhook: string): { url: string; host: string; authorization?: { authorization: string } } {
  const url = new URL(webhook);
  const { username, password, host } = url;
  if (username === '' && password === '') return { url: url.href, host };
  url.username = url.password = '';
  const bytes = new TextEncoder().encode(`${decodeUrl(username)}:${decodeUrl(password)}`);
  // No `Buffer`: Cloudflare has it only in projects that enable Node's modules.
  return { url: url.href, host, authorization: { authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` } };
}
