import { describeProblems } from '../../checks/describe-problems';
import { settingsFor } from '../../sourcing/environment';
import { countErrors, type Problem } from '../../checks/problem';
import { saveKept } from '../../sourcing/kept';
import type { Content } from '../../sourcing/read-content';
import { checkOutput } from './check-output';

export { readPagesAhead } from './check-output';
import { toProblems } from './to-problems';

interface Input {
  /** The finished site. */
  folder: string;
  staticFolder: string;
  contentFolder: string;
  content: Pick<Content, 'collections' | 'entries' | 'site'>;
}

/** A finished site as it was checked, and what is to be said of it. */
export interface OutputVerdict {
  problems: Problem[];
  errors: number;
  /** How many of the errors Halflight itself caused, rather than the content: what Gatsby keeps may be wrong then, too. */
  ours: number;
  /** The report that an author reads. */
  report: string;
}

/**
 * Checks a finished site, and says what was found in words: the same mistake once, unless `all` asks for each. Without a `site.md` nobody
 * knows where it belongs.
 */
export async function validateOutput(input: Input, colour = false, all = false): Promise<OutputVerdict> {
  const { site } = input.content;
  // A preview lies where its host says.
  const url = site && settingsFor(site).url;
  if (url === undefined) throw new Error(`There is no site.md with a "url" in ${input.contentFolder}.`);
  const { problems: found, pages, references } = await checkOutput({ ...input, url });
  saveKept();
  const problems = toProblems(found, input);
  const looked = `${count(pages, 'page')} with ${count(references, 'link')}`;
  const errors = countErrors(problems);
  const ours = problems.filter((problem) => problem.ours).length;
  if (problems.length === 0) return { problems, errors, ours, report: `No problems in the finished site: ${looked}.` };
  const report = describeProblems(problems, {
    folder: process.cwd(),
    colour,
    all,
    within: looked,
    listedBy: 'npm run check -- --built --all',
  });
  return { problems, errors, ours, report };
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
