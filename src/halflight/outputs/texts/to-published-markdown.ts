import { asMarkdown } from '../../markdown/as-markdown';
import { chartToMarkdown } from '../../markdown/charts';
import type { CodeSource } from '../../markdown/code-file';
import { readWikiTarget } from '../../wiki-target';
import type { ParseOptions } from '../../markdown/parse';
import { hideRanges, withoutHidden } from '../../markdown/private-comments';
import type { PublishedEdit } from '../../markdown/published-edits';
import { factsOf } from '../../sourcing/facts-of';

/** Returns the absolute URL of a link or image target; `undefined` for a target that stays as written. */
export type ToTarget = (target: string) => string | undefined;

/** Returns the code that a code block shows of a file; `undefined` for a block that stays as written. */
export type ToCode = (source: CodeSource) => string | undefined;

type CodeEdit = Extract<PublishedEdit, { form: 'code' }>;
type ChartEdit = Extract<PublishedEdit, { form: 'chart' }>;

/**
 * Prepares Markdown for publication: its links and images work anywhere, and its headings fit below one with its title. Leaves out comments, unused
 * definitions, and the content of scripts and the like; everything else stays as written, however the site renders it.
 */
export function toPublishedMarkdown(
  markdown: string,
  toTarget: ToTarget,
  reading: ParseOptions = {},
  toCode?: ToCode,
): string {
  const { edits, comments = [] } = factsOf(markdown, reading);
  // A comment may be part of what another edit replaces, or leaves as it is.
  const shown = hideRanges(markdown, comments);
  const pieces: string[] = [];
  let done = 0;
  for (const edit of edits) {
    const text =
      edit.form === 'code'
        ? fill(edit, toCode)
        : edit.form === 'chart'
          ? toTable(edit, toCode)
          : toText(edit, toTarget);
    if (text === undefined) continue;
    pieces.push(shown.slice(done, edit.from), text);
    done = edit.to;
  }
  return withoutHidden(pieces.join('') + shown.slice(done));
}

/** A code block with the code that it shows, between fences that the code does not have. */
function fill({ source, fence, prefix }: CodeEdit, toCode: ToCode | undefined): string | undefined {
  const code = toCode?.(source);
  if (code === undefined) return undefined;
  const [written = '```'] = /^(?:`+|~+)/.exec(fence) ?? [];
  const longest = Math.max(0, ...(code.match(/`{3,}|~{3,}/g) ?? []).map(({ length }) => length + 1));
  const signs = written.padEnd(longest, written[0]);
  const lines = [...code.split('\n'), signs].map((line) => `${prefix}${line}`.trimEnd());
  return [signs + fence.slice(written.length), ...lines].join('\n');
}

function toTable({ options, csv, file, prefix }: ChartEdit, toCode: ToCode | undefined): string | undefined {
  const read = file === undefined || csv.trim() !== '' ? csv : toCode?.({ file });
  return read === undefined ? undefined : chartToMarkdown(options, read)?.replaceAll('\n', `\n${prefix}`);
}

function toText(edit: Exclude<PublishedEdit, CodeEdit | ChartEdit>, toTarget: ToTarget): string | undefined {
  if (edit.form === 'text') return edit.text;
  const address = toTarget(edit.url);
  // Brackets mean nothing outside the vault.
  if (address === undefined) return readWikiTarget(edit.url) && asMarkdown(edit.words ?? '');
  const target = withTitle(address, edit.title);
  switch (edit.form) {
    case 'attribute':
      return `"${address.replace(/"/g, '%22')}"`;
    case 'definition':
      return `[${edit.words ?? ''}]: ${target}`;
    case 'image':
      // A drawing that is part of its page has no URL but that of the page, so it becomes a link, and so does a note that is embedded.
      return `${isPage(address) ? '' : '!'}[${asMarkdown(edit.words ?? '')}](${target})`;
    case 'link':
      return `](${target})`;
    case 'wiki-link':
      return `[${asMarkdown(edit.words ?? '')}](${target})`;
  }
}

const isPage = (address: string): boolean => /\/(?:#.*)?$/.test(address);

function withTitle(address: string, title: string | undefined): string {
  const target = /[\s()<>]/.test(address) ? `<${address.replace(/[<>]/g, encodeURIComponent)}>` : address;
  return title ? `${target} "${title.replace(/["\\]/g, '\\$&')}"` : target;
}
