import { readNow } from '../routing/now';
import { contentFolder } from '../sourcing/read-content';
import { beginBuild, digestOfCode } from './clean-start';
import { runCommand } from './run-command';
import { runGatsby } from './run-gatsby';

/** Shows the site as it is edited. */
function start(): Promise<number> {
  // A clock that is wrong is better told before Gatsby starts than in the middle of it.
  readNow();
  // A preview is never marked as finished: the next build starts from nothing, so that nothing of a draft can stay behind.
  beginBuild(process.cwd(), `preview ${digestOfCode(process.cwd(), contentFolder())}`);
  return runGatsby(['develop', '--port', process.env.PORT ?? '8000', ...process.argv.slice(2)]);
}

runCommand(start);
