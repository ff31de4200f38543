import { pressed } from '../../ui/client/pressed';
import { store } from '../../ui/client/store';

const KEY = 'giscus-session';

/**
 * Errors that mean the visitor's session has expired ("Bad credentials", "Invalid state value", "State has expired"), as in
 * https://github.com/giscus/giscus/blob/main/client.ts.
 */
const OVER = /credentials|state v|expired/;

/** A message that giscus posts to the page that embeds it. */
interface FrameMessage {
  resizeHeight?: number;
  signOut?: boolean;
  error?: string;
}

/**
 * Loads a page's comments when the visitor asks for them; until then nothing is requested from giscus. A visitor who returns from signing in has
 * already asked. The comments follow the theme, and the frame grows with them.
 */
export function comments(): void {
  /** The session that this page was opened with, in case the browser cannot store it. */
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
    // `test` converts `undefined` to the text "undefined", which does not match.
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

/** The current theme, by giscus's name for it. */
function theme(): string {
  const { theme = 'system' } = document.documentElement.dataset;
  return theme === 'system' ? 'preferred_color_scheme' : theme;
}

/**
 * On a page with comments, moves the session that giscus adds to the URL after sign-in to where giscus's own script stores it. Returns the session,
 * if there was one.
 */
function takeSession(): string | undefined {
  const address = new URL(location.href);
  // In the preview, React renders the page later.
  const mayComment = document.querySelector('.comments-link') ?? '___loader' in window;
  const session = mayComment && address.searchParams.get('giscus');
  if (!session) return undefined;
  address.searchParams.delete('giscus');
  history.replaceState(history.state, '', address);
  // If storage is unavailable, the visitor is signed in on this page only.
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
