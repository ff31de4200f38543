import { isNode, parseDocument, type Document } from 'yaml';
import { START } from '../../problem';
import { positionAt, type Position } from '../position';

// A file with one mistake often has more.
let last: { source: string; document: Document } | undefined;

/**
 * The position in a text in JSON of the value at a path, or else of the nearest value around it. JSON is read as YAML, which contains it, because
 * `JSON.parse` does not say where things are. Slow for long texts, so it is only called for a file with a mistake.
 */
export function positionInJson(source: string, path: readonly PropertyKey[]): Position {
  if (last?.source !== source) {
    const options = { schema: 'json', prettyErrors: false, uniqueKeys: false, logLevel: 'silent' } as const;
    last = { source, document: parseDocument(source, options) };
  }
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node: unknown = last.document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return positionAt(source, node.range[0]);
  }
  return START;
}
