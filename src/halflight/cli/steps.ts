import { styleText } from 'node:util';
import { TOLD_EVERY } from '../limits';

/** Where lines are written. A terminal can redraw its last line; a file or pipe cannot. */
export interface Screen {
  write: (text: string) => void;
  /** Whether it is a terminal. */
  live: boolean;
  /** The width of a line, in characters. */
  columns: () => number;
}

/** The progress of a command: one line per step, with the time it took. */
export interface Steps {
  /** Ends the previous step, if any, and begins this one. A terminal shows `hint` while the step runs. */
  begin(label: string, hint?: string): void;
  /** Ends the current step and prints its line. */
  end(): void;
  /** Discards the current step without a line, for example before an error report. */
  drop(): void;
  /** Says how far the current step is: a terminal shows it while the step runs, a file or pipe gets a line from time to time. */
  tell(text: string): void;
  /** Prints lines that belong to no step. */
  print(text: string): void;
  /** Milliseconds since the steps were created. */
  elapsed(): number;
}

const LABEL_WIDTH = 44;

/** Creates steps on a screen, timed by `now` (milliseconds). Their times add up to the total, since each begins where the previous one ends. */
export function createSteps(screen: Screen, now: () => number = () => performance.now()): Steps {
  const first = now();
  let current:
    { label: string; hint: string | undefined; begun: number; timer: NodeJS.Timeout | undefined } | undefined;
  let shown = false;
  let told = first;
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
      // The timer must not keep the process alive.
      const timer = screen.live ? setInterval(show, 1000).unref() : undefined;
      current = { label, hint, begun: now(), timer };
      show();
    },
    end,
    drop: () => void stop(),
    tell(text) {
      if (!current) return;
      current.hint = text;
      if (screen.live) show();
      else if (now() - told >= TOLD_EVERY) {
        told = now();
        screen.write(`  ${current.label}: ${text}\n`);
      }
    },
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

/** Formats milliseconds as a duration: `0.4 s`, `12 s`, `2 min 5 s`. */
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
