import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CreateDevServerArgs } from 'gatsby';
import { checkOrigin, isThisMachine } from '../preview/check-origin';

interface PreviewServer {
  use(answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void): void;
  _router: { stack: { route?: { path: string } }[] };
}

interface PreviewStore {
  /** The options of Gatsby's command. */
  getState: () => { program: { host?: string } };
}

/** Gatsby's routes for pictures on other servers, which write to any path that a request names. Halflight has no such pictures. */
const IMAGE_ROUTES = /^\/_gatsby\/(?:image|file)\//;

/**
 * Keeps pages of other websites, which the author may visit meanwhile, from reading the content and writing files, because Gatsby's server would
 * answer them. With `--host`, the preview may be opened under any name.
 */
export async function refuseOtherOrigins(args: Pick<CreateDevServerArgs, 'app' | 'store'>): Promise<void> {
  // Gatsby types its Express server as `any`, and does not type the content of its store.
  const server = args.app as PreviewServer;
  const { program } = (args.store as unknown as PreviewStore).getState();
  const { host = 'localhost' } = program;
  const isOpen = !isThisMachine(host) && host !== '::1';
  server.use((request, response, next) => {
    const reason = checkOrigin(request, isOpen);
    if (reason === undefined) return next();
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(reason);
  });
  const layers = server._router.stack.filter(({ route }) => !IMAGE_ROUTES.test(route?.path ?? ''));
  // Moves our handler, the last one, before all of Gatsby's.
  server._router.stack = [...layers.slice(-1), ...layers.slice(0, -1)];
  await refuseInSockets(isOpen);
}

/** The same for the sockets through which pages receive changed data. They bypass the server above, and are created after it. */
async function refuseInSockets(isOpen: boolean): Promise<void> {
  const { websocketManager } = await import('gatsby/dist/utils/websocket-manager.js');
  const { init } = websocketManager;
  websocketManager.init = (options) => {
    const sockets = init(options);
    sockets.engine.opts.allowRequest = (request, decide) => {
      const reason = checkOrigin(request, isOpen);
      decide(reason, reason === undefined);
    };
    return sockets;
  };
}
