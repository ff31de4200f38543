import { servicesOfForm } from '../../features/forms/services-of-form';
import { toContactForm } from '../../features/forms/to-form';
import type { ServicesOf } from '../services-of';
import type { section } from './schema';

export const services: ServicesOf<typeof section> = (_, site, person) =>
  servicesOfForm(toContactForm(site, person), site.url);
