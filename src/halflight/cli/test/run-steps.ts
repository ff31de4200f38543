import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { toDuration } from '../steps';
import type { Tally } from './count';

/** A program that `npm test` runs, and how to count its results. */
export interface Step {
  name: string;
  /** A program in `node_modules/.bin`, or a path, and its arguments. */
  command: readonly [program: string, ...args: string[]];
  environment?: Record<string, string>;
  /** The names of steps that must succeed before this one starts. Names of steps that are not run are ignored. */
  after?: readonly string[];
  /** Whether to print its output as it runs. The output of other steps is printed only if they fail. */
  isShown?: boolean;
  count: (wentWell: boolean) => Tally;
}

export interface Result extends Tally {
  name: string;
  /** How long it took, in seconds. */
  seconds: number;
}

/** After how many minutes without output `npm test` says what it is waiting for. */
const MINUTES_OF_SILENCE = 2;

/** A step that takes this many minutes is considered hung. The longest currently takes 6 on two cores. */
const MINUTES_OF_STEP = 90;

const running = new Set<ChildProcess>();

/** Ends all running steps, including their child processes. */
function stopAll(): void {
  for (const { pid } of running) {
    try {
      // Each step is a process group of its own.
      if (pid !== undefined) process.kill(-pid, 'SIGTERM');
    } catch {
      // It has already ended.
    }
  }
}

/** Runs steps in order, as parallel as slots and dependencies allow. The output of each is written to `NAME.log` in the folder. */
export async function runSteps(
  steps: readonly Step[],
  { slots, folder, say = console.log }: { slots: number; folder: string; say?: (text: string) => void },
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...steps];
  const active = new Map<string, Promise<void>>();
  const known = new Set(steps.map(({ name }) => name));
  const end = (signal: NodeJS.Signals) => {
    stopAll();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  let news = Date.now();
  const tell = (text: string) => {
    news = Date.now();
    say(text);
  };
  const clock = setInterval(() => {
    if (Date.now() - news >= MINUTES_OF_SILENCE * 60_000) tell(`... ${[...active.keys()].join(', ')}`);
  }, 10_000);

  const stateOf = (name: string) => {
    const result = results.find((each) => each.name === name);
    if (result) return result.failed === 0 ? 'well' : 'failed';
    return known.has(name) ? 'to come' : 'well';
  };
  const start = (step: Step) => {
    const log = join(folder, `${step.name.replaceAll(' ', '-')}.log`);
    const ran = runStep(step, log, tell).then((result) => {
      results.push(result);
      active.delete(step.name);
      tell(describe(result));
      if (result.failed > 0) tell(result.problems || readLog(log));
    });
    active.set(step.name, ran);
  };

  while (waiting.length > 0 || active.size > 0) {
    for (const step of [...waiting]) {
      const states = (step.after ?? []).map(stateOf);
      if (states.includes('failed')) {
        waiting.splice(waiting.indexOf(step), 1);
        results.push({ name: step.name, passed: 0, failed: 1, seconds: 0 });
        tell(`${step.name}: not run, because what it needs failed`);
      } else if (active.size < slots && !states.includes('to come')) {
        waiting.splice(waiting.indexOf(step), 1);
        start(step);
      }
    }
    if (active.size > 0) await Promise.race(active.values());
    else if (waiting.length > 0)
      throw new Error(`Steps wait for each other: ${waiting.map(({ name }) => name).join()}`);
  }
  clearInterval(clock);
  process.off('SIGINT', end).off('SIGTERM', end);
  return results;
}

async function runStep(step: Step, log: string, tell: (text: string) => void): Promise<Result> {
  const begun = Date.now();
  const [program, ...args] = step.command;
  const said = createWriteStream(log);
  const child = spawn(resolve('node_modules/.bin', program), args, {
    env: { ...process.env, ...step.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  let rest = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      said.write(data);
      if (!step.isShown) return;
      const lines = (rest + data.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line) tell(`  ${line}`);
    });
  }
  const limit = setTimeout(() => {
    said.write(`\n${step.name}: ended, because it took more than ${MINUTES_OF_STEP} minutes\n`);
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, MINUTES_OF_STEP * 60_000);
  const code = await new Promise<number | null>((done) => {
    child.on('error', (error) => {
      said.write(`${error.message}\n`);
      done(null);
    });
    child.on('close', done);
  });
  clearTimeout(limit);
  running.delete(child);
  said.end();
  await finished(said);
  return { ...step.count(code === 0), name: step.name, seconds: (Date.now() - begun) / 1000 };
}

/** The maximum of a log that is printed, in characters: its end, which has the result. */
const LOG_SHOWN = 60_000;

function readLog(log: string): string {
  const text = readFileSync(log, 'utf8');
  return text.length > LOG_SHOWN ? `(The whole of it is in ${log}.)\n...${text.slice(-LOG_SHOWN)}` : text;
}

function describe({ name, passed, failed, seconds, notes = [] }: Result): string {
  const line = `${name}: ${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''} (${toDuration(seconds * 1000)})`;
  return [line, ...notes].join('\n  ');
}
