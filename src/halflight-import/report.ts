import { withoutControls } from '../halflight/checks/describe-problems';
import { groupBy } from '../halflight/group-by';
import type { Correction } from './make-publishable';
import type { Plan, PlannedEntry } from './plan-import';
import type { Problem } from '../halflight/problem';
import { countOf, countsOf } from '../halflight/count-of';

/** The report of an import, as `--json` prints it. */
export interface ImportReport {
  program: string;
  /** Whether anything was written; not in a dry run. */
  written: boolean;
  entries: (Pick<PlannedEntry, 'from' | 'to' | 'collection' | 'draft' | 'status'> & { files: string[] })[];
  oldUrls: Plan['oldUrls'];
  /** Redirects added to `site.md`, for old URLs that belong to no entry. */
  redirects: { from: string; to: string }[];
  /** URLs of files copied to `static/`. */
  statics: string[];
  /** Lines added to `static/_redirects`. */
  hostLines: readonly string[];
  /** Rules of the old host that no redirect stands for, and why. */
  rules: Plan['rules'];
  /** Starters of `npm create halflight` that yielded. */
  removed: readonly string[];
  links: number;
  turned: number;
  left: Plan['left'];
  dangling: Plan['dangling'];
  /** Hosts in `images.hosts` and paths in `otherPaths`, with the number of pictures or links. */
  hosts: Record<string, number>;
  elsewhere: Record<string, number>;
  skipped: Plan['skipped'];
  remote: string[];
  failed: { url: string; why: string }[];
  /** What was changed so that the site can be published. */
  corrections: Plan['corrections'];
  /** What stops a build. */
  errors: readonly Problem[];
}

/**
 * What was done, or would be done if `written` is false. `failed` has the reason for each failed download by URL, and `errors` what the content check
 * finds afterwards.
 */
export function toReport(
  plan: Plan,
  program: string,
  written: boolean,
  failed: ReadonlyMap<string, string>,
  errors: readonly Problem[],
): ImportReport {
  const { links, turned, left, dangling, skipped, remote, removed, rules, statics, hostLines, corrections } = plan;
  return {
    ...{
      program,
      written,
      links,
      turned,
      left,
      dangling,
      skipped,
      remote,
      removed,
      rules,
      hostLines,
      corrections,
      errors,
    },
    entries: plan.entries.map(({ from, to, collection, draft, status, files }) => ({
      ...{ from, to, collection, draft, status },
      files: files.map((file) => file.to),
    })),
    oldUrls: plan.oldUrls,
    redirects: [...plan.added.redirects],
    statics: statics.map(({ url }) => url),
    hosts: Object.fromEntries(plan.hosts),
    elsewhere: Object.fromEntries(plan.elsewhere),
    failed: [...failed].map(([url, why]) => ({ url, why })),
  };
}

/** Collections whose entries are counted separately. */
const NAMED = new Set(['post', 'page', 'people']);

/** How many examples of each kind are shown. */
const SHOWN = 3;

