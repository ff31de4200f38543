import { LINK_TIMEOUT } from '../limits';
import { services } from '../features/comments/thread/services';
import type { Thread } from '../features/comments/thread/read-thread';
import type { Mention } from '../features/mentions/mention';
import { replyToMention } from '../features/mentions/reply-to-mention';

/** Fetches the replies to a post on a network, as anybody sees them. Throws if its server does not answer as expected. */
export async function fetchReplies({
  api,
  host,
  service,
}: Pick<Thread, 'api' | 'host' | 'service'>): Promise<Mention[]> {
  const answer = await fetch(api, { signal: AbortSignal.timeout(LINK_TIMEOUT), redirect: 'error' }).catch(() => {
    throw new Error(`${host} does not answer. Try again later.`);
  });
  if (!answer.ok) throw new Error(`${host} answers ${answer.status}. Is the post still there?`);
  const replies = await answer
    .json()
    .then((body) => services[service].toReplies(body))
    .catch(() => {
      throw new Error(`${host} does not answer as ${services[service].label} does.`);
    });
  return replies.flatMap((reply) => replyToMention(reply) ?? []);
}
