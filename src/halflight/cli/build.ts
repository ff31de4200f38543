import { parseArgs } from 'node:util';
import { hosts } from '../finish/hosts';
import type { Host } from '../finish/hosts/host';
import { CHECK_STATE, CHECKED, WAITING } from '../gatsby/wait-for-check';
import { checkContent } from '../checks/check-content';
import { fromProject } from '../paths';
import { keepIn } from '../sourcing/kept';
import { checkIdentity } from '../checks/check-identity';
import { describeUnpublished } from '../routes/unpublished';
import { readNow } from '../routes/now';
import { toClock } from '../routes/visibility';
import { describeProblems } from '../checks/describe-problems';
import { readDeployContext, type DeployContext } from '../sourcing/environment';
import { countErrors, sortProblems } from '../checks/problem';
import { contentFolder } from '../sourcing/content-folder';
import { type Content } from '../sourcing/read-content';
import { withFolder } from '../sourcing/with-folder';
import { beginBuild, digestOfCode, endBuild, isUnbuilt, isWarm, keepCache, markBegun, takeBack } from './clean-start';
import { describeOutput } from './describe-output';
import { toCpuCount } from './cpu-count';
import { BUILD_STEPS, readGatsbyOutput } from './gatsby-output';
import { holdProject } from './hold-project';
import { requireFolder } from './require-folder';
import { requirePlainPath } from './require-plain-path';
import { runCommand } from './run-command';
import { showsOwnOutput, startGatsby } from './run-gatsby';
import { createSteps, terminal, type Steps } from './steps';

const allHosts = Object.values<Host>(hosts);

/** The hosts whose environment says whether a build is a preview. */
const builders = new Intl.ListFormat('en-GB').format(
  allHosts.flatMap(({ name, readBuild }) => (readBuild ? [name] : [])),
);

const variables = allHosts.flatMap(({ variables = {} }) => Object.entries(variables));

const USAGE = `npm run build

Checks the content in content/ (or CONTENT_DIR), writes the finished site to public/, and checks that, too.
Leaves out private entries: drafts, scheduled ones and expired ones.

  HALFLIGHT_PREVIEW=1   builds a preview: it shows private entries, asks search engines not to index it,
                        and may still contain placeholders. On ${builders},
                        branch and pull request builds are previews by default
  HALFLIGHT_PREVIEW=0   builds the site for visitors, wherever it runs
${variables.map(([name, text]) => `  ${name.padEnd(21)} ${text}`).join('\n')}
  HALFLIGHT_NOW         the time to build for, such as 2027-01-01T00:00:00Z, instead of now
  GATSBY_LOGGER=ink     shows Gatsby's own output instead of one line per step

Exits with 0 (the site is in public/), 1 (could not be built or must not be published, and says why) or 2 (could not run).`;

/**
 * Checks the content, has Gatsby build it (without its cache where that cannot be trusted), and checks the output. The site may be published only if
 * all of that succeeded.
 */
async function build(): Promise<number> {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  requirePlainPath(fromProject());
  const folder = contentFolder();
  requireFolder(folder);
  const [root, colour] = [fromProject(), process.stdout.isTTY];
  const steps = createSteps(terminal());
  const instant = readNow();
  process.once('exit', holdProject(root, 'npm run build'));
  const digest = digestOfCode(root, folder);
  const output = { folder: fromProject('public'), staticFolder: fromProject('static') };
  const begun = performance.now();
  let ahead: Promise<void> | undefined;
  // The validator takes long to load, and a build may fail before it is needed.
  const loadValidator = () => import('../finish/check/validate-output');
  const read = readGatsbyOutput({
    steps,
    plan: BUILD_STEPS,
    folder,
    colour,
    pagesFinished: () => {
      // Pages that cannot be read yet are read, and reported, by the check itself.
      ahead = loadValidator()
        .then(({ readPagesAhead }) => readPagesAhead(output, begun))
        .catch(() => undefined);
    },
  });
  takeBack(root, digest);
  const warm = isWarm(root, digest);
  const start = (state: string) =>
    startGatsby(
      ['build', '--prefix-paths'],
      { GATSBY_CPU_COUNT: toCpuCount(folder, warm), [CHECK_STATE]: state },
      read,
    );
  // If nothing has to be deleted first, Gatsby loads during the check. Not with Gatsby's own output, which would mix with the messages here.
  const early = (warm || isUnbuilt(root)) && !showsOwnOutput() ? start(WAITING) : undefined;
  steps.begin('Check the content');
  let content: Content | undefined;
  try {
    content = check(folder, steps, colour);
  } finally {
    if (!content) early?.kill();
  }
  if (!content) return 1;
  if (early) markBegun(root, digest);
  else beginBuild(root, digest);
  const [first] = BUILD_STEPS;
  steps.begin(first?.label ?? '');
  early?.release();
  const code = await (early ?? start(CHECKED)).ended;
  if (code !== 0) {
    steps.drop();
    console.error('\nThe build did not finish: do not publish public/. The next build starts from scratch.');
    return code;
  }
  steps.begin('Check the finished site');
  const { validateOutput } = await loadValidator();
  await ahead;
  const { errors, ours, report } = await validateOutput({ ...output, contentFolder: folder, content }, colour);
  steps.end();
  steps.print(`\n${report}`);
  if (errors > 0) {
    // Errors in the content do not invalidate Gatsby's cache; errors of ours may come from it.
    if (ours === 0) keepCache(root, digest);
    const next = ours === 0 ? '' : ' The next build starts from scratch.';
    console.error(`\nThe site was built but has the errors above: do not publish public/ until they are fixed.${next}`);
    return 1;
  }
  endBuild(root, digest, instant);
  steps.print(`\n${describeOutput(output.folder, folder, steps.elapsed())}`);
  return 0;
}

/** Checks the content and prints its problems. Returns the content if it may be built. */
function check(folder: string, steps: Steps, colour: boolean): Content | undefined {
  const deployContext = readDeployContext();
  keepIn(fromProject());
  const { content, context, problems: found } = checkContent(folder);
  const clock = toClock(content.site?.timeZone, false);
  const identity = deployContext.kind === 'production' ? checkIdentity(context) : [];
  const problems = sortProblems([...found, ...identity]);
  steps.end();
  if (problems.length > 0) steps.print(`\n${describeProblems(problems, { folder, colour })}\n`);
  if (countErrors(problems) > 0) {
    console.error(`Nothing was built: fix the errors above, then run "${withFolder('npm run build', folder)}" again.`);
    if (identity.length > 0)
      console.error(
        `To see the site before these are filled in, run "${withFolder('npm start', folder)}", or build a preview with HALFLIGHT_PREVIEW=1.`,
      );
    return undefined;
  }
  const notes = [
    describeDeployContext(deployContext, content),
    deployContext.kind === 'production' && describeUnpublished(content.entries, clock, content.collections),
  ];
  for (const note of notes) if (note) steps.print(note);
  return content;
}

/** Describes an unusual build, so that nobody publishes it by mistake. */
function describeDeployContext({ kind, url }: DeployContext, { site }: Content): string | undefined {
  const left = 'search engines are asked not to list it';
  if (kind !== 'production')
    return `This is a preview${url ? ` for ${url}` : ''}: it shows what visitors do not see yet, and ${left}.`;
  return site?.demo === true ? `This is a demonstration ("demo: true" in site.md): ${left}.` : undefined;
}

runCommand(build, USAGE);
