import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ORNAMENT_BYTES } from '../limits';
import type { Day } from '../fields/days';
import { isOnHost, isWebAddress } from '../fields/formats';
import { toFullAddress } from '../derive/to-full-address';
import { settingsIn, type SiteSettings } from '../derive/languages';
import { toPagePath } from '../derive/to-url';
import { findImageProblem, isPicture } from './check-image';
import { refusalOf } from '../sourcing/active-file';
import { nearest } from '../sourcing/nearest';
import type { Fix, Problem, UnplacedProblem } from './problem';
import type { Entry } from '../sourcing/read-entry';
import type { CheckContext } from './context';
import { publishStatusOf, type PublishStatus } from '../routes/visibility';
import { decodeUrl, parseUrl, splitTarget } from '../parse-url';

const error = (kind: string, message: string, suggestion?: string, fix?: Fix): UnplacedProblem => ({
  severity: 'error',
  kind,
  message,
  ...(suggestion && { suggestion }),
  ...(fix && { fix }),
});

/** The folder a file lies in; '' for one at the top. */
const folderOf = (filePath: string): string => (filePath.includes('/') ? posix.dirname(filePath) : '');

/** A path in the content folder, relative to a file. */
function asSeenFrom(filePath: string, path: string): string {
  return posix.relative(folderOf(filePath), path) || path;
}

/** A path as a link or the name of a picture: with escapes for what would end the path, or begin one. */
function toTarget(path: string): string {
  return path.replace(/[%#?]/g, encodeURIComponent);
}

/**
 * The problem with a link, or the name of a picture, that is the name of a file as it stands in its folder, but means another one; `undefined` for any
 * other. `problem` says what was not found.
 */
function findUnescapedProblem(
  target: string,
  problem: UnplacedProblem,
  entry: Entry,
  { map }: CheckContext,
): UnplacedProblem | undefined {
  const now = toTarget(target);
  if (now === target || map.fileNamed(posix.join(folderOf(entry.filePath), target)) === undefined) return undefined;
  const message = `${problem.message}: in the name of a file, % is written as %25, # as %23 and ? as %3F`;
  return { ...problem, message, suggestion: now, fix: { target, now } };
}

/** The problem with the target of an entry's link; `undefined` for a good one. URLs of other sites are not requested. */
export function findLinkProblem(target: string, entry: Entry, context: CheckContext): UnplacedProblem | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return findFullAddressProblem(target, entry, context);
  const [, path = '', fragment] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(target) ?? [];
  const named = decodeUrl(path);
  if (named === '') return fragment ? findIdProblem(decodeUrl(fragment), entry, target, context) : undefined;
  if (named.startsWith('/')) return findPathProblem(named, fragment, target, entry, context);
  const file = posix.join(folderOf(entry.filePath), named);
  if (named.endsWith('.md') && !named.includes('\\'))
    return findMarkdownProblem(file, fragment, target, entry, context);
  const there = context.map.fileNamed(file);
  if (there !== undefined) return aboutFile(named, findCopiedProblem(there, context));
  if (named.includes('\\')) return backslashProblem(target, named, file, 'link', entry, context);
  const page = [`${file.replace(/\/$/, '')}/index.md`, `${file.replace(/\/$/, '')}.md`].find(context.map.entryOf);
  const suggestion = page ? asSeenFrom(entry.filePath, page) : nearestFile(file, entry, context, () => true);
  const problem = error(
    'dangling-link',
    `"${target}" leads nowhere: there is no file ${file}`,
    suggestion && toTarget(suggestion),
    page ? undefined : toSameFile(target, file, entry, context),
  );
  return findUnescapedProblem(target, problem, entry, context) ?? problem;
}

/** The problem with an existing file that a text links to or plays; `undefined` for one that is published. */
function findCopiedProblem(file: string, { folder }: CheckContext): UnplacedProblem | undefined {
  const refusal = refusalOf(file);
  if (refusal !== undefined) return error('active-file', refusal);
  return isPicture(file) ? findImageProblem(join(folder, file)) : undefined;
}

/** The problem with a full URL. Those of other sites are not requested; one of this site is checked by its path. */
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
  // Other sites may lie beside this one on the same host.
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
  // Without site.md the paths of the lists are unknown, and every link to them would seem wrong.
  if (!content.site) return undefined;
  if (map.hasFile(path)) return findPrivateFileProblem(target, path, from, context);
  const page = toPagePath(path);
  const source = map.sourceAt(page);
  if (source === undefined) {
    const moved = map.movedTo(page);
    return moved === undefined
      ? error('dangling-link', `"${target}" is not a page of this site`, nearest(page, map.paths))
      : findMovedProblem(target, moved, fragment, from, context);
  }
  const entry = map.entryOf(source);
  const isAlwaysShown = isHome(page, content.site);
  const hidden = isAlwaysShown ? undefined : findPrivateProblem(target, page, entry, from, context);
  if (hidden) return hidden;
  if (!entry || (isAlwaysShown && publishStatusOf(entry, context.clock, content.collections))) return undefined;
  return fragment ? findIdProblem(decodeUrl(fragment), entry, target, context) : undefined;
}

