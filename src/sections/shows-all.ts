import { createContext } from 'react';

/** Whether a section shows all that its list has, so that a link to the list would lead to nothing more. */
export const ShowsAll = createContext(false);
