import { listSection } from '../list-section';
import { List } from './list';

/** Products side by side. */
export const Products = listSection('products', List);
