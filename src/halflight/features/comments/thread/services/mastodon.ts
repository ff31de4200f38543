import type { ThreadService } from '../thread-service';
import { at, listOf, textOf } from '../unknown';

/** Mastodon, on any server: https://docs.joinmastodon.org/methods/statuses/#context. Unauthenticated requests get at most 60 replies. */
export const mastodon: ThreadService = {
  label: 'Mastodon',
  example: 'https://mastodon.example/@ada/115600000000000000',
  read: ({ origin, host, pathname }) => {
    const id = /^\/(?:@[\w.@-]+|users\/[\w.-]+\/statuses)\/(\d+)\/?$/.exec(pathname)?.[1];
    return id === undefined
      ? undefined
      : { id, api: `${origin}/api/v1/statuses/${id}/context`, host, policy: `${origin}/privacy-policy` };
  },
  toReplies: (answer) => {
    const statuses = at(answer, 'descendants');
    if (!Array.isArray(statuses)) throw new Error('This is no answer of Mastodon.');
    return statuses.map((status: unknown) => {
      const handle = textOf(at(status, 'account', 'acct'));
      const warning = textOf(at(status, 'spoiler_text'));
      return {
        id: textOf(at(status, 'id')),
        parent: textOf(at(status, 'in_reply_to_id')),
        name: textOf(at(status, 'account', 'display_name')) || handle,
        handle: `@${handle}`,
        url: textOf(at(status, 'url')),
        time: textOf(at(status, 'created_at')),
        language: textOf(at(status, 'language')),
        content: textOf(at(status, 'content')),
        ...((warning || at(status, 'sensitive') === true) && { warning }),
        media: listOf(at(status, 'media_attachments')).length > 0,
      };
    });
  },
};
