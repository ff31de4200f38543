import type { ShownForm } from './destinations';
import type { FormField } from './form-field';
import {
  ABOUT_FIELD,
  CONFIRMED_FIELD,
  ELAPSED_FIELD,
  FORM_FIELD,
  LANGUAGE_FIELD,
  linesOf,
  TURNSTILE_FIELD,
  type Message,
} from './message';
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
  form: ShownForm,
  { action, hidden }: Pick<Post, 'action' | 'hidden'>,
  message: Message,
  { elapsed, confirmed, turnstile }: Circumstances,
): MessageRequest | undefined {
  const answers = toAnswers(form.fields, message);
  switch (form.destination) {
    case 'netlify':
      // Netlify accepts a form at any page of the site: posting to the current one avoids fetching another for the response.
      return { url: location.pathname, ...asForm({ ...hidden, ...answers }) };
    case 'endpoint': {
      const fields = {
        ...answers,
        [FORM_FIELD]: hidden[FORM_FIELD],
        [ABOUT_FIELD]: hidden[ABOUT_FIELD],
        [LANGUAGE_FIELD]: hidden[LANGUAGE_FIELD],
        [ELAPSED_FIELD]: String(Math.round(elapsed)),
        ...(confirmed && { [CONFIRMED_FIELD]: '1' }),
        ...(turnstile !== undefined && { [TURNSTILE_FIELD]: turnstile }),
      };
      return { url: action, ...(form.format === 'json' ? asJson(fields) : asForm(fields)) };
    }
    case 'web3forms':
      return { url: action, ...asJson({ ...hidden, redirect: undefined, ...answers }) };
    case 'mailto':
      return undefined;
  }
}

type Fields = Record<string, string | readonly string[] | undefined>;

/** The values of a message; those of a field with several as a list. */
function toAnswers(fields: readonly FormField[], message: Message): Fields {
  return Object.fromEntries(
    fields.flatMap(({ name, list }) => {
      const value = message[name];
      return value === undefined ? [] : [[name, list ? linesOf(value) : value]];
    }),
  );
}

/** A form post: like the browser's own, it needs no CORS preflight. */
function asForm(fields: Fields): Omit<MessageRequest, 'url'> {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined ? [] : [[name, one] as [string, string]])),
  );
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
