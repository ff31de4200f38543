import { listSection } from '../list-section';
import { List } from './list';

/** The sites that the author likes to read. */
export const Links = listSection('links', List);
