import type { Reporter } from 'gatsby';
import { checkContent } from '../checks/check-content';
import { checkIdentity } from '../checks/check-identity';
import { describeProblems } from '../checks/describe-problems';
import { countErrors, type Problem } from '../problem';
import { contentFolder } from '../sourcing/content-folder';
import { readDeployContext } from '../sourcing/environment';

/** The environment variable with which a command that runs Gatsby says that it has checked the content, and will check the result. */
export const CHECKED = 'HALFLIGHT_CHECKED';

/** Whether the command that runs Gatsby has checked the content, and will check the result. */
export const isChecked = (): boolean => process.env[CHECKED] === '1';

/** Checks the content and reports the problems to Gatsby, unless the command that runs Gatsby has already done so. Errors end the build. */
export function reportProblems(reporter: Reporter): void {
  if (isChecked()) return;
  const { problems, context } = checkContent(contentFolder());
  const isPublished = readDeployContext().kind === 'production';
  printProblems(reporter, [...problems, ...(isPublished ? checkIdentity(context) : [])]);
}

/** Has Gatsby print the problems; in a build, errors end it. */
export function printProblems(reporter: Reporter, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const report = describeProblems(problems, { folder: contentFolder() });
  if (countErrors(problems) > 0) reporter.panicOnBuild(report);
  else reporter.warn(report);
}
