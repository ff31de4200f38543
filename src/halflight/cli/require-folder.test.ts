import { runCommand } from '../testing/run-command';

test.each([
  ['links', []],
  ['changes', ['before', 'out']],
])(
  '%s says that there is no such content folder',
  (command, args) => {
    const { status, stderr } = runCommand(command, args, { environment: { CONTENT_DIR: 'no-such-folder' } });
    expect(stderr).toMatch(/^There is no folder \S+no-such-folder\.\n$/);
    expect(status).toBe(2);
  },
  60_000,
);
