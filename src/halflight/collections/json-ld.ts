// Written by `npm run derive` from the folders beside it.
import { describe as albumJsonLd } from './album/json-ld';
import { describe as bookJsonLd } from './book/json-ld';
import { describe as collectionJsonLd } from './collection/json-ld';
import { describe as eventJsonLd } from './event/json-ld';
import { describe as peopleJsonLd } from './people/json-ld';
import { describe as postJsonLd } from './post/json-ld';
import { describe as productJsonLd } from './product/json-ld';
import { describe as projectJsonLd } from './project/json-ld';
import { describe as publicationJsonLd } from './publication/json-ld';
import { describe as serviceJsonLd } from './service/json-ld';

export const jsonLd = {
  album: albumJsonLd,
  book: bookJsonLd,
  collection: collectionJsonLd,
  event: eventJsonLd,
  people: peopleJsonLd,
  post: postJsonLd,
  product: productJsonLd,
  project: projectJsonLd,
  publication: publicationJsonLd,
  service: serviceJsonLd,
} as const;
