import { closeDialog } from '../../ui/client/close-dialog';
import { openDialog } from '../../ui/client/open-dialog';
import { pressed } from '../../ui/client/pressed';
import { reachFor } from '../../ui/client/reach-for';

// Inlined by the build: see `on-intent.ts`.
declare const ROUTE_LOAD_TIMEOUT: number;

/** A request to open the search: what the visitor did in its dialog before the search was there. */
export interface SearchRequest {
  /** What the field contained. */
  typed: string;
  /** Whether they pressed Enter. */
  entered: boolean;
}

/**
 * Opens the search on a click on its button, on `/`, and on Ctrl-K or Cmd-K: its dialog is in the page (`search-host.tsx`), so the visitor types at
 * once. React is started as if the visitor had reached for the button, and sent `opensearch` events with what is in the field until `search-host.tsx`
 * cancels one. If none is cancelled in time, the browser goes to the search page as soon as the visitor pauses, with the typed text, which may still
 * grow on the way. On the search page, the field is focused instead.
 */
export function searchKeys(): void {
  /**
   * How many requests to React, 50 ms apart, without a keystroke before the page may be left: keys pressed during a navigation are lost. 600 ms are twice
   * the pause of an average typist (40 words a minute). They are counted, because a clock runs on while the page is busy and keys wait for it.
   */
  const PAUSE = 12;
  let dialog: HTMLDialogElement | null | undefined;
  /** The field of the dialog, while the visitor types into it and React has not answered. */
  let opened: HTMLInputElement | undefined;
  let entered = false;
  /** An unfinished character of several keystrokes is in the field, and must stay there. */
  let composing = false;
  /** The time until which React is asked. */
  let latest = 0;
  /** How many more times it is asked at least. */
  let rest = 0;
  /** Whether the browser is navigating to the search page. */
  let leaving = false;

  /** Forgets the last request. */
  const end = (): void => {
    opened = undefined;
    leaving = entered = composing = false;
  };
  const leave = ({ value, form }: HTMLInputElement): void => {
    leaving = true;
    location.assign((form as HTMLFormElement).action + (value && `?q=${encodeURIComponent(value)}`));
  };
  /** Asks React to open the search. Returns whether it has. */
  const ask = (detail: SearchRequest): boolean =>
    !dispatchEvent(new CustomEvent('opensearch', { detail, cancelable: true }));
  const askAgain = (): void => {
    // A dialog that has been closed asks for nothing.
    if (!opened || !dialog?.open) return;
    // Activates the preloads of the dialog's files (`finish/add-hints.ts`), so that they load while React starts.
    document.head.append(...(document.querySelector<HTMLTemplateElement>('#_search-hints')?.content.children ?? []));
    if (!composing && ask({ typed: opened.value, entered })) end();
    // Without a network, the page to read on is worth more than one that cannot be loaded.
    else if (composing || (rest -= 1) > 0 || Date.now() < latest || !navigator.onLine) setTimeout(askAgain, 50);
    else leave(opened);
  };
  const open = (event: Event): void => {
    const button = document.querySelector('.search-button');
    const field = document.querySelector<HTMLInputElement>('.search-input');
    if (!button || !field) return;
    event.preventDefault();
    dialog = field.closest('dialog');
    delete dialog?.dataset.closing;
    if (!dialog || (opened && dialog.open)) return field.focus();
    end();
    reachFor(button);
    if (ask({ typed: '', entered })) return;
    opened = field;
    // Error pages have no React. In the preview, it has already started.
    const able = document.querySelector('#_react-scripts') ?? '___loader' in window;
    latest = able ? Date.now() + ROUTE_LOAD_TIMEOUT : 0;
    setTimeout(askAgain, 50);
    field.value = '';
    // The search page works without a dialog.
    openDialog(dialog).catch(() => leave(field));
    field.focus();
  };
  document.addEventListener(
    'click',
    (event) => {
      if (pressed(event, '.search-button')) open(event);
      else if (dialog && pressed(event, '.search-close')) closeDialog(dialog);
    },
    // In the capture phase: before React, if it came first, handles the click as a link to the search page.
    true,
  );
  addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (isField(target)) return;
    // K, also with Caps Lock, or the key in its place where letters are not Latin. With Shift, Firefox opens its console.
    if (isCommand(event) ? !event.shiftKey && /^(Key)?K$/i.test(/\w/.test(key) ? key : event.code) : key === '/')
      open(event);
  });
  addEventListener('input', ({ target }) => {
    if (target !== opened) return;
    entered = false;
    rest = PAUSE;
    if (leaving) leave(target as HTMLInputElement);
  });
  addEventListener('submit', (event) => {
    // Until React knows the first result; it goes there, or the search page shows it.
    if (event.target !== opened?.form) return;
    event.preventDefault();
    entered = true;
  });
  addEventListener('compositionstart', () => (composing = true));
  addEventListener('compositionend', () => (composing = false));
  // Whoever closes the dialog wants to stay. The event does not bubble.
  addEventListener('close', () => leaving && stop(), true);
  // A page restored from the back/forward cache starts afresh.
  addEventListener('pagehide', () => dialog?.close());
}

/** Whether a key is pressed together with one that makes it a command. Ctrl with Alt is how Windows reports AltGr, which makes letters. */
export function isCommand({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey;
}

/**
 * Whether what is typed goes into a field, and not into a radio button or a slider. One in a dialog that is being closed, or has just been, keeps the
 * focus until the next frame, but is none.
 */
function isField(target: EventTarget | null): boolean {
  return (target as Element).matches(':read-write:not(dialog:not([open]:not([data-closing])) *)');
}
