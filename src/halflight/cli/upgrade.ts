import { fromProject } from '../paths';
import { runProgram } from '../upgrade/run-program';
import { askInTerminal } from './ask-in-terminal';
import { findUnsaved } from './find-unsaved';
import { holdProject } from './hold-project';
import { isDryRun } from './is-dry-run';
import { requireContentFolder } from './require-folder';
import { runWithOptions } from './run-command';
import { upgradeSite } from './upgrade-site';

const USAGE = `npx halflight upgrade [VERSION] [--dry-run | --yes]

Installs a newer Halflight, and brings content/ (or CONTENT_DIR) with it. VERSION is a version in the registry, by default the newest,
or a packed package (halflight-0.3.0.tgz), or a folder of them; these are copied to vendor/.
The new version migrates and checks a copy of the content; then this shows what would change, and asks.
  --dry-run         shows what would change without changing it
  --yes             does not ask
  --with-errors     upgrades even if the new check finds errors in the content

Exits with 0 (done, or nothing to do), 1 (refused) or 2 (could not run). With 1 and 2, everything is as it was.`;

runWithOptions(
  USAGE,
  {
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      'with-errors': { type: 'boolean', default: false },
    },
  },
  async ({ values, positionals }) => {
    if (positionals.length > 1) {
      console.error(`Only one VERSION can be given.\n\n${USAGE}`);
      return 2;
    }
    const [folder, content] = [fromProject(), requireContentFolder()];
    const release = holdProject(folder, 'halflight upgrade');
    let stopAsking: (() => void) | undefined;
    // A signal ends the running child process, such as npm, or the question; then this process restores the previous state.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopAsking?.());
    try {
      return await upgradeSite(
        {
          ...{ folder, content, wanted: positionals[0] },
          ...{ dryRun: isDryRun(values['dry-run']), yes: values.yes, withErrors: values['with-errors'] },
        },
        {
          run: runProgram,
          ask: (question) => {
            const { ask, close } = askInTerminal();
            stopAsking = close;
            return ask(question).finally(close);
          },
          say: (text) => console.log(text),
          complain: (text) => console.error(text),
          isSaved: (path) => !findUnsaved(path),
          colour: process.stdout.isTTY,
        },
      );
    } finally {
      release();
    }
  },
);
