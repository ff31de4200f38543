import { createServer, type Server } from 'node:net';

/** The port in `PORT`, if set. Throws, with a message for users, if it is not a port. */
export function readPort(): number | undefined {
  const value = process.env.PORT?.trim();
  if (!value) return undefined;
  const port = /^\d+$/.test(value) ? Number(value) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT must be a whole number from 1 to 65535; found ${JSON.stringify(value)}`);
}

/** The error of a server whose port another program uses. */
export function portInUse(port: number): Error {
  return new Error(`Port ${port} is in use: stop the program that uses it, or choose another with PORT.`);
}

/** Resolves once a server is listening. Throws, with a message for users, if it cannot. */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  try {
    await open(server, port, host);
  } catch (error) {
    throw explain(error, port, host);
  }
}

/** Whether a port is free. Throws, with a message for users, if nothing can listen there. */
export async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    await open(server, port, host);
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return false;
    throw explain(error, port, host);
  }
  await new Promise((done) => server.close(done));
  return true;
}

function open(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
}

/** The message for an error of `listen`. */
function explain(error: unknown, port: number, host: string): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return portInUse(port);
    case 'EACCES':
      return new Error(`You may not use port ${port}: choose another with PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Error(`--host must be an address of this machine; found ${host}`);
    default:
      return error;
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
