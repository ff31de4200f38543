import { MENTION_TEXT } from '../../limits';
import { isRecord } from '../../is-record';
import { parseUrl } from '../../parse-url';
import type { Mention, MentionKind } from './mention';

/** The kinds of webmention.io, by the property with which a page refers to another. */
const KINDS: Readonly<Partial<Record<string, MentionKind>>> = {
  'in-reply-to': 'reply',
  'like-of': 'like',
  'repost-of': 'repost',
};

/** A mention and the page that it is about. */
export interface Received {
  target: string;
  mention: Mention;
}

/**
 * Reads an answer in JF2 (https://jf2.spec.indieweb.org), as webmention.io gives it. What strangers wrote becomes plain text; what has no proper URL,
 * or is private, is left out.
 */
export function toMentions(answer: unknown): Received[] {
  const children = isRecord(answer) && Array.isArray(answer.children) ? answer.children : [];
  return children.filter(isRecord).flatMap((item) => {
    const target = textOf(item['wm-target']);
    const url = [item.url, item['wm-source']].map(textOf).find(isOpenUrl);
    if (!isOpenUrl(target) || url === undefined || item['wm-private'] === true) return [];
    const author = isRecord(item.author) ? toPlainText(textOf(item.author.name)) : '';
    const day = /^\d{4}-\d\d-\d\d/.exec(textOf(item.published) || textOf(item['wm-received']))?.[0];
    const kind = KINDS[textOf(item['wm-property'])] ?? 'mention';
    const said = isRecord(item.content) ? toPlainText(textOf(item.content.text)) : '';
    const text = kind === 'reply' || kind === 'mention' ? said : '';
    return [
      {
        target,
        mention: { kind, url, author: author || new URL(url).host, ...(day && { day }), ...(text && { text }) },
      },
    ];
  });
}

/** The mentions of a page with those that are new. What is already there stays as it is, so that an author may edit and approve it. */
export function mergeMentions(known: readonly Mention[], received: readonly Mention[]): Mention[] {
  const nameOf = ({ kind, url }: Mention) => `${kind} ${url}`;
  const names = new Set(known.map(nameOf));
  const added = received.filter((mention) => !names.has(nameOf(mention)) && names.add(nameOf(mention)));
  return [...known, ...added.sort((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1))];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Whether a stranger's URL is one that anybody can open: http or https, and without a password in it. */
export function isOpenUrl(address: string): boolean {
  const url = parseUrl(address);
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username === '';
}

/** A stranger's words without what is no text: control characters, and those that turn the direction of what follows. */
export function toPlainText(text: string): string {
  const plain = text
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Cs}\p{Cn}]/gu, '')
    .replace(/[\p{Cc}\p{Zs}]+/gu, ' ')
    .trim();
  if (plain.length <= MENTION_TEXT) return plain;
  return `${plain.slice(0, MENTION_TEXT).replace(/\s+\S*$/, '')}…`;
}
