import { describeProblems } from '../sourcing/describe-problems';
import { countErrors } from '../sourcing/problem';
import { contentFolder } from '../sourcing/read-content';
import { checkContent } from '../routing/check-content';
import { checkEnvironment } from './check-environment';

checkEnvironment();
const folder = contentFolder();
const { content, problems } = checkContent(folder);

if (process.argv.includes('--json')) console.log(JSON.stringify(problems, null, 2));
else if (problems.length > 0) console.log(describeProblems(problems, { folder, colour: process.stdout.isTTY }));
else console.log(`No problems in ${content.entries.length} Markdown files of ${folder}.`);

process.exitCode = countErrors(problems) > 0 ? 1 : 0;
