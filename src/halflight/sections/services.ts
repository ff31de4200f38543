// Written by `npm run derive` from the folders beside it.
import { services as contactServices } from './contact/services';
import { services as embedServices } from './embed/services';
import { services as formServices } from './form/services';
import { services as newsletterServices } from './newsletter/services';

export const services = {
  contact: contactServices,
  embed: embedServices,
  form: formServices,
  newsletter: newsletterServices,
} as const;
