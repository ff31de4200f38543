import { createContext } from 'react';

/** Whether a section shows everything in its list, so that a link to the list would lead to nothing more. */
export const ShowsAll = createContext(false);
