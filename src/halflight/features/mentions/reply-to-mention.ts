import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { DROPPED } from '../comments/thread/clean-html';
import type { Reply } from '../comments/thread/thread-service';
import type { Mention } from './mention';
import { isOpenUrl, toPlainText } from './to-mentions';

/**
 * A reply to a post on a network as a mention: in plain text, like all that strangers wrote. Of one with a content warning there is only the warning.
 * `undefined` if it has no URL that anybody can open.
 */
export function replyToMention({ url, name, handle, time, warning, content }: Reply): Mention | undefined {
  if (!isOpenUrl(url)) return undefined;
  const day = /^\d{4}-\d\d-\d\d/.exec(time)?.[0];
  const said = typeof content === 'string' ? textOf(fromHtml(content, { fragment: true })) : textOfParts(content);
  const text = toPlainText(warning ?? said);
  const author = toPlainText(name) || toPlainText(handle) || new URL(url).host;
  return { kind: 'reply', url, author, ...(day && { day }), ...(text && { text }) };
}

const textOfParts = (parts: Exclude<Reply['content'], string>): string => parts.map(({ text }) => text).join('');

const BLOCKS = /^(?:p|br|li|blockquote|div|pre|h\d)$/;

/** The text that a reader of some HTML would see. What Mastodon hides of long URLs is left out here, too. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const inner = node.children.map(textOf).join('');
  if (node.type !== 'element') return inner;
  const classes = node.properties.className;
  const has = (name: string) => Array.isArray(classes) && classes.includes(name);
  if (DROPPED.test(node.tagName) || has('invisible')) return '';
  return inner + (has('ellipsis') ? '…' : '') + (BLOCKS.test(node.tagName) ? ' ' : '');
}
