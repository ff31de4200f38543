// Set here because not every shell can set a variable in front of a command.
process.env.CONTENT_DIR = 'docs';

void import('./start');
