import { withoutControls } from '../halflight/checks/describe-problems';
import { groupBy } from '../halflight/group-by';
import type { Plan, PlannedEntry } from './plan-import';
import { countOf, countsOf } from '../halflight/count-of';

/** The report of an import, as `--json` prints it. */
export interface ImportReport {
  program: string;
  /** Whether anything was written; not in a dry run. */
  written: boolean;
  entries: (Pick<PlannedEntry, 'from' | 'to' | 'collection' | 'draft' | 'status'> & { files: string[] })[];
  oldUrls: Plan['oldUrls'];
  /** Redirects to add to `site.md`, for the old URLs of lists. */
  redirects: { from: string; to: string }[];
  links: number;
  turned: number;
  left: Plan['left'];
  dangling: Plan['dangling'];
  skipped: Plan['skipped'];
  remote: string[];
  failed: { url: string; why: string }[];
}

/** What was done, or would be done if `written` is false. `failed` has the reason for each failed download by URL. */
export function toReport(
  plan: Plan,
  program: string,
  written: boolean,
  failed: ReadonlyMap<string, string>,
): ImportReport {
  const { links, turned, left, dangling, skipped, remote } = plan;
  return {
    ...{ program, written, links, turned, left, dangling, skipped, remote },
    entries: plan.entries.map(({ from, to, collection, draft, status, files }) => ({
      ...{ from, to, collection, draft, status },
      files: files.map((file) => file.to),
    })),
    oldUrls: plan.oldUrls.filter(({ why }) => why !== 'list'),
    redirects: plan.oldUrls.flatMap(({ from, to, why }) => (why === 'list' && to !== undefined ? [{ from, to }] : [])),
    failed: [...failed].map(([url, why]) => ({ url, why })),
  };
}

/** Collections whose entries are counted separately. */
const NAMED = new Set(['post', 'page', 'people']);

/** How many examples of each kind are shown. */
const SHOWN = 3;

/** The report for authors: one line per category with its count, and the first examples of what needs attention. */
export function describeImport(report: ImportReport, folder: string): string {
  const { entries, program, written, oldUrls, left, dangling, skipped, remote, failed, redirects } = report;
  const having = (wanted: PlannedEntry['status']) => entries.filter(({ status }) => status === wanted);
  const [fresh, stale, same, kept] = [having('new'), having('stale').length, having('same').length, having('kept')];
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
  const lines = [
    `${program}: ${written ? 'imported' : 'would import'} ${counted.join(', ') || 'nothing new'}${counted.length > 0 ? ` into ${folder}/` : ''}.`,
    ...when(
      stale,
      `${countOf(stale, 'entry', 'entries')} ${written ? '' : 'would be '}updated to show ${stale === 1 ? 'its' : 'their'} downloaded files.`,
    ),
    ...when(same, `${countOf(same, 'entry', 'entries')} already there, unchanged since the last import.`),
    ...list(
      kept,
      'entry that you have edited since, or that was there before, left as it is',
      'entries that you have edited since, or that were there before, left as they are',
      ({ from, to }) => `${to} (from ${from})`,
    ),
    ...when(
      fresh.length && report.turned,
      `${countOf(report.turned, 'shortcode or tag', 'shortcodes and tags')} turned into Markdown.`,
    ),
    ...when(fresh.length && report.links, `${countOf(report.links, 'link')} between entries rewritten.`),
    ...when(led, `${countOf(led, 'old URL')} lead${led === 1 ? 's' : ''} to the new page ("--json" lists each).`),
    ...list(
      oldUrls.filter(({ to }) => to === undefined),
      'old URL leads nowhere',
      'old URLs lead nowhere',
      ({ from, why }) => `${from}: ${why}`,
    ),
    ...listLeft(left),
    ...list(
      dangling,
      'link or picture that leads nowhere, left as it is (between [[ ]]: as plain words)',
      'links and pictures that lead nowhere, left as they are (between [[ ]]: as plain words)',
      ({ file, target }) => `${file}: ${target}`,
    ),
    ...list(
      remote,
      'picture or file exists only on the old site: "--download" fetches it',
      'pictures and files exist only on the old site: "--download" fetches them',
      (url) => url,
    ),
    ...list(
      failed,
      'file could not be downloaded',
      'files could not be downloaded',
      ({ url, why }) => `${url}: ${why}`,
    ),
    ...listSkipped(skipped),
  ];
  const hint =
    redirects.length > 0
      ? [
          `\nThe old URLs of lists belong to no entry. To redirect them, add this to site.md:\n`,
          'redirects:',
          ...redirects.slice(0, 20).map(({ from, to }) => `  - { from: ${from}, to: ${to} }`),
          ...(redirects.length > 20 ? [`  # and ${redirects.length - 20} more, which "--json" lists`] : []),
        ]
      : [];
  return [...lines, ...hint].join('\n').split('\n').map(withoutControls).join('\n');
}

function list<T>(items: readonly T[], one: string, many: string, show: (item: T) => string): string[] {
  if (items.length === 0) return [];
  const more = items.length - SHOWN;
  return [
    `${countOf(items.length, one, many)}:`,
    ...items.slice(0, SHOWN).map((item) => `  ${show(item)}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

/** The tags and elements that stay, by name, with their counts and first positions. */
function listLeft(left: ImportReport['left']): string[] {
  const names = groupBy(left, ({ name }) => name);
  if (names.size === 0) return [];
  return [
    `${countOf(left.length, 'shortcode or element', 'shortcodes and elements')} without an equivalent here, left in the text as it stands or taken out:`,
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
