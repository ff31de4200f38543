import { runCommand } from './run-command';

const { exitCode } = process;

afterEach(() => {
  process.exitCode = exitCode;
});

test('a command that never ends has not succeeded', () => {
  runCommand(() => new Promise<number>(() => undefined));
  expect(process.exitCode).toBe(2);
});

test('a command that ends decides the exit code', async () => {
  runCommand(() => 0);
  await new Promise((done) => setTimeout(done, 0));
  expect(process.exitCode).toBe(0);
});
