import { listSection } from '../list-section';
import { List } from './list';

/** Albums with their covers. Without any there is no section. */
export const Albums = listSection('albums', List);
