// Written by `npm run derive` from the folders beside it.
import { album } from './album/schema';
import { award } from './award/schema';
import { book } from './book/schema';
import { collection } from './collection/schema';
import { cv } from './cv/schema';
import { education } from './education/schema';
import { event } from './event/schema';
import { experience } from './experience/schema';
import { form } from './form/schema';
import { link } from './link/schema';
import { page } from './page/schema';
import { people } from './people/schema';
import { person } from './person/schema';
import { post } from './post/schema';
import { product } from './product/schema';
import { project } from './project/schema';
import { publication } from './publication/schema';
import { service } from './service/schema';
import { site } from './site/schema';
import { tag } from './tag/schema';
import { testimonial } from './testimonial/schema';

export const schemas = {
  album,
  award,
  book,
  collection,
  cv,
  education,
  event,
  experience,
  form,
  link,
  page,
  people,
  person,
  post,
  product,
  project,
  publication,
  service,
  site,
  tag,
  testimonial,
} as const;