/** The report for authors: what was done in one line per category, then one list of what to look at, worst first, with examples. */
export function describeImport(report: ImportReport, folder: string): string {
  const { entries, program, written, oldUrls, remote, removed, redirects } = report;
  const having = (wanted: PlannedEntry['status']) => entries.filter(({ status }) => status === wanted);
  const [fresh, stale, same] = [having('new'), having('stale').length, having('same').length];
  const of = (collection: string, draft: boolean) =>
    fresh.filter((entry) => entry.collection === collection && entry.draft === draft).length;
  const counted = countsOf(
    [of('post', false), 'post'],
    [of('page', false), 'page'],
    [fresh.filter(({ draft }) => draft).length, 'draft'],
    [fresh.filter(({ collection }) => collection === 'people').length, 'person', 'people'],
    [fresh.filter(({ collection }) => !NAMED.has(collection)).length, 'other entry', 'other entries'],
    [entries.reduce((sum, entry) => sum + entry.files.length, 0), 'picture or file', 'pictures and files'],
  );
  const led = oldUrls.filter(({ to }) => to !== undefined).length;
  const when = (count: number, line: string) => (count > 0 ? [line] : []);
  const would = written ? '' : 'would be ';
  const done = [
    `${program}: ${written ? 'imported' : 'would import'} ${counted.join(', ') || 'nothing new'}${counted.length > 0 ? ` into ${folder}/` : ''}.`,
    ...when(
      stale,
      `${countOf(stale, 'entry', 'entries')} ${would}updated to show ${stale === 1 ? 'its' : 'their'} downloaded files.`,
    ),
    ...when(same, `${countOf(same, 'entry', 'entries')} already there, unchanged since the last import.`),
    ...when(removed.length, `${countOf(removed.length, 'starter')} that you had not touched ${would}removed.`),
    ...when(
      fresh.length && report.turned,
      `${countOf(report.turned, 'shortcode or tag', 'shortcodes and tags')} turned into Markdown.`,
    ),
    ...when(fresh.length && report.links, `${countOf(report.links, 'link')} between entries rewritten.`),
    ...when(led, `${countOf(led, 'old URL')} lead${led === 1 ? 's' : ''} to the new page ("--json" lists each).`),
    ...when(
      redirects.length,
      `${countOf(redirects.length, 'redirect')} ${would}added to site.md, for old URLs of lists, feeds and the old host.`,
    ),
    ...when(
      report.statics.length,
      `${countOf(report.statics.length, 'file')} ${written ? '' : 'would be '}copied to static/, where ${report.statics.length === 1 ? 'it keeps its URL' : 'they keep their URLs'}.`,
    ),
    // Pictures that are shown from the old site are in the list below.
    ...when(
      Object.keys(report.hosts).length === 0 ? remote.length : 0,
      `${countOf(remote.length, 'file')} of the old site linked there: "--download" fetches ${remote.length === 1 ? 'it' : 'them'}.`,
    ),
  ];
  const open = listOpen(report);
  return [...done, ...(open.length > 0 ? ['\nWhat to look at, worst first:\n', ...open] : [])]
    .join('\n')
    .split('\n')
    .map(withoutControls)
    .join('\n');
}

