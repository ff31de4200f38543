// Written by `npm run derive` from the folders beside it.
import { section as awardSectionSchema } from '../collections/award/section-schema';
import { section as bentoSchema } from './bento/schema';
import { section as bookSectionSchema } from '../collections/book/section-schema';
import { section as callToActionSchema } from './call-to-action/schema';
import { section as collectionSectionSchema } from '../collections/collection/section-schema';
import { section as compareSchema } from './compare/schema';
import { section as contactSchema } from './contact/schema';
import { section as embedSchema } from './embed/schema';
import { section as eventSectionSchema } from '../collections/event/section-schema';
import { section as experienceSectionSchema } from '../collections/experience/section-schema';
import { section as faqSchema } from './faq/schema';
import { section as featuresSchema } from './features/schema';
import { section as gallerySchema } from './gallery/schema';
import { section as heroSchema } from './hero/schema';
import { section as logosSchema } from './logos/schema';
import { section as newsletterSchema } from './newsletter/schema';
import { section as peopleSectionSchema } from '../collections/people/section-schema';
import { section as postSectionSchema } from '../collections/post/section-schema';
import { section as privacySchema } from './privacy/schema';
import { section as productSectionSchema } from '../collections/product/section-schema';
import { section as projectSectionSchema } from '../collections/project/section-schema';
import { section as proseSchema } from './prose/schema';
import { section as publicationSectionSchema } from '../collections/publication/section-schema';
import { section as serviceSectionSchema } from '../collections/service/section-schema';
import { section as skillsSchema } from './skills/schema';
import { section as socialSchema } from './social/schema';
import { section as statsSchema } from './stats/schema';
import { section as stepsSchema } from './steps/schema';
import { section as testimonialSectionSchema } from '../collections/testimonial/section-schema';

export const schemas = {
  awardSectionSchema,
  bentoSchema,
  bookSectionSchema,
  callToActionSchema,
  collectionSectionSchema,
  compareSchema,
  contactSchema,
  embedSchema,
  eventSectionSchema,
  experienceSectionSchema,
  faqSchema,
  featuresSchema,
  gallerySchema,
  heroSchema,
  logosSchema,
  newsletterSchema,
  peopleSectionSchema,
  postSectionSchema,
  privacySchema,
  productSectionSchema,
  projectSectionSchema,
  proseSchema,
  publicationSectionSchema,
  serviceSectionSchema,
  skillsSchema,
  socialSchema,
  statsSchema,
  stepsSchema,
  testimonialSectionSchema,
} as const;
