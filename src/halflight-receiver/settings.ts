import * as z from 'zod/mini';
import { MESSAGES_PER_ADDRESS } from '../halflight/limits';
import { decodeUrl, parseUrl } from '../halflight/parse-url';
import { languages } from '../halflight/words/languages';
import { codeOfTranslation } from '../halflight/words/words';

/** A mail server that accepts mail for delivery. */
export interface SmtpServer {
  host: string;
  port: number;
  /** Whether to use TLS from the first byte, as on port 465. Otherwise STARTTLS, if the server offers it. */
  secure: boolean;
  /** Whether to refuse a server that does not offer TLS, because a password would be sent in plain text. */
  requireTLS: boolean;
  auth?: { user: string; pass: string };
}

/** Where messages go. */
export type Destination =
  { kind: 'smtp'; server: SmtpServer; from: string; to: readonly string[] } | { kind: 'webhook'; url: string };

export interface Settings {
  destination: Destination;
  /** Other origins whose pages may post to it. */
  origins: readonly string[];
  /** How many messages one address may send per window; 0 for no limit. */
  limit: number;
  turnstileSecret?: string;
  /** The language tag of the mails, and of responses to visitors whose form specifies none. */
  language: string;
  /** What only a self-hosted server needs. */
  server: { host: string; port: number; proxies: number; keptFile: string; archive?: string };
  /** Where `forms.json` of the site is, if its host does not know: a URL, or a file. */
  forms?: string;
}

const address = z.string().check(z.regex(z.regexes.html5Email, 'must be an e-mail address'));

/** A URL with one of these schemes. */
const urlOf = (schemes: readonly string[], message: string) => {
  const isUrl = (text: string) => schemes.includes(parseUrl(text)?.protocol ?? '') && parseUrl(text)?.hostname !== '';
  return z.string().check(z.refine(isUrl, message));
};
const smtpUrl = urlOf(['smtp:', 'smtps:'], 'must be an address such as smtps://mail.example.org');
const webUrl = urlOf(['https:', 'http:'], 'must be a URL that begins with https:// or http://');

const languageTags = Object.keys(languages).join(', ');

/** The environment variables and their valid values. An empty one counts as absent. */
const variables = z.object({
  CONTACT_TO: z.optional(list(address)),
  CONTACT_FROM: z.optional(address),
  SMTP_URL: z.optional(smtpUrl),
  SMTP_USER: z.optional(z.string()),
  SMTP_PASSWORD: z.optional(z.string()),
  CONTACT_WEBHOOK: z.optional(webUrl),
  CONTACT_ORIGINS: z._default(list(webUrl), []),
  CONTACT_LIMIT: z._default(whole(0, 10_000), MESSAGES_PER_ADDRESS),
  CONTACT_LANGUAGE: z._default(
    z.string().check(z.refine((tag) => codeOfTranslation(tag) !== undefined, `must be one of ${languageTags}`)),
    'en',
  ),
  TURNSTILE_SECRET: z.optional(z.string()),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(whole(1, 65_535), 9100),
  CONTACT_PROXIES: z._default(whole(0, 10), 0),
  CONTACT_KEPT: z._default(z.string(), 'kept-messages.jsonl'),
  CONTACT_ARCHIVE: z.optional(z.string()),
  CONTACT_FORMS: z.optional(z.string()),
});

type Variables = z.infer<typeof variables>;

/** Reads the settings from environment variables, or returns everything that is wrong with them, each as a sentence that names its variable. */
export function readSettings(
  environment: Readonly<Record<string, unknown>>,
): { settings: Settings } | { mistakes: string[] } {
  const given = Object.fromEntries(
    Object.keys(variables.shape).flatMap((name) => {
      const value = environment[name];
      return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [];
    }),
  );
  const result = variables.safeParse(given);
  const mistakes = [
    ...(result.error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}.`),
    ...contradictions(given),
  ];
  if (!result.success || mistakes.length > 0) return { mistakes };
  const read = result.data;
  return {
    settings: {
      destination: toDestination(read),
      origins: read.CONTACT_ORIGINS.map((url) => new URL(url).origin),
      limit: read.CONTACT_LIMIT,
      language: read.CONTACT_LANGUAGE,
      ...(read.TURNSTILE_SECRET !== undefined && { turnstileSecret: read.TURNSTILE_SECRET }),
      server: {
        host: read.HOST,
        port: read.PORT,
        proxies: read.CONTACT_PROXIES,
        keptFile: read.CONTACT_KEPT,
        ...(read.CONTACT_ARCHIVE !== undefined && { archive: read.CONTACT_ARCHIVE }),
      },
      ...(read.CONTACT_FORMS !== undefined && { forms: read.CONTACT_FORMS }),
    },
  };
}

/** Invalid combinations of variables. */
function contradictions(given: Readonly<Record<string, string>>): string[] {
  const has = (name: keyof Variables) => name in given;
  const mistakes: [boolean, string][] = [
    [
      !has('SMTP_URL') && !has('CONTACT_WEBHOOK'),
      'Say where messages go: SMTP_URL names a mail server, CONTACT_WEBHOOK an address to post them to.',
    ],
    [has('SMTP_URL') && has('CONTACT_WEBHOOK'), 'SMTP_URL and CONTACT_WEBHOOK are both set: keep one.'],
    [has('SMTP_URL') && !has('CONTACT_TO'), 'CONTACT_TO is missing: the address that messages are mailed to.'],
    [has('SMTP_USER') !== has('SMTP_PASSWORD'), 'SMTP_USER and SMTP_PASSWORD go together: set both.'],
  ];
  return mistakes.flatMap(([isWrong, mistake]) => (isWrong ? [mistake] : []));
}

function toDestination({ CONTACT_WEBHOOK, SMTP_URL = '', SMTP_USER, SMTP_PASSWORD, ...own }: Variables): Destination {
  if (CONTACT_WEBHOOK !== undefined) return { kind: 'webhook', url: CONTACT_WEBHOOK };
  const { CONTACT_TO: to = [], CONTACT_FROM: from = to[0] ?? '' } = own;
  const { protocol, hostname, port, username, password } = new URL(SMTP_URL);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'smtps:';
  const user = SMTP_USER ?? decodeUrl(username);
  const server: SmtpServer = {
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: user !== '' && !/^(?:localhost|127\..*|::1)$/.test(host),
    ...(user !== '' && { auth: { user, pass: SMTP_PASSWORD ?? decodeUrl(password) } }),
  };
  return { kind: 'smtp', server, from, to };
}

function list(item: z.ZodMiniType<string, string>) {
  const split = z.transform((text: string) => text.split(',').map((part) => part.trim()));
  return z.pipe(z.pipe(z.string(), split), z.array(item));
}

function whole(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.pipe(
    z.pipe(z.string(), z.transform(Number)),
    z.int(message).check(z.minimum(least, message), z.maximum(most, message)),
  );
}
