import { asMarkdown } from '../../markdown/as-markdown';
import type { ParseOptions } from '../../markdown/parse';
import type { PublishedEdit } from '../../markdown/published-edits';
import { factsOf } from '../../sourcing/facts-of';

/** Returns the absolute URL of a link or image target; `undefined` for a target that stays as written. */
export type ToTarget = (target: string) => string | undefined;

/**
 * Prepares Markdown for publication: its links and images work anywhere, and its headings fit below one with its title. Leaves out comments, unused
 * definitions, and the content of scripts and the like; everything else stays as written, however the site renders it.
 */
export function toPublishedMarkdown(markdown: string, toTarget: ToTarget, reading: ParseOptions = {}): string {
  const pieces: string[] = [];
  let done = 0;
  for (const edit of factsOf(markdown, reading).edits) {
    const text = toText(edit, toTarget);
    if (text === undefined) continue;
    pieces.push(markdown.slice(done, edit.from), text);
    done = edit.to;
  }
  return pieces.join('') + markdown.slice(done);
}

function toText(edit: PublishedEdit, toTarget: ToTarget): string | undefined {
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
