import { isInVault } from '../features/vault/settings';
import type { Problem } from '../problem';
import type { Content } from '../sourcing/read-content';

/** Errors that cannot stop the publication of a vault, with what visitors see instead. */
const SHOWN: Readonly<Record<string, string>> = {
  'active-file': 'visitors see words without a link',
  'bad-target': 'visitors see it as it is written',
  'dangling-link': 'visitors see words, or the top of the page that it leads to',
  'foreign-image': 'visitors see a link to it',
  'missing-image': 'visitors see words',
  'private-embed': 'visitors see its title',
  'private-link': 'visitors see words without a link',
};

/**
 * The problem as it is reported for a note of a vault, which is shown as it is: a warning if it can be, and without a fix, which would change the file.
 * Any other problem is returned unchanged.
 */
export function soften(problem: Problem, site: Content['site']): Problem {
  if (!isInVault(problem.file, site ?? {})) return problem;
  const { fix: _, ...told } = problem;
  const shown = SHOWN[problem.kind];
  if (shown === undefined || problem.severity !== 'error') return told;
  return { ...told, severity: 'warning', message: `${problem.message}; ${shown}` };
}
