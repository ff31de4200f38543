import { closeDialog } from '../../ui/client/close-dialog';
import { openDialog } from '../../ui/client/open-dialog';
import { pressed } from '../../ui/client/pressed';
import { reachFor } from '../../ui/client/reach-for';

// Inlined by the build: see `on-intent.ts`.
declare const ROUTE_LOAD_TIMEOUT: number;

/** A request to open the search: what the visitor did in its dialog before the search had loaded. */
export interface SearchRequest {
  typed: string;
  /** Whether they pressed Enter. */
  entered: boolean;
}

/**
 * Opens the search on a click on its button, on `/`, and on Ctrl-K or Cmd-K. Its dialog is in the page (`search-host.tsx`), so the visitor can type
 * immediately, and a click beside it closes it. React is started as if the visitor had touched the button, and receives `opensearch` events with the
 * contents of the field until `search-host.tsx` cancels one. If none is cancelled in time, the browser goes to the search page with the typed text as
 * soon as the visitor pauses; they may keep typing until it loads. On the search page, the field is focused instead.
 */
export function searchKeys(): void {
  /**
   * How many requests to React, 50 ms apart, must pass without a keystroke before the page may be left: keys pressed during a navigation are lost. At
   * 600 ms, that is twice the pause of an average typist (40 words a minute). Requests are counted rather than timed, because a clock runs on while
   * the page is busy and keystrokes are queued.
   */
  const PAUSE = 12;
  let dialog: HTMLDialogElement | null | undefined;
  /** Where the pointer was last pressed: a text selection may end outside the dialog. */
  let down: EventTarget | null;
  /** The field of the dialog, while the visitor types into it and React has not answered. */
  let opened: HTMLInputElement | undefined;
  let entered = false;
  /** Whether an IME composition is in progress, which must not be interrupted. */
  let composing = false;
  /** When to stop asking React, in milliseconds of `Date.now()`. */
  let latest = 0;
  /** The minimum number of requests left. */
  let rest = 0;
  /** Whether the browser is navigating to the search page. */
  let leaving = false;

  /** Discards the last request. */
  const end = (): void => {
    opened = undefined;
    leaving = entered = composing = false;
  };
  const leave = ({ value, form }: HTMLInputElement): void => {
    leaving = true;
    location.assign((form as HTMLFormElement).action + (value && `?q=${encodeURIComponent(value)}`));
  };
  /** Asks React to open the search. Returns whether it did. */
  const ask = (detail: SearchRequest): boolean =>
    !dispatchEvent(new CustomEvent('opensearch', { detail, cancelable: true }));
  const askAgain = (): void => {
    // The dialog was closed, so there is nothing to ask for.
    if (!opened || !dialog?.open) return;
    // Activates the preloads of the dialog's files (`finish/add-hints.ts`), so that they load while React starts.
    document.head.append(...(document.querySelector<HTMLTemplateElement>('#_search-hints')?.content.children ?? []));
    // React would reopen a dialog that is closing.
    const waits = composing || dialog.dataset.closing !== undefined;
    if (!waits && ask({ typed: opened.value, entered })) end();
    // When offline, staying on this page beats a navigation that fails.
    else if (waits || (rest -= 1) > 0 || Date.now() < latest || !navigator.onLine) setTimeout(askAgain, 50);
    else leave(opened);
  };
  const open = (event: Event): void => {
    const button = document.querySelector('.search-button');
    const field = document.querySelector<HTMLInputElement>('.search-input');
    if (!button || !field) return;
    event.preventDefault();
    dialog = field.closest('dialog');
    if (!dialog || (opened && dialog.open)) {
      if (dialog) void openDialog(dialog);
      return field.focus();
    }
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
      const { target, detail } = event;
      // Ignores the second click of the double-click that opened the search.
      const isBeside = target === dialog && target === down && detail < 2;
      if (pressed(event, '.search-button')) open(event);
      else if (dialog && (isBeside || pressed(event, '.search-close'))) closeDialog(dialog);
    },
    // In the capture phase: React, if already running, would handle the click as a link to the search page.
    true,
  );
  addEventListener('pointerdown', ({ target }) => (down = target));
  addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (isField(target)) return;
    // K, also with Caps Lock, or the key in its position on a non-Latin layout. With Shift, Firefox opens its console.
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
    // Enter pressed before React answers: React then goes to the first result, or else the search page shows it.
    if (event.target !== opened?.form) return;
    event.preventDefault();
    entered = true;
  });
  addEventListener('compositionstart', () => (composing = true));
  addEventListener('compositionend', () => (composing = false));
  // A visitor who closes the dialog wants to stay. The event does not bubble.
  addEventListener('close', () => leaving && stop(), true);
  // A page restored from the back/forward cache starts afresh.
  addEventListener('pagehide', () => dialog?.close());
}

/** Whether a modifier makes a key a command. Ctrl with Alt is how Windows reports AltGr, which types letters. */
export function isCommand({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey;
}

/**
 * Whether a target accepts typed text, unlike a radio button or a slider. A field in a dialog that is closing, or has just closed, keeps the focus
 * until the next frame but does not count.
 */
function isField(target: EventTarget | null): boolean {
  return (target as Element).matches(':read-write:not(dialog:not([open]:not([data-closing])) *)');
}
