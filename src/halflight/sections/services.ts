// Written by `npm run derive` from the folders beside it.
import { services as contactServices } from './contact/services';
import { services as embedServices } from './embed/services';
import { services as newsletterServices } from './newsletter/services';

export const services = {
  contact: contactServices,
  embed: embedServices,
  newsletter: newsletterServices,
} as const;
