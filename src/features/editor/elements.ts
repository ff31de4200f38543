/** The id of the element of the editor's page that holds its configuration. */
export const CONFIGURATION = 'configuration';

/** The id of what stands in the page until the editor does. */
export const WAITING = 'waiting';
