import { realpathSync } from 'node:fs';
import { makeFolder } from '../testing/temporary-folder';
import { runProgram } from './run-program';

const before = { ...process.env };

afterEach(() => {
  process.env = { ...before };
});

test('runs in the folder, without variables about npm’s or the engine’s own run', () => {
  Object.assign(process.env, {
    ...{ npm_config_local_prefix: '/elsewhere', npm_package_json: '/elsewhere/package.json', INIT_CWD: '/elsewhere' },
    ...{ npm_config_dry_run: 'true', npm_config_loglevel: 'silent', GITHUB_ACTIONS: 'true', HALFLIGHT_ENGINE: '/old' },
    npm_config_cache: '/cache',
  });
  const names = [
    ...['npm_config_local_prefix', 'npm_package_json', 'INIT_CWD', 'npm_config_dry_run', 'npm_config_loglevel'],
    ...['GITHUB_ACTIONS', 'HALFLIGHT_ENGINE', 'npm_config_cache', 'OWN'],
  ];
  const code = `console.log(process.cwd(), ${JSON.stringify(names)}.flatMap((name) => process.env[name] ?? []).join()); console.error('aside'); process.exit(3);`;
  const folder = makeFolder();
  expect(runProgram(folder, process.execPath, ['-e', code], { environment: { OWN: 'own' } })).toEqual({
    code: 3,
    stdout: `${realpathSync(folder)} /cache,own\n`,
    stderr: 'aside\n',
  });
});

test('a missing program is an outcome, not an exception', () => {
  expect(runProgram(makeFolder(), 'no-such-program', [])).toMatchObject({
    code: null,
    stderr: expect.stringContaining('ENOENT') as string,
  });
});