/** Whether a page is the home page of a language. There always is one: while no entry for it is published, the site composes it. */
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
  // A redirect to another redirect might never end.
  if (moved.startsWith('/') && context.map.sourceAt(toPagePath(moved.replace(/[?#].*$/s, ''))) === undefined)
    return context.map.hasFile(moved)
      ? toHint(target, now)
      : error('dangling-link', `"${target}" has moved to "${moved}", which is not a page of this site`);
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
    return error(
      'dangling-link',
      `"${target}" leads nowhere: there is no entry in ${file}`,
      nearestFile(file, from, context, (other) => other.endsWith('.md')),
      toSameFile(target, file, from, context),
    );
  }
  const page = map.pageOf(entry);
  if (!page) return error('dangling-link', `"${target}" leads nowhere: ${file} has no page of its own`);
  const hidden = findPrivateProblem(target, page, entry, from, context);
  if (hidden) return hidden;
  // The links of the navigation are checked together: check-navigation.ts.
  const { showOriginals } = settingsIn<Partial<SiteSettings>>(context.content.site ?? {}, from.language);
  if (entry.language !== from.language && from.collection !== 'site' && !showOriginals)
    return {
      severity: 'warning',
      kind: 'other-language',
      message: `"${target}" leads to a page in another language (${entry.language ?? ''}): there is no translation of ${entry.filePath} into ${from.language ?? ''}`,
    };
  return fragment ? findIdProblem(decodeUrl(fragment), entry, target, context) : undefined;
}

/**
 * The problem with a link from a published page to an unpublished one. `entry` is the one whose page `page` is; a list that only exists because of
 * unpublished entries has none.
 */
function findPrivateProblem(
  target: string,
  page: string,
  entry: Entry | undefined,
  from: Entry,
  context: CheckContext,
): UnplacedProblem | undefined {
  if (entry) return findPrivateEntryProblem(target, entry, from, context);
  // A file with errors of its own has a URL, but whether it is published is unknown.
  if (
    context.isShown(page) ||
    !context.map.isPage(page) ||
    publishStatusOf(from, context.clock, context.content.collections)
  )
    return undefined;
  return error('private-link', `"${target}" leads to a list in which nothing is published yet`);
}

/** The problem with a link from a published page to a file that is only made of unpublished entries, such as the feed of a tag. */
function findPrivateFileProblem(
  target: string,
  path: string,
  from: Entry,
  { isFileShown, clock, content: { collections } }: CheckContext,
): UnplacedProblem | undefined {
  if (isFileShown(path) || publishStatusOf(from, clock, collections)) return undefined;
  return error(
    'private-link',
    `"${target}" leads to a file that visitors do not get, because what it is made of is not published at present`,
  );
}

/**
 * The problem with an entry that refers to one that is unpublished, or that expires before it: an error in a published entry, a warning in one that
 * appears later, about the day on which it does.
 */
function findPrivateEntryProblem(
  target: string,
  entry: Entry,
  from: Entry,
  { clock, content: { collections } }: CheckContext,
): UnplacedProblem | undefined {
  const waits = publishStatusOf(from, clock, collections);
  if (entry === from || (waits && waits.why !== 'later')) return undefined;
  const status = publishStatusOf(entry, { today: waits?.day ?? clock.today }, collections);
  if (status) {
    const problem = error('private-link', `"${target}" refers to ${entry.filePath}, ${adviceFor(status, clock)}`);
    if (!waits) return problem;
    const message = `${problem.message}; on ${waits.day}, when this file appears, this becomes an error, and builds fail`;
    return { ...problem, severity: 'warning', message };
  }
  const [ends, own] = [entry, from].map(({ values }) => values.expires as Day | undefined);
  if (ends === undefined || (own !== undefined && own <= ends)) return undefined;
  return {
    severity: 'warning',
    kind: 'private-link',
    message: `"${target}" refers to ${entry.filePath}, which expires on ${ends}: from then on this is an error, and builds fail`,
  };
}

function adviceFor({ why, day }: PublishStatus, { today }: CheckContext['clock']): string {
  switch (why) {
    case 'draft':
      return 'a draft, which visitors do not see: link to it once it is published, or make this file a draft, too';
    case 'later':
      return `which appears on ${day}: link to it from then on, or publish this file later, too ("publish: ${day}")`;
    case 'expired':
      return day > today
        ? `which expires on ${day}: remove this`
        : `which expired on ${day}, and is no longer shown: remove this`;
  }
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
  return error(
    'dangling-link',
    `"${target}" leads nowhere: no heading in ${entry.filePath} has the id "${id}"`,
    suggestion && `${target.slice(0, target.indexOf('#'))}#${suggestion}`,
  );
}

/** The problem with a picture that an entry names; `undefined` for a good one. */
export function findPictureProblem(src: string, entry: Entry, context: CheckContext): UnplacedProblem | undefined {
  if (isWebAddress(src) || src.startsWith('//')) return findHostProblem(src, context);
  if (/^data:/i.test(src)) return undefined;
  const named = decodeUrl(src.replace(/[?#].*$/s, ''));
  if (named.startsWith('/')) {
    if (!context.map.hasFile(named)) return error('missing-image', `there is no picture static${named}`);
    const published = join('static', named);
    return existsSync(published) ? aboutFile(named, findImageProblem(published)) : undefined;
  }
  const file = posix.join(folderOf(entry.filePath), named);
  const there = context.map.fileNamed(file);
  if (there !== undefined) return aboutFile(named, findImageProblem(join(context.folder, there)));
  if (named.includes('\\')) return backslashProblem(src, named, file, 'picture', entry, context);
  const suggestion = nearestFile(file, entry, context, isPicture);
  const problem = error(
    'missing-image',
    `there is no picture ${file}`,
    suggestion && toTarget(suggestion),
    toSameFile(src, file, entry, context),
  );
  return findUnescapedProblem(src, problem, entry, context) ?? problem;
}

/**
 * The problem with a picture that a field of an entry names; `undefined` for a good one. Unlike in a text, it is made in several sizes, so it cannot
 * be a file that is copied as it is.
 */
export function findFieldPictureProblem(src: string, entry: Entry, context: CheckContext): UnplacedProblem | undefined {
  if (src.startsWith('//')) return error('missing-image', `"${src}" must be a full URL`, `https:${src}`);
  if (!/^(?:\/|data:)/i.test(src)) return findPictureProblem(src, entry, context);
  const name = src.startsWith('/') ? posix.basename(src.replace(/[?#].*$/s, '')) : '';
  return error(
    'missing-image',
    `a picture in front matter must be a file in the content folder: put it beside this file, and name it ./${name || 'photo.jpg'}`,
  );
}

/** The problem with the SVG of the ornament: with the picture, or with its size, because every page contains it. */
export function findOrnamentProblem(name: string, entry: Entry, context: CheckContext): UnplacedProblem | undefined {
  const problem = findPictureProblem(name, entry, context);
  const there = context.map.fileNamed(posix.join(folderOf(entry.filePath), decodeUrl(name)));
  if (problem?.severity === 'error' || there === undefined) return problem;
  const { size } = statSync(join(context.folder, there));
  if (size <= ORNAMENT_BYTES) return problem;
  const [is, most] = [size, ORNAMENT_BYTES].map((bytes) => Math.ceil(bytes / 1000));
  return error('oversized-image', `${name} is ${is} kB; an ornament has at most ${most} kB, for every page shows it`);
}

/** The problem with a path that has backslashes, as on Windows: URLs have slashes. */
function backslashProblem(
  target: string,
  named: string,
  file: string,
  what: 'link' | 'picture',
  entry: Entry,
  context: CheckContext,
): UnplacedProblem {
  const meant = posix.normalize(file.replaceAll('\\', '/'));
  return error(
    what === 'picture' ? 'missing-image' : 'dangling-link',
    `${what} names use / not \\; found "${named}"`,
    context.map.fileNamed(meant) === undefined
      ? nearestFile(meant, entry, context, what === 'picture' ? isPicture : () => true)
      : asSeenFrom(entry.filePath, meant),
    toSameFile(target, meant, entry, context),
  );
}

function findHostProblem(src: string, { content }: CheckContext): UnplacedProblem | undefined {
  if (!content.site) return undefined;
  const host = parseUrl(src, 'https://example.org')?.hostname ?? src;
  if (isOnHost(new URL(src, 'https://example.org').href, content.site.images?.hosts ?? [])) return undefined;
  return error(
    'foreign-image',
    `the picture is on another site (${host}): put it beside the file, or list the host under "images.hosts" in site.md`,
  );
}

/** The problem with a font or another file that an entry names; `undefined` if the file exists. */
export function findFileProblem(name: string, entry: Entry, context: CheckContext): UnplacedProblem | undefined {
  const file = posix.join(folderOf(entry.filePath), name);
  if (context.map.fileNamed(file) !== undefined) return undefined;
  return error(
    'missing-file',
    `there is no file ${file}`,
    nearestFile(file, entry, context, () => true),
    toSameFile(name, file, entry, context),
  );
}

/** The problem with a reference to an entry of another collection by its slug; `undefined` for a good one. */
export function findReferenceProblem(
  slug: string,
  collection: string,
  from: Entry,
  context: CheckContext,
): UnplacedProblem | undefined {
  const { content, map } = context;
  const all = content.entries.filter((entry) => entry.collection === collection && entry.slug === slug);
  const named = all.find((entry) => entry.language === from.language) ?? all[0];
  if (named) return findPrivateEntryProblem(slug, named, from, context);
  const slugs = content.entries.filter((entry) => entry.collection === collection).map((entry) => entry.slug);
  const files = ['.md', '/index.md'].map((end) => `${collection}/${slug}${end}`);
  // An existing file with errors of its own is reported there.
  const broken = files.some((file) => content.files.has(file) && !map.entryOf(file));
  if (broken) return undefined;
  const known = slugs.length > 0 ? `; there are: ${slugs.slice(0, 12).join(', ')}` : '; that folder has no entries';
  return error('dangling-reference', `there is no "${slug}" in ${collection}/${known}`, nearest(slug, slugs));
}

function aboutFile(name: string, problem: UnplacedProblem | undefined): UnplacedProblem | undefined {
  return problem && { ...problem, message: `${name} ${problem.message}` };
}

/** The fix for a target whose file exists but for capitals, Unicode normalization or slashes, if there is exactly one such file. */
function toSameFile(target: string, file: string, entry: Entry, { map }: CheckContext): Fix | undefined {
  const [same, ...others] = map.filesLike(file);
  if (same === undefined || others.length > 0) return undefined;
  const [, start = '', rest = ''] = /^(\.\/)?[^?#]*([^]*)$/.exec(target) ?? [];
  return { target, now: start + toTarget(asSeenFrom(entry.filePath, same)) + rest };
}

/** The existing file whose name is most similar, relative to an entry; those in the same folder come first. */
function nearestFile(
  file: string,
  entry: Entry,
  { content, map }: CheckContext,
  fits: (other: string) => boolean,
): string | undefined {
  const found =
    map.filesLike(file).find(fits) ??
    nearest(file, map.filesBeside(file).filter(fits)) ??
    nearest(file, [...content.files].filter(fits));
  return found && asSeenFrom(entry.filePath, found);
}

/**
 * The problem with a full URL of this site whose page has moved. It is published as written, and redirected. `now` is where the page is, as a link in
 * `site.md` would name it; the suggestion is a full URL.
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
