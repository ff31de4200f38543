import { PASSWORD_LENGTH } from '../limits';
import type { Problem } from '../problem';
import { isProtected } from '../routes/protected';
import { PASSWORD_FILE, readPassword, toVariable } from '../sourcing/passwords';
import type { CheckContext } from './context';

/**
 * Reports passwords of protected pages that are missing from the environment, too short or soon guessed. Not a `Check`, because only a build needs
 * them: whoever checks a change need not know the passwords.
 */
export async function checkPasswords({ at, content: { entries } }: CheckContext): Promise<Problem[]> {
  const locked = new Map(entries.filter(isProtected).map((entry) => [String(entry.values.protected), entry.filePath]));
  const found = await Promise.all(
    Array.from(locked, async ([name, file]) => {
      const message = await findFault(name);
      return message === undefined
        ? []
        : [{ ...at(file, ['protected']), severity: 'error' as const, kind: 'bad-password', message }];
    }),
  );
  return found.flat();
}

async function findFault(name: string): Promise<string | undefined> {
  const variable = toVariable(name);
  const password = readPassword(name);
  if (password === undefined)
    return `the password is not here: set ${variable} in the environment of the build (on a host, among its secrets), or in ${PASSWORD_FILE} on your machine; "npm run protect -- ${name}" makes one`;
  const advice = 'anybody may take the encrypted page home and guess there';
  if (password.length < PASSWORD_LENGTH)
    return `the password in ${variable} has ${password.length} characters, and needs at least ${PASSWORD_LENGTH}: ${advice}`;
  return (await isGuessed(password))
    ? `the password in ${variable} is soon guessed: ${advice}, so use four or more random words, or what "npm run protect -- ${name}" makes`
    : undefined;
}

/** Whether fewer than 10^8 guesses find a password: zxcvbn's score of 2 or less, which covers the commonest ones, names, dates and rows of keys. */
async function isGuessed(password: string): Promise<boolean> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const { score } = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }).check(password);
  return score < 3;
}
