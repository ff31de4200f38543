import { calendarOf } from '../../../fields/days';
import { REPLIES_SHOWN, REPLY_DEPTH, REPLIES_TIMEOUT } from '../../../limits';
import { cleanHtml, toLink, toWebAddress } from './clean-html';
import type { Reply, ThreadService } from './thread-service';

/** The parts of the template for a reply that `thread.tsx` renders, in document order. */
type Parts = [
  name: HTMLElement,
  handle: HTMLElement,
  time: HTMLTimeElement,
  folded: HTMLDetailsElement,
  summary: HTMLElement,
  text: HTMLElement,
  media: HTMLElement,
  answer: HTMLAnchorElement,
];

/**
 * Fetches the replies to a post, or the comments on a page, and renders them into a comments section with its template. Returns them. Throws if the
 * request fails or the response is invalid.
 */
export async function showReplies(section: HTMLElement, toReplies: ThreadService['toReplies']): Promise<Reply[]> {
  const { api = '', id = '', empty = '', count = '' } = section.dataset;
  const response = await fetch(api, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(REPLIES_TIMEOUT),
  });
  if (!response.ok) throw new Error(response.statusText);
  const replies = toReplies(await response.json());
  const [model, box, status] = ['.reply-model', '.thread', '[role=status]'].map((name) => section.querySelector(name));
  const { nested, shown } = nest(replies, id);
  if (shown > 0) box?.replaceChildren(toList(nested, model as Element));
  if (status)
    status.textContent = shown > 0 ? count.replace('{count}', shown.toLocaleString(languageOf(section))) : empty;
  return replies;
}

interface Nested {
  reply: Reply;
  replies: Nested[];
}

/** Nests the first `REPLIES_SHOWN` replies below what they reply to. A reply whose parent is not among them goes to the top level. */
function nest(replies: readonly Reply[], root: string): { nested: Nested[]; shown: number } {
  const known = new Set(replies.map(({ id }) => id));
  const below = new Map<string, Reply[]>();
  for (const reply of replies) {
    const parent = known.has(reply.parent) ? reply.parent : root;
    below.set(parent, [...(below.get(parent) ?? []), reply]);
  }
  let shown = 0;
  const take = (parent: string, depth: number): Nested[] => {
    const own = below.get(parent) ?? [];
    // Prevents an endless loop if replies form a cycle.
    below.delete(parent);
    return own.flatMap((reply) => {
      if (shown >= REPLIES_SHOWN) return [];
      shown += 1;
      const inner = take(reply.id, depth + 1);
      // A narrow screen has no room for more indentation, so deeper replies follow what they reply to.
      return depth < REPLY_DEPTH ? [{ reply, replies: inner }] : [{ reply, replies: [] }, ...inner];
    });
  };
  return { nested: take(root, 1), shown };
}

function toList(nested: readonly Nested[], model: Element): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'replies';
  list.append(
    ...nested.map(({ reply, replies }) => {
      const item = toItem(reply, model);
      if (replies.length > 0) item.append(toList(replies, model));
      return item;
    }),
  );
  return list;
}

function toItem(reply: Reply, model: Element): HTMLElement {
  const item = model.cloneNode(true) as HTMLElement;
  const [name, handle, time, folded, summary, text, media, answer] = [
    ...item.querySelectorAll('bdi, time, details, summary, div, .reply-media, a'),
  ] as Parts;
  item.className = 'reply';
  item.dataset.id = reply.id;
  item.hidden = false;
  name.textContent = reply.name;
  handle.textContent = reply.handle;
  const date = new Date(reply.time);
  if (Number.isNaN(date.getTime())) time.remove();
  else {
    time.dateTime = date.toISOString();
    const language = languageOf(model);
    const calendar = language && { calendar: calendarOf(language) };
    time.textContent = date.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short', ...calendar });
  }
  text.append(...(typeof reply.content === 'string' ? cleanHtml(reply.content) : toNodes(reply.content)));
  if (/^[a-z]{2,3}(?:-\w+)*$/i.test(reply.language)) text.lang = reply.language;
  if (!reply.media) media.remove();
  if (reply.warning === undefined) folded.replaceWith(...[...folded.childNodes].filter((node) => node !== summary));
  else if (reply.warning) summary.textContent = reply.warning;
  const url = toWebAddress(reply.url);
  if (url === undefined) answer.remove();
  else {
    answer.href = url;
    answer.rel = 'nofollow noopener ugc';
    // A name may be in the other writing direction: isolating it (U+2068, U+2069) keeps the words around it in order.
    answer.textContent = answer.textContent.replace('{name}', () => `\u2068${reply.name}\u2069`);
  }
  return item;
}

function toNodes(parts: Exclude<Reply['content'], string>): Node[] {
  return parts.flatMap(({ text, href = '' }) => toLink([document.createTextNode(text)], href));
}

/** The language of an element, from the closest `lang`. */
function languageOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('[lang]')?.lang;
}
