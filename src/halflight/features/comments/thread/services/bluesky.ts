import type { Reply, ReplyPart, ThreadService } from '../thread-service';
import { at, listOf, textOf } from '../unknown';

/** Moderation labels for which Bluesky's own app folds or hides a post: https://docs.bsky.app/docs/advanced-guides/moderation. */
const FOLDED = new Set(['porn', 'sexual', 'nudity', 'graphic-media', 'gore', '!warn']);
const HIDDEN = new Set(['!hide', '!no-unauthenticated', '!takedown', 'spam']);

/** Bluesky, whose public API answers for every server: https://docs.bsky.app/docs/api/app-bsky-feed-get-post-thread. */
export const bluesky: ThreadService = {
  label: 'Bluesky',
  example: 'https://bsky.app/profile/ada.example/post/3m6xxxxxxxxxx',
  read: ({ host, pathname }) => {
    const [, who, key] = /^\/profile\/([\w.:-]+)\/post\/(\w+)\/?$/.exec(pathname.replace(/%3a/gi, ':')) ?? [];
    if (host !== 'bsky.app' || who === undefined || key === undefined) return undefined;
    const query = new URLSearchParams({
      uri: `at://${who}/app.bsky.feed.post/${key}`,
      depth: '10',
      parentHeight: '0',
    });
    return {
      api: `https://public.api.bsky.app/xrpc/app.bsky.feed.getPostThread?${query}`,
      host: 'public.api.bsky.app',
      policy: 'https://bsky.social/about/support/privacy-policy',
    };
  },
  toReplies: (answer) => {
    const thread = at(answer, 'thread');
    if (typeof at(thread, 'post', 'uri') !== 'string') throw new Error('This is no answer of Bluesky.');
    // The author of the post can hide replies to it.
    const hidden = new Set(listOf(at(answer, 'threadgate', 'record', 'hiddenReplies')));
    const replies: Reply[] = [];
    const waiting = [{ node: thread, parent: '' }];
    for (const { node, parent } of waiting) {
      for (const each of listOf(at(node, 'replies'))) {
        const post = at(each, 'post');
        const id = textOf(at(post, 'uri'));
        const labels = labelsOf(post);
        // Deleted and blocked replies have no post. Replies below a hidden one are hidden with it.
        if (id === '' || hidden.has(id) || labels.some((label) => HIDDEN.has(label))) continue;
        waiting.push({ node: each, parent: id });
        replies.push(toReply(post, { id, parent, folded: labels.some((label) => FOLDED.has(label)) }));
      }
    }
    return replies;
  },
};

function labelsOf(post: unknown): string[] {
  return [...listOf(at(post, 'labels')), ...listOf(at(post, 'author', 'labels'))].flatMap((label) =>
    at(label, 'neg') === true ? [] : [textOf(at(label, 'val'))],
  );
}

function toReply(post: unknown, { id, parent, folded }: Pick<Reply, 'id' | 'parent'> & { folded: boolean }): Reply {
  const handle = textOf(at(post, 'author', 'handle'));
  const profile = encodeURIComponent(textOf(at(post, 'author', 'did')) || handle);
  return {
    id,
    parent,
    name: textOf(at(post, 'author', 'displayName')) || handle,
    handle: `@${handle}`,
    url: `https://bsky.app/profile/${profile}/post/${encodeURIComponent(id.split('/').at(-1) ?? '')}`,
    time: textOf(at(post, 'record', 'createdAt')),
    language: textOf(listOf(at(post, 'record', 'langs'))[0]),
    content: toParts(textOf(at(post, 'record', 'text')), listOf(at(post, 'record', 'facets'))),
    ...(folded && { warning: '' }),
    media: at(post, 'embed') !== undefined,
  };
}

/** Splits a text at its facets: ranges in UTF-8 bytes, with what they link to. Ignores facets whose range is invalid or overlaps another. */
function toParts(text: string, facets: readonly unknown[]): ReplyPart[] {
  const bytes = new TextEncoder().encode(text);
  const read = (from: number, to?: number) => new TextDecoder().decode(bytes.slice(from, to));
  const places = facets
    .map((facet) => ({
      from: Number(at(facet, 'index', 'byteStart')),
      to: Number(at(facet, 'index', 'byteEnd')),
      href: listOf(at(facet, 'features')).map(toAddress).find(Boolean),
    }))
    .sort((a, b) => a.from - b.from);
  const parts: ReplyPart[] = [];
  let done = 0;
  for (const { from, to, href } of places) {
    if (href === undefined || !(from >= done && to > from && to <= bytes.length)) continue;
    parts.push({ text: read(done, from) }, { text: read(from, to), href });
    done = to;
  }
  return [...parts, { text: read(done) }].filter((part) => part.text !== '');
}

/** The URL that a facet's feature leads to: a link, a person or a tag. */
function toAddress(feature: unknown): string | undefined {
  const [uri, did, tag] = ['uri', 'did', 'tag'].map((name) => textOf(at(feature, name)));
  if (uri) return uri;
  if (did) return `https://bsky.app/profile/${encodeURIComponent(did)}`;
  return tag && `https://bsky.app/hashtag/${encodeURIComponent(tag)}`;
}
