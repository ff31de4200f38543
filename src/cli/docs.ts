// Every shell can start this; only some know how to put a variable before a command.
process.env.CONTENT_DIR = 'docs';

void import('./start');
