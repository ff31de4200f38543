import { listSection } from '../list-section';
import { List } from './list';

/** Projects with their covers. */
export const Showcase = listSection('projects', List);
