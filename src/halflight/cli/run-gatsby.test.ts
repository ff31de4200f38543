import { enterFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { startGatsby } from './run-gatsby';

const signals = ['SIGINT', 'SIGTERM'] as const;

test('signals are passed on to Gatsby while it runs, and stop this process afterwards', async () => {
  writeFiles(enterFolder(), {
    'src/halflight/cli/skip-parcel-snapshot.cjs': '',
    'node_modules/gatsby/cli.js':
      "process.on('SIGINT', () => process.exit(3)); setInterval(() => console.log('runs'), 10);",
  });
  const count = () => signals.map((signal) => process.listenerCount(signal));
  const before = count();
  let runs = (): void => undefined;
  const running = new Promise<void>((done) => (runs = done));
  const { ended } = startGatsby(['build'], {}, runs);
  await running;
  expect(count()).toEqual(before.map((listeners) => listeners + 1));
  process.emit('SIGINT', 'SIGINT');
  expect(await ended).toBe(3);
  expect(count()).toEqual(before);
});
