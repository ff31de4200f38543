import { join, posix } from 'node:path';
import { isEntryFile } from '../entry-file';
import { isElsewhere } from '../features/redirects/settings';
import { outputNames } from '../output-names';
import { settingsIn, type SiteSettings } from '../derive/languages';
import { toFullAddress } from '../to-full-address';
import { toPagePath } from '../derive/to-url';
import { decodeUrl, parseUrl, splitTarget } from '../parse-url';
import { publishStatusOf } from '../routes/visibility';
import { refusalOf } from '../sourcing/active-file';
import { nearest } from '../nearest';
import { escapePath } from '../to-file-path';
import type { Entry } from '../sourcing/read-entry';
import { isPicture } from '../fields/picture-files';
import { findImageProblem } from './check-image';
import type { CheckContext } from './context';
import {
  aboutFile,
  asSeenFrom,
  backslashProblem,
  findUnescapedProblem,
  folderOf,
  nearestFile,
  toSameFile,
} from './named-files';
import { findPrivateFileProblem, findPrivateProblem } from './private-targets';
import { toError, type Problem, type UnplacedProblem } from '../problem';

/** The problem with a link target in an entry; `undefined` if it is fine. URLs of other sites are not requested. */
export function findLinkProblem(target: string, entry: Entry, context: CheckContext): UnplacedProblem | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return findFullAddressProblem(target, entry, context);
  const [, path = '', fragment] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(target) ?? [];
  const named = decodeUrl(path);
  if (named === '') return fragment ? findIdProblem(decodeUrl(fragment), entry, target, context) : undefined;
  if (named.startsWith('/')) return findPathProblem(named, fragment, target, entry, context);
  const file = posix.join(folderOf(entry.filePath), named);
  if (isEntryFile(named) && !named.includes('\\')) return findMarkdownProblem(file, fragment, target, entry, context);
  const there = context.map.fileNamed(file);
  if (there !== undefined) return aboutFile(named, findCopiedProblem(there, context));
  if (named.includes('\\')) return backslashProblem(target, named, file, 'link', entry, context);
  const page = ['/index.md', '.md', '/index.ipynb']
    .map((end) => file.replace(/\/$/, '') + end)
    .find(context.map.entryOf);
  const suggestion = page ? asSeenFrom(entry.filePath, page) : nearestFile(file, entry, context, () => true);
  const problem = toError(
    'dangling-link',
    `"${target}" leads nowhere: there is no file ${file}`,
    suggestion && escapePath(suggestion),
    page ? undefined : toSameFile(target, file, entry, context),
  );
  return findUnescapedProblem(target, problem, entry, context) ?? problem;
}

function findCopiedProblem(file: string, { folder }: CheckContext): UnplacedProblem | undefined {
  const refusal = refusalOf(file);
  if (refusal !== undefined) return toError('active-file', refusal);
  return isPicture(file) ? findImageProblem(join(folder, file)) : undefined;
}

/** The problem with a full URL. Those of other sites are not requested; this site's are checked by path. */
export function findFullAddressProblem(
  target: string,
  entry: Entry,
  context: CheckContext,
): UnplacedProblem | undefined {
  const full = target.startsWith('//') ? `https:${target}` : target;
  if (!/^https?:/i.test(full)) return undefined;
  if (!parseUrl(full))
    return { severity: 'warning', kind: 'bad-url', message: `"${target}" is not a URL that a browser can open` };
  const site = context.content.site && new URL(context.content.site.url);
  const { host, pathname, hash } = new URL(full);
  const prefix = site?.pathname.replace(/\/$/, '') ?? '';
  // Other sites may share the host.
  if (host !== site?.host || !`${pathname}/`.startsWith(`${prefix}/`)) return undefined;
  const path = decodeUrl(pathname.slice(prefix.length)) || '/';
  const problem = findPathProblem(path, hash.slice(1) || undefined, target, entry, context);
  return problem?.kind === 'moved-link'
    ? { ...problem, ...toFullNewAddress(problem.suggestion ?? '', target, context) }
    : problem;
}

function findPathProblem(
  path: string,
  fragment: string | undefined,
  target: string,
  from: Entry,
  context: CheckContext,
): UnplacedProblem | undefined {
  const { content, map } = context;
  // Without site.md, the lists' paths are unknown, and every link to them would seem wrong.
  if (!content.site) return undefined;
  if (isElsewhere(path, content.site)) return undefined;
  if (map.hasFile(path)) return findPrivateFileProblem(target, path, from, context);
  const page = toPagePath(path);
  const source = map.sourceAt(page);
  if (source === undefined) {
    const moved = map.movedTo(page);
    return moved === undefined
      ? (findNoFileProblem(path, target, context) ??
          toError('dangling-link', `"${target}" is not a page of this site`, nearest(page, map.paths)))
      : findMovedProblem(target, moved, fragment, from, context);
  }
  const entry = map.entryOf(source);
  const isAlwaysShown = isHome(page, content.site);
  const hidden = isAlwaysShown ? undefined : findPrivateProblem(target, page, entry, from, context);
  if (hidden) return hidden;
  if (!entry || (isAlwaysShown && publishStatusOf(entry, context.clock, content.collections))) return undefined;
  return fragment ? findIdProblem(decodeUrl(fragment), entry, target, context) : undefined;
}

