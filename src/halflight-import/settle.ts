import { posix } from 'node:path';
import { findTargetProblem } from '../halflight/checks/check-links';
import type { CheckContext } from '../halflight/checks/context';
import { decodeUrl, parseUrl } from '../halflight/parse-url';
import { isHost } from '../halflight/fields/formats';
import { numberIn } from './find-item';
import type { ExistingSite } from './existing-site';
import type { TargetKind } from '../halflight/fix/rewrite-targets';
import { unlink } from './unlink';
import type { Target } from './make-entry';
import type { Values } from './values';

/** An entry before it is written. */
export interface Draft {
  /** The file that it is made from. */
  from: string;
  to: string;
  values: Record<string, unknown>;
  extra: Values;
  body: string;
  targets: readonly Target[];
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
export function settle(drafts: readonly Draft[], { context: whole, site, expected, isOfBlog }: Around): Settled {
  const context = withoutSuggestions(whole);
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
    const ends = new Set(
      draft.targets.flatMap(({ target, type }) => (isDead(target, type) ? [nameOf(type, target)] : [])),
    );
    const isEnd = (target: string, kind: TargetKind) => ends.has(nameOf(kind === 'shown' ? 'image' : 'link', target));
    return ends.size === 0 ? draft : { ...draft, body: unlink(draft.body, isEnd) };
  });
  const distinct = new Map(dead.map((each) => [`${each.file} ${each.target}`, each]));
  return { drafts: settled, dead: [...distinct.values()], hosts, elsewhere };
}

/** Whether a target will be there after the import, although it cannot be read yet. */
export function isExpected(target: string, to: string, expected: ReadonlySet<string>): boolean {
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

/** A context in which the check of a target does not look for similar names: with thousands of dead links that takes longer than all else. */
function withoutSuggestions({ content, map, ...rest }: CheckContext): CheckContext {
  return {
    ...rest,
    content: { ...content, files: new Set() },
    map: { ...map, paths: [], filesBeside: () => [], names: () => [] },
  };
}
