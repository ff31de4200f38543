import { createSteps, toDuration } from './steps';

test.each([
  [0, '0.0 s'],
  [9900, '9.9 s'],
  [12_300, '12 s'],
  [59_700, '1 min 0 s'],
])('%d milliseconds are %s', (milliseconds, text) => {
  // 59.7 s is rounded to a minute.
  expect(toDuration(milliseconds)).toBe(text);
});

describe('steps', () => {
  let time: number;
  let written: string;
  const make = (live: boolean) =>
    createSteps({ write: (text) => (written += text), live, columns: () => 80 }, () => time);

  beforeEach(() => {
    time = 1000;
    written = '';
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  test('each has a line with its time, and the times add up to the total', () => {
    const steps = make(false);
    steps.begin('One');
    time += 1500;
    steps.begin('Two');
    time += 3000;
    steps.print('a note');
    time += 500;
    steps.end();
    expect(written).toMatch(/^ {2}One +1\.5 s\na note\n {2}Two +3\.5 s\n$/);
    expect(steps.elapsed()).toBe(5000);
  });

  test('a terminal shows the current step’s time, with other lines above it', () => {
    const steps = make(true);
    steps.begin('One', 'a minute or two');
    time += 1000;
    jest.advanceTimersByTime(1000);
    expect(written).toContain('One: 1.0 s (a minute or two)');
    steps.print('a note');
    steps.end();
    // Each line that is redrawn is cleared before another is written.
    const kept = written.split('\n').map((line) => line.slice(line.lastIndexOf('\u001B[2K') + 4));
    expect(kept[0]).toContain('a note');
    expect(kept[1]).toMatch(/^ {2}One +1\.0 s$/);
  });

  test('how far a step is, a terminal shows, and a file gets a line a minute', () => {
    const steps = make(true);
    steps.begin('One');
    steps.tell('3 left');
    expect(written).toContain('One: 0.0 s (3 left)');
    written = '';
    const inFile = make(false);
    inFile.begin('One');
    for (const left of [5, 4, 3, 2]) {
      time += 40_000;
      inFile.tell(`${left} left`);
    }
    expect(written).toBe('  One: 4 left\n  One: 2 left\n');
  });
});
