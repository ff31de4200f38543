import { readText } from '../sourcing/read-text';
import { toPagePath } from '../derive/to-url';
import type { Route } from '../routes/route';

/** The file of the content folder that records published URLs. */
export const URL_MANIFEST = 'urls.txt';

/** A URL in the manifest and its line, 1-based. */
export interface ManifestLine {
  path: string;
  line: number;
}

export interface UrlManifest {
  paths: ManifestLine[];
  /** Published URLs that were removed on purpose. */
  gone: ManifestLine[];
  wrong: { line: number; column: number; message: string }[];
}

const GONE = 'gone:';

/** Parses the URL manifest: one URL per line; those below the line `gone:` were removed on purpose. Lines that begin with # are comments. */
export function readUrlManifest(bytes: Buffer): UrlManifest {
  const { text, bad } = readText(bytes);
  const manifest: UrlManifest = { paths: [], gone: [], wrong: [] };
  if (bad) return { ...manifest, wrong: [{ ...bad.position, message: bad.message }] };
  const seen = new Map<string, number>();
  let part = manifest.paths;
  for (const [index, source] of toLines(text).entries()) {
    const [line, said] = [index + 1, source.trim()];
    if (said === '' || said.startsWith('#')) continue;
    const column = source.indexOf(said) + 1;
    if (said === GONE) {
      if (part === manifest.gone) manifest.wrong.push({ line, column, message: `"${GONE}" is already above` });
      part = manifest.gone;
      continue;
    }
    const path = toPath(said);
    if (path === undefined) {
      const message = `"${said}" is not a page URL: it must begin with one "/", without a host, "?", "#" or spaces; notes begin with "#", and what was removed on purpose goes below a line "${GONE}"`;
      manifest.wrong.push({ line, column, message });
      continue;
    }
    const first = seen.get(path);
    if (first === undefined) part.push({ path, line });
    else manifest.wrong.push({ line, column, message: `"${said}" is already on line ${first}` });
    seen.set(path, first ?? line);
  }
  return manifest;
}

function toPath(said: string): string | undefined {
  if (!/^\/(?!\/)[^\s?#]*$/.test(said)) return undefined;
  try {
    // URLs copied from a browser are percent-encoded.
    return toPagePath(decodeURIComponent(said));
  } catch {
    return undefined;
  }
}

function toLines(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r?\n/);
}

/** Whether visitors may bookmark a page: not pages that answer a form or a search, error pages, later pages of a list, and empty lists. */
export function belongsInUrlManifest({
  kind,
  members,
  number = 1,
}: Pick<Route, 'kind' | 'members' | 'number'>): boolean {
  if (kind === 'error' || kind === 'sent' || kind === 'search' || kind === 'picture') return false;
  return kind === 'entry' || kind === 'home' || (members.length > 0 && number === 1);
}

const NOTE = `# The URLs that visitors know. "npm run urls" adds to them when the site is published, and "npm run check"
# reports those that would lead nowhere. What you remove on purpose, move below a line "${GONE}".
`;

/** Adds URLs to the text of the manifest in order; everything else stays as it is, including line endings. */
export function addToUrlManifest(
  bytes: Buffer | undefined,
  published: readonly string[],
): { text: string; added: string[] } {
  const before = bytes?.toString('utf8') ?? NOTE;
  const known = bytes ? readUrlManifest(bytes) : undefined;
  const held = new Set([...(known?.paths ?? []), ...(known?.gone ?? [])].map(({ path }) => path));
  const added = [...new Set(published)].filter((path) => !held.has(path)).sort();
  if (added.length === 0) return { text: before, added };
  const end = before.includes('\r\n') ? '\r\n' : '\n';
  const mark = before.startsWith('\uFEFF') ? '\uFEFF' : '';
  const lines = toLines(before.replace(/\s*$/, ''));
  const heading = lines.findIndex((line) => line.trim() === GONE);
  const [first, rest] = heading < 0 ? [lines, []] : [lines.slice(0, heading), lines.slice(heading)];
  while (first.at(-1)?.trim() === '') first.pop();
  for (const path of added) {
    const next = first.findIndex((line) => line.startsWith('/') && line.trim() > path);
    first.splice(next < 0 ? first.length : next, 0, path);
  }
  const parts = rest.length > 0 ? [...first, '', ...rest] : first;
  return { text: `${mark}${parts.join(end)}${end}`, added };
}
