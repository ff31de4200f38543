import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { BODY_TIMEOUT } from '../../limits';
import type { Receiver } from './receive';

/** The path that the receiver answers at, on every host. */
export const CONTACT_PATH = '/api/contact';

/**
 * A server of Node's for a receiver. `proxies` says how many proxies of one's own stand before it: only so many entries of the headers they
 * write are believed, for anybody can send such a header.
 */
export function createContactServer(receive: Receiver, proxies: number): Server {
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const request = toRequest(incoming, proxies);
    if (!request) return void outgoing.writeHead(400, { Connection: 'close' }).end();
    const found = new URL(request.url).pathname === CONTACT_PATH;
    const response = found ? await receive(request, addressOf(incoming, proxies)) : new Response(null, { status: 404 });
    const body = Buffer.from(await response.arrayBuffer());
    // Whoever is still sending is not listened to any longer.
    if (!incoming.complete) outgoing.setHeader('Connection', 'close');
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(body);
  };
  return createServer(
    { headersTimeout: BODY_TIMEOUT, requestTimeout: 2 * BODY_TIMEOUT, connectionsCheckingInterval: 1000 },
    (incoming, outgoing) => {
      answer(incoming, outgoing).catch((error: unknown) => {
        console.error(error instanceof Error ? `An error of the receiver: ${error.name}` : 'An error of the receiver.');
        outgoing.destroy();
      });
    },
  );
}

/** A request as the web knows it. Nothing if its target or its host makes no sense. */
function toRequest(incoming: IncomingMessage, proxies: number): Request | undefined {
  const { method = 'GET', url: target = '', headers } = incoming;
  const scheme = proxies > 0 ? fromProxy(headers['x-forwarded-proto'], proxies) : undefined;
  const base = `${scheme === 'https' ? 'https' : 'http'}://${headers.host ?? ''}`;
  if (!target.startsWith('/') || !URL.canParse(base) || new URL(base).pathname !== '/') return undefined;
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const body = ['GET', 'HEAD'].includes(method) ? null : (Readable.toWeb(incoming) as ReadableStream<Uint8Array>);
  return new Request(base + target, { method, headers: given, body, duplex: 'half' } as RequestInit);
}

function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = proxies > 0 ? fromProxy(headers['x-forwarded-for'], proxies) : undefined;
  return forwarded ?? socket.remoteAddress ?? '';
}

/** What the outermost proxy of one's own wrote into a header that each appends to. */
function fromProxy(header: string | string[] | undefined, proxies: number): string | undefined {
  const entries = String(header ?? '')
    .split(',')
    .map((entry) => entry.trim());
  return entries.at(-Math.min(proxies, entries.length)) || undefined;
}
