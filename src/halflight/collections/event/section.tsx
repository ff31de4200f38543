import { listSection } from '../list-section';
import { List } from './list';

/** Events, upcoming ones before past ones. */
export const Events = listSection('events', List);
