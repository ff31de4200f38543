import { chmodSync, realpathSync } from 'node:fs';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { runNpm } from './run-npm';

const before = { ...process.env };

afterEach(() => {
  process.env = { ...before };
});

test('runs in the folder, and for the project in it: what npm says of another one, and of its own run, is left out', async () => {
  const [folder, programs] = [makeFolder(), makeFolder()];
  writeFiles(programs, {
    npm: '#!/bin/bash\npwd; echo "$@"; echo "[$npm_config_local_prefix$npm_package_json$INIT_CWD$npm_config_dry_run$npm_config_loglevel$GITHUB_ACTIONS]" >&2; echo "$npm_config_cache $OWN"; exit 3\n',
  });
  chmodSync(`${programs}/npm`, 0o755);
  Object.assign(process.env, {
    PATH: `${programs}:${before.PATH}`,
    npm_execpath: '',
    npm_config_local_prefix: '/elsewhere',
    npm_package_json: '/elsewhere/package.json',
    INIT_CWD: '/elsewhere',
    npm_config_dry_run: 'true',
    npm_config_loglevel: 'silent',
    GITHUB_ACTIONS: 'true',
    npm_config_cache: '/cache',
  });
  const { code, output } = await runNpm(folder, ['ci', '--no-audit'], { OWN: 'own' });
  expect(code).toBe(3);
  expect(output.split('\n').sort()).toEqual(['', '/cache own', '[]', 'ci --no-audit', realpathSync(folder)].sort());
});

test('npm that is not there is an outcome, and no exception', async () => {
  Object.assign(process.env, { PATH: makeFolder(), npm_execpath: '' });
  expect(await runNpm(makeFolder(), ['ci'])).toMatchObject({
    code: null,
    output: expect.stringContaining('ENOENT') as string,
  });
});
