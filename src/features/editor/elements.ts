/** The id of the element in the editor's page that holds its configuration as JSON. */
export const CONFIGURATION = 'configuration';

/** The id of the element that is shown until the editor has loaded. */
export const WAITING = 'waiting';
