import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';

/** What a server answers: nothing is followed, unpacked or kept. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks a server of this machine for a path, as it is written. */
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

/** Sends a server what is no request, and gives back all that it answers. */
export function say(port: number, words: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(words));
  return text(socket);
}
