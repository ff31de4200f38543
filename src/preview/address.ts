/** Where the preview's pages listen for problems with the content. */
export const PROBLEMS_ADDRESS = '/___halflight/problems';
