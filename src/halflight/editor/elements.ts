/** The id of the element in the editor's page that holds its configuration as JSON. */
export const CONFIGURATION = 'configuration';

/** The id of the element that is shown until the editor has loaded. */
export const WAITING = 'waiting';

/** The path of the API that `npm run admin` serves to the editor. */
export const API = '/admin/api';

/** The header that identifies the page load. Pages of other sites cannot send it. */
export const PAGE_HEADER = 'x-halflight-page';

/** The name of our field type for text with a toolbar. */
export const TEXT_WIDGET = 'halflight-text';
