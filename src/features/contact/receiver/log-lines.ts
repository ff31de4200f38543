import { REFUSALS_LOGGED, REFUSALS_WINDOW } from '../../../limits';

/** Takes a line for the log. */
export type Log = (line: string) => void;

/** What somebody else wrote, as it may stand in a log: short, on one line, and nothing but printable ASCII, so that no terminal obeys it. */
export function quoteForLog(text: string): string {
  return JSON.stringify(text.slice(0, 100)).replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * A log for what anybody can cause as often as they like: it takes so many lines in a window (in milliseconds) and says once that there are
 * more, so that nobody fills the disk or hides other lines among them.
 */
export function limitLog(log: Log, most = REFUSALS_LOGGED, window = REFUSALS_WINDOW, now = () => Date.now()): Log {
  let ends = 0;
  let count = 0;
  return (line) => {
    if (now() >= ends) {
      ends = now() + window;
      count = 0;
    }
    count += 1;
    if (count <= most) log(line);
    if (count === most) log(`More of this kind is not logged for ${Math.round(window / 60_000)} minutes.`);
  };
}
