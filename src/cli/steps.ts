import { styleText } from 'node:util';

/** Where lines go: a terminal can have one that changes, a file or a pipe cannot. */
export interface Screen {
  write: (text: string) => void;
  /** Whether it is a terminal. */
  live: boolean;
  /** How many letters fit into a line. */
  columns: () => number;
}

/** What a command does, step by step: one line for each, with the time that it took. */
export interface Steps {
  /** Ends the step before, if there is one, and begins this one. With `hint`, a terminal says meanwhile what to expect. */
  begin(label: string, hint?: string): void;
  /** Ends the current step and prints its line. */
  end(): void;
  /** Gives up the current step without a line, such as before the report of an error. */
  drop(): void;
  /** Prints lines of their own. */
  print(text: string): void;
  /** Milliseconds since the first step began. */
  elapsed(): number;
}

const LABEL_WIDTH = 44;

/** Steps on a screen, timed by `now` (milliseconds). Their times add up to the whole, for a step begins where the one before ends. */
export function createSteps(screen: Screen, now: () => number = Date.now): Steps {
  const first = now();
  let current:
    { label: string; hint: string | undefined; begun: number; timer: NodeJS.Timeout | undefined } | undefined;
  let shown = false;
  const clear = () => {
    if (shown) screen.write('\r\u001B[2K');
    shown = false;
  };
  const show = () => {
    if (!current || !screen.live) return;
    clear();
    const { label, hint, begun } = current;
    const text = `  ${label}: ${toDuration(now() - begun)}${hint ? ` (${hint})` : ''}`;
    screen.write(styleText('dim', text.slice(0, Math.max(20, screen.columns() - 1))));
    shown = true;
  };
  const stop = () => {
    clearInterval(current?.timer);
    clear();
    const ended = current;
    current = undefined;
    return ended;
  };
  const end = () => {
    const ended = stop();
    if (ended) screen.write(`${toStepLine(ended.label, now() - ended.begun)}\n`);
  };
  return {
    begin(label, hint) {
      end();
      // The timer must not keep a command alive that has nothing else to do.
      const timer = screen.live ? setInterval(show, 1000).unref() : undefined;
      current = { label, hint, begun: now(), timer };
      show();
    },
    end,
    drop: () => void stop(),
    print(text) {
      clear();
      screen.write(`${text}\n`);
      show();
    },
    elapsed: () => now() - first,
  };
}

function toStepLine(label: string, milliseconds: number): string {
  return `  ${label.padEnd(LABEL_WIDTH)} ${toDuration(milliseconds).padStart(8)}`;
}

/** A time as one says it: `0.4 s`, `12 s`, `2 min 5 s`. From milliseconds. */
export function toDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Standard output as a screen. */
export function terminal(): Screen {
  const { stdout } = process;
  return { write: (text) => void stdout.write(text), live: stdout.isTTY, columns: () => stdout.columns };
}
