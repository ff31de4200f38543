import { REPLIES_TIMEOUT } from '../../limits';
import { showReplies } from './thread/show-replies';
import type { Reply } from './thread/thread-service';
import { at, listOf, textOf } from './thread/unknown';

/** Shows the comments that a Waline server has for a page, and the form for a new one. Throws if they cannot be fetched or read. */
export async function show(section: HTMLElement): Promise<void> {
  const form = section.querySelector('form') as HTMLFormElement;
  const [label, box, status] = ['.comment-form-text > span', 'textarea', '[role=status]'].map((name) =>
    form.querySelector(name),
  ) as [HTMLElement, HTMLTextAreaElement, HTMLElement];
  const { write = '', sending = '', waits = '', unknown = '' } = form.dataset;
  const model = section.querySelector('.reply-model .reply-answer')?.textContent ?? '';
  /** The button of the comment that is replied to; none for a comment on the page itself. */
  let answered: HTMLButtonElement | undefined;
  let parents = new Map<string, string>();
  /** The ids as the server has them: numbers or texts, depending on where it keeps comments. It finds a conversation only by the same kind. */
  let ids = new Map<string, unknown>();

  const answer = (button?: HTMLButtonElement): void => {
    answered?.setAttribute('aria-pressed', 'false');
    answered = button;
    button?.setAttribute('aria-pressed', 'true');
    label.textContent = button?.textContent ?? write;
    if (button) box.focus();
  };
  const fill = async (): Promise<void> => {
    const replies = await showReplies(section, (told) => {
      ids = new Map(commentsOf(told).map((comment) => [idOf(comment), at(comment, 'objectId')]));
      return commentsOf(told).map(toReply);
    });
    answer();
    parents = new Map(replies.map(({ id, parent }) => [id, parent]));
    const names = new Map(replies.map(({ id, name }) => [id, name]));
    for (const item of section.querySelectorAll<HTMLElement>('.thread .reply')) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'reply-answer';
      button.setAttribute('aria-pressed', 'false');
      button.textContent = model.replace('{name}', () => `\u2068${names.get(item.dataset.id ?? '') ?? ''}\u2069`);
      button.addEventListener('click', () => answer(button === answered ? undefined : button));
      item.querySelector(':scope > .reply-text')?.after(button);
    }
  };
  /** The fields that say what is replied to: the comment, and the one that its conversation began with. */
  const placeOf = (id?: string): { pid?: unknown; rid?: unknown } => {
    if (id === undefined) return {};
    let root = id;
    for (let up = parents.get(root); up; up = parents.get(root)) root = up;
    return { pid: ids.get(id), rid: ids.get(root) };
  };
  const send = async (): Promise<void> => {
    const said = Object.fromEntries(new FormData(form));
    const pid = answered?.closest<HTMLElement>('.reply')?.dataset.id;
    status.textContent = sending;
    form.setAttribute('aria-busy', 'true');
    try {
      const { origin, pathname, searchParams } = new URL(section.dataset.api ?? '');
      const response = await fetch(`${origin}${pathname}?lang=${encodeURIComponent(searchParams.get('lang') ?? '')}`, {
        method: 'POST',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(REPLIES_TIMEOUT),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...said, ...placeOf(pid), url: searchParams.get('path') }),
      });
      const told: unknown = await response.json();
      if (!response.ok || at(told, 'errno') !== 0) {
        status.textContent = textOf(at(told, 'errmsg')) || unknown;
        return;
      }
      box.value = '';
      status.textContent = '';
      answer();
      if (at(told, 'data', 'status') === 'approved') await fill();
      else status.textContent = waits;
    } catch {
      status.textContent = unknown;
    } finally {
      form.removeAttribute('aria-busy');
    }
  };

  await fill();
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!form.hasAttribute('aria-busy')) void send();
  });
}

/** The comments in an answer of Waline, each before those that reply to it. Throws if it is none. */
function commentsOf(answer: unknown): unknown[] {
  const roots = at(answer, 'data', 'data');
  if (!Array.isArray(roots)) throw new Error('This is no answer of Waline.');
  return roots.flatMap((root: unknown) => [root, ...listOf(at(root, 'children'))]);
}

const toId = (value: unknown): string => (typeof value === 'number' ? String(value) : textOf(value));
const idOf = (comment: unknown): string => toId(at(comment, 'objectId'));

function toReply(comment: unknown): Reply {
  const time = new Date(Number(at(comment, 'time')));
  return {
    id: idOf(comment),
    parent: toId(at(comment, 'pid')),
    name: textOf(at(comment, 'nick')),
    handle: '',
    url: '',
    time: Number.isNaN(time.getTime()) ? '' : time.toISOString(),
    language: '',
    // A line break at its end would be shown.
    content: textOf(at(comment, 'comment')).trim(),
    media: false,
  };
}
