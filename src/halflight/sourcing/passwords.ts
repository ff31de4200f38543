import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { fromProject } from '../paths';

/** The file with passwords on an author's machine, which git ignores. */
export const PASSWORD_FILE = '.env';

/** The environment variable with a password: `HALFLIGHT_PASSWORD_ACME_LTD` for `acme-ltd`. */
export function toVariable(name: string): string {
  return `HALFLIGHT_PASSWORD_${name.toUpperCase().replaceAll('-', '_')}`;
}

/** The password of this name, from the environment or else from `.env`; `undefined` if neither has it. */
export function readPassword(name: string, environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return environment[toVariable(name)] || readPasswordFile()[toVariable(name)] || undefined;
}

function readPasswordFile(): Record<string, string | undefined> {
  const path = fromProject(PASSWORD_FILE);
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
}
