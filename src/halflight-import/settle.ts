import { copyFileSync, cpSync, linkSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, posix } from 'node:path';
import { checkContent } from '../halflight/checks/check-content';
import { findTargetProblem } from '../halflight/checks/check-links';
import type { CheckContext } from '../halflight/checks/context';
import { decodeUrl, parseUrl } from '../halflight/parse-url';
import type { Problem } from '../halflight/problem';
import { factsOf, readingOf } from '../halflight/sourcing/facts-of';
import type { Entry } from '../halflight/sourcing/read-entry';
import { isHost } from '../halflight/fields/formats';
import { numberIn } from './find-item';
import type { ExistingSite } from './existing-site';
import type { PlacedFile } from './place-files';
import { unlink } from './unlink';
import type { Value, Values } from './values';

/** An entry before it is written. */
export interface Draft {
  /** The file that it is made from. */
  from: string;
  to: string;
  values: Record<string, unknown>;
  extra: Values;
  body: string;
}

/** What an import would add to a content folder, for a check of the result. */
interface Addition {
  texts: ReadonlyMap<string, string>;
  files: readonly PlacedFile[];
  /** Where a file can be read; `undefined` if it is still to be downloaded. */
  locate: (file: PlacedFile) => string | undefined;
  /** Paths of the content folder that the import removes. */
  removed: ReadonlySet<string>;
}

/** Checks a copy of a content folder with what an import would add to it. Nothing in the folder itself is changed. */
export function checkWith<T>(
  folder: string,
  { texts, files, removed, locate }: Addition,
  use: (checked: ReturnType<typeof checkContent>) => T,
): T {
  const top = mkdtempSync(join(tmpdir(), 'halflight-check-'));
  const copy = join(top, basename(folder));
  const original = realpathSync(folder);
  const isLeftOut = (path: string) => removed.has(path.slice(original.length + 1).replaceAll('\\', '/'));
  try {
    cpSync(original, copy, { recursive: true, filter: (path) => !isLeftOut(path) });
    const make = (path: string) => {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      return join(copy, path);
    };
    try {
      for (const file of files) {
        const from = locate(file);
        if (from !== undefined) linkOrCopy(from, make(file.to));
      }
      for (const [path, text] of texts) writeFileSync(make(path), text);
    } catch (error) {
      throw new Error(`Nothing was imported: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    return use(checkContent(copy));
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
}

function linkOrCopy(from: string, to: string): void {
  rmSync(to, { force: true });
  try {
    // The copy of a link to a file would be outside the content folder.
    linkSync(realpathSync(from), to);
  } catch {
    copyFileSync(from, to);
  }
}

export interface Settled {
  drafts: Draft[];
  /** Links and pictures that lead nowhere, as written. Their words stay. */
  dead: { file: string; target: string }[];
  /** The hosts that pictures are shown from, each with the number of pictures. */
  hosts: Map<string, number>;
  /** Paths of the old domain that nothing in the source is at: probably another program serves them. */
  elsewhere: Map<string, number>;
}

interface Around {
  context: CheckContext;
  problems: readonly Problem[];
  site: Pick<ExistingSite, 'toOwnPath'>;
  /** Files that will be in the content folder, but cannot be read yet, and files of `static/` by their URLs. */
  expected: ReadonlySet<string>;
  /** Whether the old site had something at or below a path. */
  isOfBlog: (path: string) => boolean;
}

/**
 * Makes entries publishable whatever was dead at the source, with the content check as the judge: a dead link becomes its words and a dead picture
 * its alternative text, a picture of another site stays, and so do links to paths that another program probably serves.
 */
export function settle(drafts: readonly Draft[], { context, problems, site, expected, isOfBlog }: Around): Settled {
  const dead: Settled['dead'] = [];
  const hosts: Settled['hosts'] = new Map();
  const elsewhere: Settled['elsewhere'] = new Map();
  const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const entries = new Map(
    [...context.content.broken, ...context.content.entries].map((entry) => [entry.filePath, entry]),
  );
  const settled = drafts.map((draft): Draft => {
    const entry = entries.get(draft.to);
    if (!entry) return draft;
    const isDead = (target: string, type: 'link' | 'image'): boolean => {
      const problem = findTargetProblem({ type, target }, entry, context);
      // No page can be asked for by its number.
      const isNumber = problem === undefined && numberIn(site.toOwnPath(target) ?? target) !== undefined;
      if (isNumber) dead.push({ file: draft.from, target });
      if (problem?.severity !== 'error' || isExpected(site.toOwnPath(target) ?? target, draft.to, expected))
        return isNumber;
      if (problem.kind === 'foreign-image') {
        const host = parseUrl(target, 'https://example.org')?.hostname ?? '';
        if (isHost(host)) {
          add(hosts, host);
          return false;
        }
      }
      const own = type === 'link' ? site.toOwnPath(target)?.replace(/[?#].*$/s, '') : undefined;
      const other = problem.kind === 'dangling-link' && own !== undefined ? toOther(own) : undefined;
      if (other !== undefined && !isOfBlog(other)) {
        add(elsewhere, other);
        return false;
      }
      dead.push({ file: draft.from, target });
      return true;
    };
    const nameOf = (type: 'link' | 'image', target: string) => `${type} ${target}`;
    // Judged once for each target; the check has found them all in its cached facts.
    const targets = new Map(
      factsOf(entry.body, readingOf(entry)).links.map((link) => [nameOf(link.type, link.target), link] as const),
    );
    const ends = new Set([...targets].filter(([, { target, type }]) => isDead(target, type)).map(([name]) => name));
    const body =
      ends.size === 0
        ? draft.body
        : unlink(draft.body, (target, kind) => ends.has(nameOf(kind === 'shown' ? 'image' : 'link', target)));
    return withoutBadCover({ ...draft, body }, entry, problems, dead);
  });
  const distinct = new Map(dead.map((each) => [`${each.file} ${each.target}`, each]));
  return { drafts: settled, dead: [...distinct.values()], hosts, elsewhere };
}

function isExpected(target: string, to: string, expected: ReadonlySet<string>): boolean {
  const path = decodeUrl(target.replace(/[?#].*$/s, ''));
  if (!path.startsWith('/')) return expected.has(posix.join(posix.dirname(to), path));
  return [path, posix.join(path, 'index.html')].some((name) => expected.has(name));
}

/** The top folder of a path, or the path itself if it is a file at the top; `undefined` for the home page, and for what no setting can name. */
function toOther(path: string): string | undefined {
  const [, top = '', below] = /^\/([^/]+)(\/.*)?$/.exec(path) ?? [];
  if (top === '' || /[\s*]/.test(top)) return undefined;
  return below === undefined ? `/${top}` : `/${top}/`;
}

/** Moves a cover that cannot be published to `extra`. */
function withoutBadCover(draft: Draft, entry: Entry, problems: readonly Problem[], dead: Settled['dead']): Draft {
  const { cover, ...values } = draft.values;
  const isBad = problems.some(
    ({ file, line, severity, kind }) =>
      file === draft.to && severity === 'error' && line < entry.bodyLine && /image/.test(kind),
  );
  if (cover === undefined || !isBad) return draft;
  dead.push({ file: draft.from, target: typeof cover === 'string' ? cover : String((cover as { src?: unknown }).src) });
  return { ...draft, values, extra: { ...draft.extra, cover: cover as Value } };
}
