import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { BODY_TIMEOUT, LINGER_PAUSE, LINGER_TIME } from '../halflight/limits';
import type { Log } from './log-lines';
import type { Receiver } from './receive';
import { parseUrl } from '../halflight/parse-url';

export const CONTACT_PATH = '/api/contact';

/** The same path, optionally below a site's path prefix: `/notes/api/contact`. */
const OWN_PATH = new RegExp(`^(?:/[^/]+)*${CONTACT_PATH}$`);

/** Methods that the constructor of `Request` rejects. */
const FORBIDDEN_METHODS = ['CONNECT', 'TRACE', 'TRACK'];

/**
 * A Node server for a receiver. `proxies` is the number of trusted proxies in front of it. It trusts only that many entries of the headers that they
 * write, because any client can send such a header. `log` gets errors, and a line if that number cannot be right.
 */
export function createContactServer(receive: Receiver, proxies: number, log: Log): Server {
  const countProxies = toCountOfProxies(proxies, log);
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const response = await respond(incoming, receive, countProxies(incoming));
    const body = Buffer.from(await response.arrayBuffer());
    outgoing.writeHead(response.status, {
      ...Object.fromEntries(response.headers),
      // Without a length, the response would end only with the connection. A 204 may not have one.
      ...(response.status !== 204 && { 'content-length': body.length }),
      // If the client is still sending, the rest of the connection is not read.
      ...(!incoming.complete && { connection: 'close' }),
    });
    if (body.length > 0) outgoing.write(body);
    if (!incoming.complete) await discard(incoming);
    outgoing.end();
  };
  return createServer(
    { headersTimeout: BODY_TIMEOUT, requestTimeout: 2 * BODY_TIMEOUT, connectionsCheckingInterval: 1000 },
    (incoming, outgoing) => {
      answer(incoming, outgoing).catch((error: unknown) => {
        log(`An error of the receiver: ${error instanceof Error ? error.name : typeof error}.`);
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(500, { connection: 'close' }).end();
      });
    },
  );
}

async function respond(incoming: IncomingMessage, receive: Receiver, proxies: number): Promise<Response> {
  if (FORBIDDEN_METHODS.includes(incoming.method ?? '')) {
    return new Response(null, { status: 405, headers: { Allow: 'POST, OPTIONS' } });
  }
  const request = toRequest(incoming, proxies);
  if (!request) return new Response(null, { status: 400 });
  if (!OWN_PATH.test(new URL(request.url).pathname)) return new Response(null, { status: 404 });
  return receive(request, addressOf(incoming, proxies));
}

/** Converts Node's request to the web's `Request`; `undefined` if its target or host is invalid. */
function toRequest(incoming: IncomingMessage, proxies: number): Request | undefined {
  const { method = 'GET', url: target = '', headers } = incoming;
  const scheme = proxies > 0 ? fromProxy(headers['x-forwarded-proto'], proxies) : undefined;
  const base = `${scheme === 'https' ? 'https' : 'http'}://${headers.host ?? ''}`;
  if (!target.startsWith('/') || !isOrigin(base) || !parseUrl(base + target)) return undefined;
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const body = ['GET', 'HEAD'].includes(method) ? null : (Readable.toWeb(incoming) as ReadableStream<Uint8Array>);
  return new Request(base + target, { method, headers: given, body, duplex: 'half' } as RequestInit);
}

/** Whether a text is an origin and nothing else: a scheme, a host and optionally a port. */
function isOrigin(text: string): boolean {
  const url = /[@?#]/.test(text) ? undefined : parseUrl(text);
  return url?.pathname === '/' && url.hostname !== '';
}

/**
 * Discards what the client is still sending, so that it gets to read the response: closing a connection with unread bytes resets it. Ends with the
 * request, after `LINGER_PAUSE` without data, or after `LINGER_TIME`.
 */
async function discard(incoming: IncomingMessage): Promise<void> {
  await new Promise<void>((done) => {
    const finish = () => {
      clearTimeout(stop);
      clearTimeout(pause);
      done();
    };
    const stop = setTimeout(finish, LINGER_TIME);
    const pause = setTimeout(finish, LINGER_PAUSE);
    // The web stream is no longer read, and would otherwise hold back the data.
    incoming.removeAllListeners('data');
    incoming.on('data', () => pause.refresh());
    incoming.once('end', finish).once('close', finish).once('error', finish);
    incoming.resume();
  });
}

function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = proxies > 0 ? fromProxy(headers['x-forwarded-for'], proxies) : undefined;
  return forwarded ?? socket.remoteAddress ?? '';
}

/**
 * The number of proxies to trust for one request. Each adds an entry, so a request with fewer entries than configured has bypassed some proxies and
 * has no entry that can be trusted. Other requests may still pass through all of them. `log` gets a line about the first such request.
 */
function toCountOfProxies(configured: number, log: Log): (incoming: IncomingMessage) => number {
  let isLogged = false;
  return ({ headers }) => {
    const count = entriesOf(headers['x-forwarded-for']).length;
    if (count === 0 || count >= configured) return configured;
    if (!isLogged)
      log(`CONTACT_PROXIES says ${configured}, but a request came through ${count}. If all do, set it to ${count}.`);
    isLogged = true;
    return count;
  };
}

/** The outermost trusted proxy's entry in a header to which each proxy appends one. */
function fromProxy(header: string | string[] | undefined, proxies: number): string | undefined {
  const entries = entriesOf(header);
  return entries.at(-Math.min(proxies, entries.length));
}

function entriesOf(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
