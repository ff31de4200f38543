import type { Server } from 'node:http';

/** The error of a server whose port another program uses. */
export function portInUse(port: number): Error {
  return new Error(`Port ${port} is in use: stop the program that uses it, or choose another with PORT.`);
}

/** Resolves once a server is listening. Throws `portInUse` if another program uses the port. */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => fail(error.code === 'EADDRINUSE' ? portInUse(port) : error));
    server.listen(port, host, done);
  });
}
