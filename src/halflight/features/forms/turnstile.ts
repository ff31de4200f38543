import { TURNSTILE_TIMEOUT } from '../../limits';

/** The part of Cloudflare's API that is used: https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
interface Turnstile {
  render(box: HTMLElement, options: Record<string, unknown>): string | undefined;
  reset(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** Turnstile in one form. */
export interface Challenge {
  /** A single-use token. `undefined` if none arrives in time: the message is then sent without one, and the server decides. */
  takeToken(): Promise<string | undefined>;
}

/**
 * Loads Turnstile and renders its challenge, which is usually invisible, into `box`.
 * @param onNotLoaded Called if the script could not be loaded: there will be no token.
 */
export function startChallenge(box: HTMLElement, siteKey: string, onNotLoaded: () => void): Challenge {
  let token: string | undefined;
  let widget: string | undefined;
  let failed = false;
  let wake: (() => void) | undefined;
  const take = (given: string): void => {
    token = given;
    wake?.();
  };
  const fail = (): boolean => {
    failed = true;
    wake?.();
    return true;
  };
  const draw = (): void => {
    const { theme = 'system' } = document.documentElement.dataset;
    try {
      widget = window.turnstile?.render(box, {
        sitekey: siteKey,
        appearance: 'interaction-only',
        theme: theme === 'system' ? 'auto' : theme,
        callback: take,
        'error-callback': fail,
        'expired-callback': () => (token = undefined),
      });
    } catch {
      fail();
    }
  };
  // An element with the id `turnstile` would also be `window.turnstile`.
  if (typeof window.turnstile?.render === 'function') draw();
  else {
    const script = Object.assign(document.createElement('script'), { src: SCRIPT, async: true });
    script.addEventListener('load', draw);
    script.addEventListener('error', () => {
      script.remove();
      fail();
      onNotLoaded();
    });
    document.head.append(script);
  }
  return {
    async takeToken() {
      if (token === undefined && !failed) {
        await new Promise<void>((done) => {
          wake = done;
          setTimeout(done, TURNSTILE_TIMEOUT);
        });
      }
      const given = token;
      token = undefined;
      // A token is valid for one message only, so the next one may need another.
      try {
        if (given !== undefined && widget !== undefined) window.turnstile?.reset(widget);
      } catch {
        fail();
      }
      return given;
    },
  };
}