/** What an author has to look at, worst first: what stops a build, then what every reader would see, then what some would miss. */
function listOpen({
  entries,
  errors,
  corrections,
  left,
  hosts,
  dangling,
  elsewhere,
  oldUrls,
  remote,
  failed,
  skipped,
  hostLines,
  rules,
}: ImportReport): string[] {
  const isTag = ({ name }: { name: string }) => !name.startsWith('<');
  const changed = (how: Correction['how']) => corrections.filter((each) => each.how === how);
  return [
    ...list(
      errors,
      'mistake stops a build',
      'mistakes stop a build',
      ({ file, line, message }) => `${file}:${line}: ${message}`,
    ),
    ...list(
      changed('not-imported'),
      'text or file cannot be published in any form, and was left out',
      'texts and files cannot be published in any form, and were left out',
      ({ from, why }) => `${from}: ${why}`,
    ),
    ...list(
      changed('draft'),
      'text cannot be published as it is, and is a draft now',
      'texts cannot be published as they are, and are drafts now',
      ({ from, to, why }) => `${to} (from ${from}): ${why}`,
    ),
    ...list(
      changed('plain'),
      'piece of a text could not be published, and is shown as it was written',
      'pieces of texts could not be published, and are shown as they were written',
      ({ to, why }) => `${to}: ${why}`,
    ),
    ...list(
      changed('left-out'),
      'field was left out',
      'fields were left out',
      ({ to, what, why }) => `${to}: ${what}, because ${why}`,
    ),
    ...listLeft(left.filter(isTag), [
      'template tag is shown to readers as it stands',
      'template tags are shown to readers as they stand',
    ]),
    ...list(
      Object.entries(hosts),
      'site that pictures are shown from, now in "images.hosts" of site.md: it sees each visitor',
      'sites that pictures are shown from, now in "images.hosts" of site.md: they see each visitor',
      ([host, count]) => `${host}: ${countOf(count, 'picture')}`,
      Infinity,
    ),
    ...list(
      Object.keys(hosts).length > 0 ? remote : [],
      'picture or file exists only on the old site, and is lost with it: "--download" fetches it',
      'pictures and files exist only on the old site, and are lost with it: "--download" fetches them',
      (url) => url,
    ),
    ...list(
      failed,
      'file could not be downloaded',
      'files could not be downloaded',
      ({ url, why }) => `${url}: ${why}`,
    ),
    ...list(
      [...dangling, ...changed('unlinked').map(({ from, what }) => ({ file: from, target: what }))],
      'link or picture led nowhere, or could not be shown: its words stay',
      'links and pictures led nowhere, or could not be shown: their words stay',
      ({ file, target }) => `${file}: ${target}`,
    ),
    ...listLeft(
      left.filter((each) => !isTag(each)),
      [
        'element has no equivalent here and was left or taken out',
        'elements have no equivalent here and were left or taken out',
      ],
    ),
    ...list(
      Object.entries(elsewhere),
      'path of the domain that nothing of the blog is at, now in "otherPaths" of site.md: if nothing serves it, delete it there',
      'paths of the domain that nothing of the blog is at, now in "otherPaths" of site.md: delete those there that nothing serves',
      ([path, count]) => `${path}: ${countOf(count, 'link')}`,
      Infinity,
    ),
    ...list(
      oldUrls.filter(({ to }) => to === undefined),
      'old URL leads nowhere',
      'old URLs lead nowhere',
      ({ from, why }) => `${from}: ${why}`,
    ),
    ...list(
      hostLines,
      'line is in static/_redirects, which Cloudflare and Netlify read: write such a rule if your host is another',
      'lines are in static/_redirects, which Cloudflare and Netlify read: write such rules if your host is another',
      (line) => line,
    ),
    ...list(
      rules,
      'rule of the old host is not kept: if you need it, write it for your new one',
      'rules of the old host are not kept: write those that you need for your new one',
      ({ file, rule, why }) => `${file}: ${rule}: ${why}`,
    ),
    ...listSkipped(skipped),
    ...list(
      changed('fixed'),
      'mistake in a text was corrected',
      'mistakes in texts were corrected',
      ({ to, why }) => `${to}: ${why}`,
    ),
    ...list(
      entries.filter(({ status }) => status === 'kept'),
      'entry that you have edited since, or that was there before, left as it is',
      'entries that you have edited since, or that were there before, left as they are',
      ({ from, to }) => `${to} (from ${from})`,
    ),
  ];
}

function list<T>(items: readonly T[], one: string, many: string, show: (item: T) => string, most = SHOWN): string[] {
  if (items.length === 0) return [];
  const more = items.length - most;
  return [
    `${countOf(items.length, one, many)}:`,
    ...items.slice(0, most).map((item) => `  ${show(item)}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

/** The tags and elements that stay, by name, with their counts and first positions. */
function listLeft(left: ImportReport['left'], [one, many]: readonly [string, string]): string[] {
  const names = groupBy(left, ({ name }) => name);
  if (names.size === 0) return [];
  return [
    `${countOf(left.length, one, many)}:`,
    ...[...names]
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([name, places]) => {
        const shown = places.slice(0, SHOWN).map(({ file, line }) => `${file}:${line}`);
        return `  ${name}, ${places.length} times: ${shown.join(', ')}${places.length > SHOWN ? ' …' : ''}`.replace(
          ', 1 times',
          ', once',
        );
      }),
  ];
}

/** The files that were not imported, by reason. */
function listSkipped(skipped: ImportReport['skipped']): string[] {
  return [...groupBy(skipped, ({ why }) => why)].flatMap(([why, files]) =>
    list(files, `file skipped or partly read: ${why}`, `files skipped or partly read: ${why}`, ({ file }) => file),
  );
}
