import type { ParseOptions } from '../../markdown/parse';
import type { PublishedEdit } from '../../markdown/published-edits';
import { factsOf } from '../../sourcing/kept-facts';

/** Words as they may stand between the brackets of a link or a picture. */
export function inBrackets(words: string): string {
  return words.replace(/[[\]\\]/g, '\\$&');
}

/** The full address that a target of a link or a picture means; `undefined` for one that stays as it is written. */
export type ToTarget = (target: string) => string | undefined;

/**
 * A Markdown text whose links and pictures can be followed from anywhere, below a heading that says its title. Comments are left out; the rest
 * stays as the author wrote it, whatever it is that the site makes of it.
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
      // What is drawn into a page has no address but that of the page.
      return `${address.endsWith('/') ? '' : '!'}[${inBrackets(edit.words ?? '')}](${target})`;
    case 'link':
      return `](${target})`;
  }
}

function withTitle(address: string, title: string | undefined): string {
  const target = /[\s()<>]/.test(address) ? `<${address.replace(/[<>]/g, encodeURIComponent)}>` : address;
  return title ? `${target} "${title.replace(/["\\]/g, '\\$&')}"` : target;
}
