import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Node, NodePluginArgs } from 'gatsby';
import type { SiteValues } from '../../collections';
import { IMAGE_QUALITY } from '../../limits';
import { makeAsked } from '../../sourcing/pictures/publish-picture';
import { toEntryId } from '../../sourcing/read-entry';

type Nodes = Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>;

const TYPES: Readonly<Record<string, string>> = { '.avif': 'image/avif', '.jpg': 'image/jpeg', '.png': 'image/png' };

/** The address of a file that a picture becomes: the first folder is the digest of the picture. */
const ADDRESS = /^\/(static\/([\da-f]{32})\/[\da-f]{8}\/[^/]+\.(?:avif|jpg|png))$/;

/**
 * Answers the preview's browser when it asks for a picture in a size and format that nobody has asked for before: it is made then, which takes a moment.
 * So the first page need not wait for all pictures of a site in all their sizes.
 */
export function makePicturesOnDemand({ getNode, getNodesByType }: Nodes) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [, target, digest] = ADDRESS.exec(decode(request.url ?? '')) ?? [];
    if (target === undefined || digest === undefined) return next();
    const files = getNodesByType('File').filter(({ internal }) => internal.contentDigest === digest);
    const site = getNode(toEntryId('site.md')) as SiteValues | undefined;
    make(files, site?.images?.quality ?? IMAGE_QUALITY, target).then(
      (path) => {
        if (path === undefined) return next();
        response.setHeader('content-type', TYPES[extname(path)] ?? '');
        createReadStream(path).pipe(response);
      },
      // The check says what is wrong with it.
      () => next(),
    );
  };
}

/** Makes a file of whichever of some pictures of the same content becomes it: they may have different names. */
async function make(files: readonly Node[], quality: number, target: string): Promise<string | undefined> {
  for (const { absolutePath, internal } of files) {
    const path = await makeAsked({ path: String(absolutePath), digest: internal.contentDigest }, quality, target);
    if (path !== undefined) return path;
  }
  return undefined;
}

/** The path of an address, without what asks for it to be fetched anew; '' for one that is malformed. */
function decode(address: string): string {
  try {
    return decodeURIComponent(address.replace(/[?#].*$/s, ''));
  } catch {
    return '';
  }
}
