import { store } from '../../../ui/client/store';
import type { Frame, FrameOptions } from '../frame';

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

/** The frame of giscus. A visitor who returns from signing in has already asked for it. */
export const giscus: Frame = ({ chosen }: FrameOptions) => {
  /** The session that this page was opened with, in case the browser cannot store it. */
  let own = takeSession();
  const sessionOf = () => own ?? readSession();
  const theme = () => (chosen() === 'system' ? 'preferred_color_scheme' : chosen());
  return {
    isAsked: own !== undefined,
    complete: (address) => {
      address.searchParams.set('origin', `${location.href.split('#')[0]}#_comments`);
      address.searchParams.set('theme', theme());
      const session = sessionOf();
      if (session) address.searchParams.set('session', session);
    },
    toThemeMessage: () => ({ giscus: { setConfig: { theme: theme() } } }),
    read: (data) => {
      const { resizeHeight, signOut, error } = (data as { giscus?: FrameMessage } | null)?.giscus ?? {};
      // `test` converts `undefined` to the text "undefined", which does not match.
      const isOver = (signOut === true || OVER.test(error as string)) && sessionOf() !== undefined;
      if (isOver) {
        own = undefined;
        store(KEY);
      }
      return { height: resizeHeight, reload: isOver };
    },
  };
};

/** Moves the session that giscus adds to the URL after sign-in to where giscus's own script stores it. Returns the session, if there was one. */
function takeSession(): string | undefined {
  const address = new URL(location.href);
  const session = address.searchParams.get('giscus');
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
