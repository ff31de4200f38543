/** The id of the element in the editor's page that holds its configuration as JSON. */
export const CONFIGURATION = 'configuration';

/** The id of the element that is shown until the editor has loaded. */
export const WAITING = 'waiting';

/** The path of what answers the editor of `npm run admin`. */
export const API = '/admin/api';

/** The header in which a page says which load of it asks. No page of another site can send it. */
export const PAGE_HEADER = 'x-halflight-page';

/** The name of our field for a text with a toolbar. */
export const TEXT_WIDGET = 'halflight-text';
