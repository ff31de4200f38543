// Written by `npm run derive` from the folders beside it.
import { post } from './parts/post';
import { project } from './parts/project';
import { album } from './parts/album';
import { experience } from './parts/experience';
import { cv } from './parts/cv';
import { award } from './parts/award';
import { book } from './parts/book';
import { publication } from './parts/publication';
import { event } from './parts/event';
import { product } from './parts/product';
import { link } from './parts/link';

export const parts = {
  ...post,
  ...project,
  ...album,
  ...experience,
  ...cv,
  ...award,
  ...book,
  ...publication,
  ...event,
  ...product,
  ...link,
} as const;