function findNoFileProblem(path: string, target: string, { map }: CheckContext): UnplacedProblem | undefined {
  if (!/[^/]\.(?!html?$)[a-z\d]*[a-z][a-z\d]*$/i.test(path) || isMadeByBuilds(path)) return undefined;
  const misplaced = map.fileNamed(`static${path}`);
  return toError(
    'dangling-link',
    misplaced === undefined
      ? `"${target}" is not a file of this site: put it at static${path}, in the folder static/ beside the content folder`
      : `"${target}" is not a file of this site: ${misplaced} is in the content folder, whose files are not copied unchanged; move it to static${path}, in the folder static/ beside the content folder`,
  );
}

/** Whether builds generate files of that name: then the page or setting that one is generated for is missing. */
function isMadeByBuilds(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name === 'llms.txt' || (name !== outputNames.cv && Object.values<string>(outputNames).includes(name));
}

/** There always is a home page: if no published entry provides it, the site composes it. */
function isHome(page: string, site: Partial<SiteSettings>): boolean {
  return [site, ...(site.translated ?? [])].some(({ home = '/' }) => home === page);
}

/** The problem with a link to an old URL. It is published with the new URL, which is checked as if the author had written it. */
function findMovedProblem(
  target: string,
  moved: string,
  fragment: string | undefined,
  from: Entry,
  context: CheckContext,
): UnplacedProblem | undefined {
  const now = fragment === undefined || moved.includes('#') ? moved : `${moved}#${fragment}`;
  // A redirect to another redirect might loop.
  if (moved.startsWith('/') && context.map.sourceAt(toPagePath(moved.replace(/[?#].*$/s, ''))) === undefined)
    return context.map.hasFile(moved)
      ? toHint(target, now)
      : toError('dangling-link', `"${target}" has moved to "${moved}", which is not a page of this site`);
  // Redirects are written in site.md, and name files relative to it.
  return findLinkProblem(now, { ...from, filePath: 'site.md' }, context) ?? toHint(target, now);
}

const toHint = (target: string, now: string): UnplacedProblem => ({
  severity: 'warning',
  kind: 'moved-link',
  message: `"${target}" has moved; the link is published with the new URL`,
  suggestion: now,
});

function findMarkdownProblem(
  file: string,
  fragment: string | undefined,
  target: string,
  from: Entry,
  context: CheckContext,
): UnplacedProblem | undefined {
  const { map } = context;
  const entry = map.entryIn(file, from.language);
  if (!entry) {
    // An existing file with errors of its own is reported there.
    if (map.fileNamed(file) !== undefined && posix.basename(file) !== 'README.md') return undefined;
    return toError(
      'dangling-link',
      `"${target}" leads nowhere: there is no entry in ${file}`,
      nearestFile(file, from, context, isEntryFile),
      toSameFile(target, file, from, context),
    );
  }
  const page = map.pageOf(entry);
  if (!page) return toError('dangling-link', `"${target}" leads nowhere: ${file} has no page of its own`);
  const hidden = findPrivateProblem(target, page, entry, from, context);
  if (hidden) return hidden;
  // `check-navigation.ts` checks navigation links together.
  const { showOriginals } = settingsIn<Partial<SiteSettings>>(context.content.site ?? {}, from.language);
  if (entry.language !== from.language && from.collection !== 'site' && !showOriginals)
    return {
      severity: 'warning',
      kind: 'other-language',
      message: `"${target}" leads to a page in another language (${entry.language ?? ''}): there is no translation of ${entry.filePath} into ${from.language ?? ''}`,
    };
  return fragment ? findIdProblem(decodeUrl(fragment), entry, target, context) : undefined;
}

function findIdProblem(
  fragment: string,
  entry: Entry,
  target: string,
  { map }: CheckContext,
): UnplacedProblem | undefined {
  // Browsers look for the text in `#ideas:~:text=mill` themselves.
  const id = fragment.replace(/:~:.*$/s, '');
  if (id === '' || map.hasId(entry, id)) return undefined;
  const suggestion = nearest(id, map.idsOf(entry));
  return toError(
    'dangling-link',
    `"${target}" leads nowhere: no heading in ${entry.filePath} has the id "${id}"`,
    suggestion && `${target.slice(0, target.indexOf('#'))}#${suggestion}`,
  );
}

/**
 * The problem with a full URL of this site whose page has moved. It is published as written, and redirected. `now` is the page's current place, as a
 * link in `site.md` would name it; the suggestion is a full URL.
 */
function toFullNewAddress(
  now: string,
  url: string,
  { content, map }: Pick<CheckContext, 'content' | 'map'>,
): Pick<Problem, 'message' | 'suggestion'> {
  const { path: file, rest } = splitTarget(now);
  const entry = map.entryOf(file);
  const page = entry && map.pageOf(entry);
  const path = page ? page + rest : now;
  return {
    message: `"${url}" has moved: use the new URL`,
    suggestion: path.startsWith('/') ? toFullAddress(content.site?.url ?? '', encodeURI(path)) : path,
  };
}
