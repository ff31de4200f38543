import { spawnSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toKey } from '../features/protected/encrypt';
import { passwordSettings } from '../features/protected/settings';
import { fromProject } from '../paths';
import { buildRoutes } from '../routes/build-routes';
import { isProtected } from '../routes/protected';
import { toClock } from '../routes/visibility';
import { PASSWORD_FILE, readPassword, toVariable } from '../sourcing/passwords';
import { readContent } from '../sourcing/read-content';
import { requireSite } from '../sourcing/require-site';
import { toFullAddress } from '../to-full-address';
import { addSalt } from './add-salt';
import { requireContentFolder } from './require-folder';
import { runWithOptions } from './run-command';

const USAGE = `npm run protect -- NAME

Prepares a password for protected pages, under a name such as the client's, and lists the pages that it opens.
Writes a salt to site.md, and a new password to ${PASSWORD_FILE}, which git must ignore. Keeps those that are there:
run it again to see the password and the links.

Then write "protected: NAME" into the front matter of a page, and set the variable that is named
among the secrets of your host.

Exits with 0 (prepared) or 2 (could not run).`;

/** Letters and digits that are not mistaken for each other when read aloud or typed: 20 of these 31 are 99 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

runWithOptions(USAGE, { allowPositionals: true }, ({ positionals: [name] }) => {
  const folder = requireContentFolder();
  if (name === undefined) throw new Error('Which name? For example: npm run protect -- acme');
  const { entries, site: found, collections: registry } = readContent(folder);
  const site = requireSite(found, folder);
  const known = site.passwords?.find((password) => password.name === name)?.salt;
  const salt = known ?? randomBytes(16).toString('base64url');
  const checked = passwordSettings.safeParse([{ name, salt }]);
  if (!checked.success) throw new Error(`The name ${checked.error.issues[0]?.message ?? 'is invalid'}.`);
  if (known === undefined) {
    const file = join(folder, 'site.md');
    writeFileSync(file, addSalt(readFileSync(file, 'utf8'), name, salt));
    console.log(`Wrote a salt for "${name}" to site.md.`);
  }
  const password = readPassword(name) ?? writePassword(name);
  console.log(`${toVariable(name)}=${password}\nSet this variable among the secrets of your host, too.`);
  const { routes } = buildRoutes({ entries, site, clock: toClock(site.timeZone, true), registry });
  const own = new Set(
    entries.filter((entry) => isProtected(entry) && entry.values.protected === name).map(({ id }) => id),
  );
  const pages = routes.filter(({ entry }) => own.has(entry ?? ''));
  if (pages.length === 0) {
    console.log(`No page has it yet: write "protected: ${name}" into the front matter of one.`);
    return 0;
  }
  const key = toKey(password, salt).toString('base64url');
  console.log('These links open its pages without the password. Send them as you would send the password:');
  for (const { path } of pages) console.log(`  ${toFullAddress(site.url, path)}#key=${key}`);
  return 0;
});

function writePassword(name: string): string {
  ignorePasswords();
  const password = Array.from({ length: 5 }, () =>
    Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');
  const file = fromProject(PASSWORD_FILE);
  const start = existsSync(file) && !/\n$|^$/.test(readFileSync(file, 'utf8')) ? '\n' : '';
  appendFileSync(file, `${start}${toVariable(name)}=${password}\n`, { mode: 0o600 });
  console.log(`Wrote a new password to ${PASSWORD_FILE}.`);
  return password;
}

/** Makes git ignore the file with passwords. */
function ignorePasswords(): void {
  const { status } = spawnSync('git', ['check-ignore', '--quiet', PASSWORD_FILE], { cwd: fromProject() });
  // 1: not ignored. Without git, or outside a repository, there is another status.
  if (status !== 1) return;
  appendFileSync(fromProject('.gitignore'), `\n${PASSWORD_FILE}\n`);
  console.log(`Added ${PASSWORD_FILE} to .gitignore.`);
}
