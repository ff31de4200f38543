import { listSection } from '../list-section';
import { List } from './list';

/** Posts, newest first. */
export const Posts = listSection('posts', List);
