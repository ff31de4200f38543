import { REFUSALS_LOGGED, REFUSALS_WINDOW } from '../halflight/limits';

export type Log = (line: string) => void;

/** Quotes untrusted text for a log: the first 100 characters, on one line, in printable ASCII only, so that it cannot control a terminal. */
export function quoteForLog(text: string): string {
  return JSON.stringify(text.slice(0, 100)).replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * A log for events that anyone can trigger at will. It takes `REFUSALS_LOGGED` lines per `REFUSALS_WINDOW`, then says once that more are not logged,
 * so that nobody can fill the disk or bury other lines.
 */
export function limitLog(log: Log): Log {
  let ends = 0;
  let count = 0;
  return (line) => {
    // A monotonic clock: setting back the time of day would silence the log for longer.
    if (performance.now() >= ends) {
      ends = performance.now() + REFUSALS_WINDOW;
      count = 0;
    }
    count += 1;
    if (count <= REFUSALS_LOGGED) log(line);
    if (count === REFUSALS_LOGGED)
      log(`More of this kind is not logged for ${Math.round(REFUSALS_WINDOW / 60_000)} minutes.`);
  };
}
