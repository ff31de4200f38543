import { readSync } from 'node:fs';

/** The variable that says whether the command that runs Gatsby has checked the content. */
export const CHECK_STATE = 'HALFLIGHT_CHECKED';

/** Its value while the command still does. */
export const WAITING = 'waiting';

/** What the command says when nothing is wrong. */
export const RELEASE = 'go';

/** Milliseconds between two looks for its word, where one cannot simply wait for it. */
const PAUSE = 10;

/**
 * Waits for the check of the content, where `npm run build` starts Gatsby while it still checks: to load Gatsby takes seconds of one core. Called
 * when the configuration is loaded, before Gatsby has touched the site. Without a word nothing is built.
 */
export function waitForCheck(): void {
  if (process.env[CHECK_STATE] !== WAITING) return;
  if (readWord() !== RELEASE) process.exit(1);
  process.env[CHECK_STATE] = '1';
}

/** What standard input says; nothing where whoever writes there is gone. */
function readWord(): string {
  const bytes = Buffer.alloc(RELEASE.length);
  for (;;) {
    try {
      return bytes.toString('utf8', 0, readSync(0, bytes));
    } catch (error) {
      // Whoever has looked at it before may have made it one that does not wait.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return '';
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}
