/** The path at which the preview's pages subscribe to problems with the content. */
export const PROBLEMS_ADDRESS = '/___halflight/problems';

/** The type of the log line, in Gatsby's structured log, that reports the problems to the command that started the preview. */
export const PROBLEMS_ACTION = 'HALFLIGHT_PROBLEMS';
