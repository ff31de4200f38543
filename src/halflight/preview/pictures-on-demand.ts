import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Node, NodePluginArgs } from 'gatsby';
import type { SiteValues } from '../collections';
import { copyrightOf } from '../sourcing/album-copyright';
import { processingOf, type Processing } from '../sourcing/pictures/processing';
import { makeAsked } from '../sourcing/pictures/publish-picture';
import { toEntryId } from '../sourcing/read-entry';

type Nodes = Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>;

const TYPES: Readonly<Record<string, string>> = { '.avif': 'image/avif', '.jpg': 'image/jpeg', '.png': 'image/png' };

/** The path of a derived picture: the folder below `static/` is the digest of the original. */
const ADDRESS = /^\/(static\/([\da-f]{32})\/[\da-f]{8}\/[^/]+\.(?:avif|jpg|png))$/;

/** Makes each size and format of a picture when the preview first requests it, so that no page waits for all of them. */
export function makePicturesOnDemand({ getNode, getNodesByType }: Nodes) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [, target, digest] = ADDRESS.exec(decode(request.url ?? '')) ?? [];
    if (target === undefined || digest === undefined) return next();
    const files = getNodesByType('File').filter(({ internal }) => internal.contentDigest === digest);
    const site = getNode(toEntryId('site.md')) as SiteValues | undefined;
    const toProcessing = ({ relativePath }: Node) => ({
      ...processingOf(site),
      ...copyrightOf(String(relativePath), getNode),
    });
    make(files, toProcessing, target).then(
      (path) => {
        if (path === undefined) return next();
        response.setHeader('content-type', TYPES[extname(path)] ?? '');
        createReadStream(path).pipe(response);
      },
      // The check reports what is wrong with the picture.
      () => next(),
    );
  };
}

/** Makes a derived file from the one of several identical pictures that leads to its name, as their names may differ. `undefined` if none does. */
async function make(
  files: readonly Node[],
  toProcessing: (file: Node) => Processing,
  target: string,
): Promise<string | undefined> {
  for (const file of files) {
    const picture = { path: String(file.absolutePath), digest: file.internal.contentDigest };
    const path = await makeAsked(picture, toProcessing(file), target);
    if (path !== undefined) return path;
  }
  return undefined;
}

/** The decoded path of a URL, without hash and query, which can only be there to bypass caches; '' if it is malformed. */
function decode(address: string): string {
  try {
    return decodeURIComponent(address.replace(/[?#].*$/s, ''));
  } catch {
    return '';
  }
}
