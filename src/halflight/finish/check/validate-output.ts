import { describeProblems } from '../../checks/describe-problems';
import { fromProject } from '../../paths';
import { settingsFor } from '../../sourcing/environment';
import { countErrors, type Problem } from '../../problem';
import type { Content } from '../../sourcing/read-content';
import { withFolder } from '../../sourcing/with-folder';
import { checkOutput } from './check-output';
import { fileCache } from './file-facts';

export { readPagesAhead } from './check-output';
import { toProblems } from './to-problems';
import { countOf } from '../../count-of';

interface Input {
  /** The finished site. */
  folder: string;
  staticFolder: string;
  contentFolder: string;
  content: Pick<Content, 'collections' | 'entries' | 'site'>;
}

/** The result of checking a finished site. */
export interface OutputVerdict {
  problems: Problem[];
  errors: number;
  /** How many of the errors are the fault of Halflight rather than of the content. Gatsby's cache may then be wrong too. */
  internal: number;
  /** The report for the author. */
  report: string;
}

/** Checks a finished site and reports the problems in words, each mistake once unless `all` is set. Throws without a `site.md`, which has the URL. */
export async function validateOutput(input: Input, colour = false, all = false): Promise<OutputVerdict> {
  const { site } = input.content;
  // The URL of a preview comes from its host.
  const url = site && settingsFor(site).url;
  if (url === undefined) throw new Error(`There is no site.md with a "url" in ${input.contentFolder}.`);
  const { problems: found, pages, references } = await checkOutput({ ...input, url, otherPaths: site?.otherPaths });
  fileCache.save();
  const problems = toProblems(found, input);
  const looked = `${countOf(pages, 'page')} with ${countOf(references, 'link')}`;
  const errors = countErrors(problems);
  const internal = problems.filter((problem) => problem.internal).length;
  if (problems.length === 0)
    return { problems, errors, internal, report: `No problems in the finished site: ${looked}.` };
  const report = describeProblems(problems, {
    folder: fromProject(),
    colour,
    all,
    within: looked,
    listedBy: withFolder('npm run check -- --built --all', input.contentFolder),
  });
  return { problems, errors, internal, report };
}
