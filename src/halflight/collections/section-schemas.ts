// Written by `npm run derive` from the folders beside it.
import { section as albumSectionSchema } from './album/section-schema';
import { section as awardSectionSchema } from './award/section-schema';
import { section as bentoSchema } from '../sections/bento/schema';
import { section as bookSectionSchema } from './book/section-schema';
import { section as callToActionSchema } from '../sections/call-to-action/schema';
import { section as collectionSectionSchema } from './collection/section-schema';
import { section as compareSchema } from '../sections/compare/schema';
import { section as contactSchema } from '../sections/contact/schema';
import { section as embedSchema } from '../sections/embed/schema';
import { section as eventSectionSchema } from './event/section-schema';
import { section as experienceSectionSchema } from './experience/section-schema';
import { section as faqSchema } from '../sections/faq/schema';
import { section as featuresSchema } from '../sections/features/schema';
import { section as formSchema } from '../sections/form/schema';
import { section as gallerySchema } from '../sections/gallery/schema';
import { section as heroSchema } from '../sections/hero/schema';
import { section as linkSectionSchema } from './link/section-schema';
import { section as logosSchema } from '../sections/logos/schema';
import { section as newsletterSchema } from '../sections/newsletter/schema';
import { section as peopleSectionSchema } from './people/section-schema';
import { section as postSectionSchema } from './post/section-schema';
import { section as privacySchema } from '../sections/privacy/schema';
import { section as productSectionSchema } from './product/section-schema';
import { section as projectSectionSchema } from './project/section-schema';
import { section as proseSchema } from '../sections/prose/schema';
import { section as publicationSectionSchema } from './publication/section-schema';
import { section as serviceSectionSchema } from './service/section-schema';
import { section as skillsSchema } from '../sections/skills/schema';
import { section as socialSchema } from '../sections/social/schema';
import { section as statsSchema } from '../sections/stats/schema';
import { section as stepsSchema } from '../sections/steps/schema';
import { section as testimonialSectionSchema } from './testimonial/section-schema';

export const sectionSchemas = {
  albumSectionSchema,
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
  formSchema,
  gallerySchema,
  heroSchema,
  linkSectionSchema,
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
