import { contentFolder } from '../sourcing/read-content';
import { checkEnvironment } from './check-environment';
import { beginBuild, digestOfCode } from './clean-start';
import { runGatsby } from './run-gatsby';

checkEnvironment();
// A preview is never marked as finished: the next build starts from nothing, so that nothing of a draft can stay behind.
beginBuild(process.cwd(), `preview ${digestOfCode(process.cwd(), contentFolder())}`);
void runGatsby(['develop', '--port', process.env.PORT ?? '8000', ...process.argv.slice(2)]).then((code) => {
  process.exitCode = code;
});
