import { rmSync } from 'node:fs';
import { hosts } from '../hosts';
import type { Host } from '../hosts/host';
import { CHECKED } from '../gatsby/report-problems';
import { checkContent } from '../checks/check-content';
import { fromProject } from '../paths';
import { checkIdentity } from '../checks/check-identity';
import { checkPasswords } from '../checks/check-passwords';
import { isProtected } from '../routes/protected';
import { describeUnpublished } from '../routes/unpublished';
import { readNow } from '../routes/now';
import { toClock } from '../routes/visibility';
import { describeProblems } from '../checks/describe-problems';
import { findHost, readDeployContext, type DeployContext } from '../sourcing/environment';
import { countErrors, sortProblems } from '../problem';
import type { Content } from '../sourcing/read-content';
import { withFolder } from '../sourcing/with-folder';
import {
  beginBuild,
  digestOfCode,
  endBuild,
  forgetAll,
  forgetBuild,
  isWarm,
  keepCache,
  restoreBuild,
} from './clean-start';
import { describeOutput } from './describe-output';
import { toCpuCount } from './cpu-count';
import { BUILD_STEPS, readGatsbyOutput } from './gatsby-output';
import { holdProject } from './hold-project';
import { requireContentFolder } from './require-folder';
import { requirePlainPath } from './require-plain-path';
import { runWithOptions } from './run-command';
import { startGatsby } from './run-gatsby';
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

interface Build {
  root: string;
  /** The content folder. */
  folder: string;
  colour: boolean;
  steps: Steps;
}

/**
 * Checks the content, runs Gatsby (without its cache if that cannot be trusted), and checks the output. Only if all of that succeeds may the site be
 * published.
 */
runWithOptions(USAGE, {}, async () => {
  const [root, colour] = [fromProject(), process.stdout.isTTY];
  requirePlainPath(root);
  const folder = requireContentFolder();
  const build: Build = { root, folder, colour, steps: createSteps(terminal()) };
  const { steps } = build;
  const instant = readNow();
  process.once('exit', holdProject(root, 'npm run build'));
  const digest = digestOfCode(root, folder);
  restoreBuild(root, digest);
  const content = await check(build);
  if (!content) return 1;
  const isSecret = content.entries.some(isProtected);
  if (isSecret) forgetBuild(root);
  // What a host keeps of a build may be read by others than the author.
  if (isSecret && findHost()) process.once('exit', () => forgetAll(root));
  const warm = isWarm(root, digest);
  beginBuild(root, digest);
  const { code, validate } = await runGatsby(build, warm);
  if (code !== 0) {
    steps.drop();
    if (isSecret) rmSync(fromProject('public'), { recursive: true, force: true });
    console.error('\nThe build did not finish: do not publish public/. The next build starts from scratch.');
    return code;
  }
  steps.begin('Check the finished site');
  const { errors, internal, report } = await validate(content);
  steps.end();
  steps.print(`\n${report}`);
  if (errors > 0) {
    // Content errors do not invalidate Gatsby's cache. Our own errors may be caused by it.
    if (internal === 0 && !isSecret) keepCache(root, digest);
    const next = internal === 0 ? '' : ' The next build starts from scratch.';
    console.error(`\nThe site was built but has the errors above: do not publish public/ until they are fixed.${next}`);
    return 1;
  }
  endBuild(root, digest, instant);
  steps.print(`\n${describeOutput(fromProject('public'), folder, steps.elapsed())}`);
  return 0;
});

/** Runs Gatsby. Resolves to its exit code, and a function that validates the output. */
async function runGatsby({ folder, colour, steps }: Build, warm: boolean) {
  const output = { folder: fromProject('public'), staticFolder: fromProject('static') };
  const begun = performance.now();
  // The validator loads slowly, and a build may fail before needing it.
  const loadValidator = () => import('../finish/check/validate-output');
  let ahead: Promise<void> | undefined;
  const pagesFinished = () => {
    // Read errors are reported by the check itself.
    ahead = loadValidator()
      .then(({ readPagesAhead }) => readPagesAhead(output, begun))
      .catch(() => undefined);
  };
  const read = readGatsbyOutput({ steps, plan: BUILD_STEPS, folder, colour, pagesFinished });
  steps.begin(BUILD_STEPS[0]?.label ?? '');
  const environment = { GATSBY_CPU_COUNT: toCpuCount(folder, warm), [CHECKED]: '1' };
  const code = await startGatsby(['build', '--prefix-paths'], environment, read).ended;
  const validate = async (content: Content) => {
    const { validateOutput } = await loadValidator();
    await ahead;
    return validateOutput({ ...output, contentFolder: folder, content }, colour);
  };
  return { code, validate };
}

/** Checks the content and prints its problems. Returns the content if it may be built. */
async function check({ folder, colour, steps }: Build): Promise<Content | undefined> {
  steps.begin('Check the content');
  const deployContext = readDeployContext();
  const { content, context, problems: found } = checkContent(folder);
  const clock = toClock(content.site?.timeZone, false);
  const identity = deployContext.kind === 'production' ? checkIdentity(context) : [];
  const problems = sortProblems([...found, ...identity, ...(await checkPasswords(context))]);
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

/** Describes a build that is not for production, so that nobody publishes it by mistake. */
function describeDeployContext({ kind, url }: DeployContext, { site }: Content): string | undefined {
  const left = 'search engines are asked not to list it';
  if (kind !== 'production')
    return `This is a preview${url ? ` for ${url}` : ''}: it shows what visitors do not see yet, and ${left}.`;
  return site?.demo === true ? `This is a demonstration ("demo: true" in site.md): ${left}.` : undefined;
}
