import { listSection } from '../list-section';
import { List } from './list';

/** Awards, newest first. */
export const Awards = listSection('awards', List);
