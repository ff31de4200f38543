import { contentFolder } from '../sourcing/content-folder';
import { askInTerminal } from './ask-in-terminal';
import { makeFresh } from './fresh/make-fresh';
import { runCommand } from './run-command';

const { ask, close } = askInTerminal();

runCommand(() =>
  makeFresh(process.argv.slice(2), {
    folder: contentFolder(),
    ask: (question) => ask(`${question}\n> `),
    say: (text) => console.log(text),
    complain: (text) => console.error(text),
  }).finally(close),
);
