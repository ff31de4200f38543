import { asMarkdown } from '../../markdown/as-markdown';
import type { CodeSource } from '../../markdown/code-file';
import type { ParseOptions } from '../../markdown/parse';
import type { PublishedEdit } from '../../markdown/published-edits';
import { factsOf } from '../../sourcing/facts-of';

/** Returns the absolute URL of a link or image target; `undefined` for a target that stays as written. */
export type ToTarget = (target: string) => string | undefined;

/** Returns the code that a code block shows of a file; `undefined` for a block that stays as written. */
export type ToCode = (source: CodeSource) => string | undefined;

type CodeEdit = Extract<PublishedEdit, { form: 'code' }>;

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
  const pieces: string[] = [];
  let done = 0;
  for (const edit of factsOf(markdown, reading).edits) {
    const text = edit.form === 'code' ? fill(edit, toCode) : toText(edit, toTarget);
    if (text === undefined) continue;
    pieces.push(markdown.slice(done, edit.from), text);
    done = edit.to;
  }
  return pieces.join('') + markdown.slice(done);
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

function toText(edit: Exclude<PublishedEdit, CodeEdit>, toTarget: ToTarget): string | undefined {
  if (edit.form === 'text') return edit.text;
  const address = toTarget(edit.url);
  if (address === undefined) return undefined;
  const target = withTitle(address, edit.title);
  switch (edit.form) {
    case 'attribute':
      return `"${address.replace(/"/g, '%22')}"`;
    case 'definition':
      return `[${edit.words ?? ''}]: ${target}`;
    case 'image':
      // A drawing that is part of its page has no URL but that of the page, so it becomes a link.
      return `${address.endsWith('/') ? '' : '!'}[${asMarkdown(edit.words ?? '')}](${target})`;
    case 'link':
      return `](${target})`;
  }
}

function withTitle(address: string, title: string | undefined): string {
  const target = /[\s()<>]/.test(address) ? `<${address.replace(/[<>]/g, encodeURIComponent)}>` : address;
  return title ? `${target} "${title.replace(/["\\]/g, '\\$&')}"` : target;
}
