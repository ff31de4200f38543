import { existsSync } from 'node:fs';
import { checkContent } from '../routing/check-content';
import { describeProblems } from '../sourcing/describe-problems';
import { countErrors } from '../sourcing/problem';
import { contentFolder } from '../sourcing/read-content';
import { beginBuild, digestOfCode, endBuild } from './clean-start';
import { runCommand } from './run-command';
import { runGatsby } from './run-gatsby';

/** Checks the content, then lets Gatsby build it, from nothing where its cache cannot be trusted. Nothing is published unless all of it went well. */
async function build(): Promise<number> {
  const folder = contentFolder();
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const { problems } = checkContent(folder);
  if (problems.length > 0) console.log(describeProblems(problems, { folder, colour: process.stdout.isTTY }));
  if (countErrors(problems) > 0) {
    console.error('\nNothing was built: mend the errors above, then run "npm run build" again.');
    return 1;
  }
  const digest = digestOfCode(process.cwd(), folder);
  beginBuild(process.cwd(), digest);
  const code = await runGatsby(['build', '--prefix-paths'], { HALFLIGHT_CHECKED: '1' });
  if (code === 0) endBuild(process.cwd(), digest);
  else console.error('\nThe build did not finish: public/ is not to be published. The next build starts from nothing.');
  return code;
}

runCommand(build);
