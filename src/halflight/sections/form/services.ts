import { servicesOfForm } from '../../features/forms/services-of-form';
import { toForm } from '../../features/forms/to-form';
import type { ServicesOf } from '../services-of';
import type { section } from './schema';

export const services: ServicesOf<typeof section> = ({ form }, site, person) =>
  servicesOfForm(toForm(form, site, person), site.url);
