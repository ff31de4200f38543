import { readSync } from 'node:fs';

/** The environment variable that says whether the command that runs Gatsby has checked the content. */
export const CHECK_STATE = 'HALFLIGHT_CHECKED';

/** Its value while the command is still checking. */
export const WAITING = 'waiting';

/** Its value once the command has checked it; without the variable, nobody has. */
export const CHECKED = '1';

/** Whether the command that runs Gatsby has checked the content, and will check the result. */
export const isChecked = (): boolean => process.env[CHECK_STATE] === CHECKED;

/** What the command sends if nothing is wrong. */
export const RELEASE = 'go';

/** Milliseconds between two attempts to read, if reading does not block. */
const PAUSE = 10;

/**
 * Waits for the content check: `npm run build` starts Gatsby while it still checks, because loading Gatsby takes seconds of one core. Called when the
 * configuration is loaded, before Gatsby has touched the site. Ends the process with exit code 1 unless the command sends `RELEASE`.
 */
export function waitForCheck(): void {
  if (process.env[CHECK_STATE] !== WAITING) return;
  if (readWord() !== RELEASE) process.exit(1);
  process.env[CHECK_STATE] = CHECKED;
}

/** Reads what the command sends on standard input; '' if the command is gone. */
function readWord(): string {
  const bytes = Buffer.alloc(RELEASE.length);
  for (;;) {
    try {
      return bytes.toString('utf8', 0, readSync(0, bytes));
    } catch (error) {
      // Another reader may have made standard input non-blocking.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return '';
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}
