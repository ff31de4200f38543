import { listSection } from '../list-section';
import { List } from './list';

/** Publications, newest first. */
export const Publications = listSection('publications', List);
