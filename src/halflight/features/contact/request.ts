import type { ContactForm } from './destinations';
import { CONFIRMED_FIELD, ELAPSED_FIELD, LANGUAGE_FIELD, TURNSTILE_FIELD, type Message } from './message';
import type { Post } from './to-post';

/** What is sent along with a message without being part of it. */
interface Circumstances {
  /** Milliseconds since the visitor started to fill in the form. */
  elapsed: number;
  /** Whether a person confirmed that the honeypot was filled by mistake. The honeypot itself is never sent: it would count against them. */
  confirmed: boolean;
  /** Turnstile's token, if the site uses Turnstile and got one. */
  turnstile?: string | undefined;
}

/** A POST request in the form that `fetch` takes. */
export interface MessageRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Builds the POST request for a message; `undefined` for `mailto`. `action` and `hidden` are what the form posts without our script. */
export function toRequest(
  form: ContactForm,
  { action, hidden }: Pick<Post, 'action' | 'hidden'>,
  message: Message,
  { elapsed, confirmed, turnstile }: Circumstances,
): MessageRequest | undefined {
  switch (form.destination) {
    case 'netlify':
      // Netlify accepts a form at any page of the site: posting to the current one avoids fetching another for the response.
      return { url: location.pathname, ...asForm({ ...hidden, ...message }) };
    case 'endpoint': {
      const fields = {
        ...message,
        [LANGUAGE_FIELD]: hidden[LANGUAGE_FIELD],
        [ELAPSED_FIELD]: String(Math.round(elapsed)),
        ...(confirmed && { [CONFIRMED_FIELD]: '1' }),
        ...(turnstile !== undefined && { [TURNSTILE_FIELD]: turnstile }),
      };
      return { url: action, ...(form.format === 'json' ? asJson(fields) : asForm(fields)) };
    }
    case 'web3forms':
      return { url: action, ...asJson({ access_key: form.accessKey, ...message }) };
    case 'mailto':
      return undefined;
  }
}

type Fields = Record<string, string | undefined>;

/** A form post: like the browser's own, it needs no CORS preflight. */
function asForm(fields: Fields): Omit<MessageRequest, 'url'> {
  const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
  return {
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    body: new URLSearchParams(given).toString(),
  };
}

function asJson(fields: Fields): Omit<MessageRequest, 'url'> {
  return {
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  };
}
