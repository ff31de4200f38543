import { CONFIRMED_FIELD, ELAPSED_FIELD, type Message } from './message';

/** Where messages go. */
export type Destination =
  | { destination: 'netlify'; formName: string }
  | { destination: 'endpoint'; url: string; format?: 'form' | 'json' | undefined }
  | { destination: 'web3forms'; accessKey: string }
  | { destination: 'mailto'; address: string };

/** What goes with a message and is no part of it. */
export interface Circumstances {
  /** Milliseconds since the visitor began. */
  elapsed: number;
  /** Whether a person confirmed that they filled the trap by mistake. The trap itself is never sent: it would count against them. */
  confirmed: boolean;
  /** Turnstile's token, if the site uses it and it gave one. */
  turnstile?: string | undefined;
}

export interface MessageRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

const WEB3FORMS = 'https://api.web3forms.com/submit';
/** The name under which Cloudflare's own script, and every server that knows it, puts the token. */
const TURNSTILE_FIELD = 'cf-turnstile-response';

/** What exactly goes over the wire, always as a POST; nothing for `mailto`. `page` is the path of the page that the form is on. */
export function toRequest(
  to: Destination,
  message: Message,
  { elapsed, confirmed, turnstile }: Circumstances,
  page: string,
): MessageRequest | undefined {
  const token = turnstile === undefined ? {} : { [TURNSTILE_FIELD]: turnstile };
  switch (to.destination) {
    case 'netlify':
      return { url: page, ...asForm({ 'form-name': to.formName, ...message, ...token }) };
    case 'endpoint': {
      const fields = {
        ...message,
        [ELAPSED_FIELD]: String(Math.round(elapsed)),
        ...(confirmed && { [CONFIRMED_FIELD]: '1' }),
        ...token,
      };
      return { url: to.url, ...(to.format === 'json' ? asJson(fields) : asForm(fields)) };
    }
    case 'web3forms':
      return { url: WEB3FORMS, ...asJson({ access_key: to.accessKey, ...message, ...token }) };
    case 'mailto':
      return undefined;
  }
}

/** A form post that needs no leave from another origin to be sent, as the browser's own would be. */
function asForm(fields: Record<string, string>): Omit<MessageRequest, 'url'> {
  return {
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    body: new URLSearchParams(fields).toString(),
  };
}

function asJson(fields: Record<string, string>): Omit<MessageRequest, 'url'> {
  return {
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  };
}
