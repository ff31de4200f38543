import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';

/** A server's response. Redirects are not followed, and nothing is decompressed or cached. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a path from a server on this machine, exactly as it is written. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      buffer(response).then(
        (body) => done({ status: response.statusCode ?? 0, headers: response.headers, body }),
        fail,
      );
    });
    asked.on('error', fail);
    asked.end();
  });
}

/** Sends a server text that is not a valid request, and resolves to its whole response. */
export function say(port: number, words: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(words));
  return text(socket);
}
