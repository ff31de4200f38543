/** Where the preview's pages listen for problems with the content. */
export const PROBLEMS_ADDRESS = '/___halflight/problems';

/** The type of the line, in the manner of Gatsby's structured log, by which the preview tells the command that started it of the problems. */
export const PROBLEMS_ACTION = 'HALFLIGHT_PROBLEMS';
