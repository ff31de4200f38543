import { runCommand } from './run-command';

const { exitCode } = process;

afterEach(() => {
  process.exitCode = exitCode;
});

test('a command that never settles fails', () => {
  runCommand(() => new Promise<number>(() => undefined));
  expect(process.exitCode).toBe(2);
});

test('a command that settles decides the exit code', async () => {
  runCommand(() => 0);
  await new Promise(setImmediate);
  expect(process.exitCode).toBe(0);
});
