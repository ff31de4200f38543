import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CreateDevServerArgs } from 'gatsby';
import type { Problem } from '../sourcing/problem';
import { PROBLEMS_ADDRESS } from './address';
import { followRedirects } from './redirects';

const listeners = new Set<ServerResponse>();
let current: readonly Problem[] = [];

/** Tells every open page of the preview what is wrong with the content now; nothing, once it is mended. */
export function showProblems(problems: readonly Problem[]): void {
  current = problems;
  for (const listener of listeners) send(listener);
}

interface PreviewServer {
  use(answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void): void;
  get(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void;
}

/** Gatsby's hook: serves the channel beside the preview, and leads from addresses of before to the pages. */
export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  // Gatsby types its Express server as `any`.
  const server = app as PreviewServer;
  server.use(followRedirects);
  server.get(PROBLEMS_ADDRESS, (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      connection: 'keep-alive',
    });
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
    send(response);
  });
}

function send(response: ServerResponse): void {
  response.write(`data: ${JSON.stringify(current)}\n\n`);
  // The preview's server compresses; without this a message would wait for the next.
  (response as ServerResponse & { flush?: () => void }).flush?.();
}
