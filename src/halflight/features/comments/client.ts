import { pressed } from '../../ui/client/pressed';
import { store } from '../../ui/client/store';

const KEY = 'giscus-session';

/** Errors that mean that the visitor's session is over ("Bad credentials", "Invalid state value", "State has expired"), as in https://github.com/giscus/giscus/blob/main/client.ts. */
const OVER = /credentials|state v|expired/;

/** What giscus posts to the page around its frame. */
interface FrameMessage {
  resizeHeight?: number;
  signOut?: boolean;
  error?: string;
}

/**
 * Loads the comments of a page when a visitor asks for them; until then nothing is requested from giscus. A visitor who returns from signing in
 * has already asked. The comments follow the theme, and the frame grows with them.
 */
export function comments(): void {
  /** The session that this page was opened with: the browser may be unable to keep it. */
  let own = takeSession();
  const sessionOf = () => own ?? readSession();
  const frameOf = () => document.querySelector<HTMLIFrameElement>('.comments-frame');

  const load = (): void => {
    const frame = frameOf();
    if (!frame) return;
    const address = new URL(frame.dataset.src as string);
    address.searchParams.set('origin', `${location.href.split('#')[0]}#_comments`);
    address.searchParams.set('theme', theme());
    const session = sessionOf();
    if (session) address.searchParams.set('session', session);
    frame.src = address.href;
  };
  document.addEventListener('click', (event) => {
    if (!pressed(event, '.comments-link')) return;
    event.preventDefault();
    load();
    frameOf()?.focus();
  });
  addEventListener('message', ({ origin, source, data }: MessageEvent<{ giscus?: FrameMessage } | null>) => {
    const frame = frameOf();
    if (!frame || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
    const { resizeHeight, signOut, error } = data?.giscus ?? {};
    if (resizeHeight) frame.style.height = `${resizeHeight}px`;
    // Nothing is tested as the text "undefined", which is no such error.
    if ((signOut || OVER.test(error as string)) && sessionOf()) {
      own = undefined;
      store(KEY);
      load();
    }
  });
  new MutationObserver(() => {
    const frame = frameOf();
    if (!frame?.src) return;
    frame.contentWindow?.postMessage({ giscus: { setConfig: { theme: theme() } } }, new URL(frame.src).origin);
  }).observe(document.documentElement, { attributeFilter: ['data-theme'] });

  if (own) load();
}

/** The theme that the visitor sees, by giscus's name for it. */
function theme(): string {
  const { theme = 'system' } = document.documentElement.dataset;
  return theme === 'system' ? 'preferred_color_scheme' : theme;
}

/** On a page with comments, moves the session that giscus adds to the URL after sign-in to where giscus's own script stores it. Returns it, if there was one. */
function takeSession(): string | undefined {
  const address = new URL(location.href);
  // In the preview, React draws the page only later.
  const mayComment = document.querySelector('.comments-link') ?? '___loader' in window;
  const session = mayComment && address.searchParams.get('giscus');
  if (!session) return undefined;
  address.searchParams.delete('giscus');
  history.replaceState(history.state, '', address);
  // Where that is impossible, the visitor is signed in on this page only.
  store(KEY, JSON.stringify(session));
  return session;
}

function readSession(): string | undefined {
  try {
    const session: unknown = JSON.parse(localStorage.getItem(KEY) as string);
    return typeof session === 'string' ? session : undefined;
  } catch {
    return undefined;
  }
}
