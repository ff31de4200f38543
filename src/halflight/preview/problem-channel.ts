import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CreateDevServerArgs } from 'gatsby';
import { PROBLEMS_ACTION, PROBLEMS_ADDRESS } from './address';
import type { ProblemReport } from './problem-report';
import { makePicturesOnDemand } from './pictures-on-demand';
import { followRedirects } from './redirects';
import { showEditor } from './show-editor';

const listeners = new Set<ServerResponse>();
let current: ProblemReport = { problems: [], kept: [], missing: [], pages: {} };

/** Whether `npm start` runs the preview, and so prints the problems itself. */
export function isRunByStart(): boolean {
  return process.env.HALFLIGHT_RUNNER === '1';
}

/** Reports the current problems (none once they are fixed) to all open pages of the preview and to the command that runs it. */
export function showProblems(report: ProblemReport): void {
  current = report;
  for (const listener of listeners) send(listener);
  if (isRunByStart()) process.stdout.write(`${JSON.stringify({ type: PROBLEMS_ACTION, payload: report.problems })}\n`);
}

interface PreviewServer {
  use(answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void): void;
  get(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void;
}

/** Adds the problem channel, redirects, the editor, and on-demand pictures to the preview's server. */
export function extendPreview({ app, getNode, getNodesByType }: CreateDevServerArgs): void {
  // Gatsby types its Express server as `any`.
  const server = app as PreviewServer;
  server.use(makePicturesOnDemand({ getNode, getNodesByType }));
  server.use(followRedirects);
  server.use(showEditor({ getNode, getNodesByType }));
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
  // The preview's server compresses responses: without a flush, a message would be held back until the next one.
  (response as ServerResponse & { flush?: () => void }).flush?.();
}
