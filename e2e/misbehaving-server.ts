import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { prefixOf } from './sites';

/** What a server does with a message. */
export type Behaviour = 'delivers' | 'lists' | 'names' | 'tooMany' | 'breaks' | 'redirects' | 'waits';

interface Received {
  method: string;
  type: string;
  accept: string;
  body: string;
}

/** Starts a real message server that behaves as a test wants and records what it gets. No other origin may read its responses. */
export async function startServer() {
  const received: Received[] = [];
  const state: { does: Behaviour } = { does: 'delivers' };
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { 'content-type': type = '', accept = '' } = request.headers;
      received.push({ method: request.method ?? '', type, accept, body });
      const respond = () => answer(state.does, request, response);
      if (state.does === 'waits') waiting.push(respond);
      else respond();
    });
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    received,
    /** Sets its behaviour from now on, also towards those that it has let wait. */
    now(does: Behaviour): void {
      state.does = does;
      for (const respond of waiting.splice(0)) respond();
    },
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(does: Behaviour, request: IncomingMessage, response: ServerResponse): void {
  const say = (status: number, body: unknown = '', headers = {}) => {
    response.writeHead(status, { 'cache-control': 'no-store', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  switch (does) {
    case 'delivers':
      // A form's own post gets a redirect, a script's gets JSON.
      return request.headers.accept?.includes('text/html')
        ? say(303, '', { location: `${request.headers.origin ?? ''}${prefixOf('main')}/contact/sent/` })
        : say(200, { ok: true });
    case 'waits':
      return;
    case 'lists':
      return say(422, { errors: [{ field: 'email', message: 'Nobody lives there.' }] });
    case 'names':
      return say(400, { errors: { subject: ['Too daring.'], email: ['Nobody lives there.'] } });
    case 'tooMany':
      return say(429, '', { 'retry-after': '10' });
    case 'breaks':
      return say(500, '<h1>Oh');
    case 'redirects':
      return say(307, '', { location: `http://127.0.0.1:${request.socket.localPort}/` });
  }
}
