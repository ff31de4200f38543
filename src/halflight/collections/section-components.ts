// Written by `npm run derive` from the folders beside it.
import { Albums } from './album/section';
import { Awards } from './award/section';
import { Bento } from '../sections/bento/bento';
import { Books } from './book/section';
import { CallToAction } from '../sections/call-to-action/call-to-action';
import { Collection } from './collection/section';
import { Compare } from '../sections/compare/compare';
import { Contact } from '../sections/contact/contact';
import { Embed } from '../sections/embed/embed';
import { Events } from './event/section';
import { Timeline } from './experience/section';
import { Faq } from '../sections/faq/faq';
import { Features } from '../sections/features/features';
import { Form } from '../sections/form/form';
import { Gallery } from '../sections/gallery/gallery';
import { Hero } from '../sections/hero/hero';
import { Links } from './link/section';
import { Logos } from '../sections/logos/logos';
import { Newsletter } from '../sections/newsletter/newsletter';
import { Team } from './people/section';
import { Posts } from './post/section';
import { Privacy } from '../sections/privacy/privacy';
import { Products } from './product/section';
import { Showcase } from './project/section';
import { Prose } from '../sections/prose/prose';
import { Publications } from './publication/section';
import { Services } from './service/section';
import { Skills } from '../sections/skills/skills';
import { Social } from '../sections/social/social';
import { Stats } from '../sections/stats/stats';
import { Steps } from '../sections/steps/steps';
import { Testimonials } from './testimonial/section';

export const sectionComponents = {
  albums: Albums,
  awards: Awards,
  bento: Bento,
  books: Books,
  'call-to-action': CallToAction,
  collection: Collection,
  compare: Compare,
  contact: Contact,
  embed: Embed,
  events: Events,
  timeline: Timeline,
  faq: Faq,
  features: Features,
  form: Form,
  gallery: Gallery,
  hero: Hero,
  links: Links,
  logos: Logos,
  newsletter: Newsletter,
  team: Team,
  posts: Posts,
  privacy: Privacy,
  products: Products,
  showcase: Showcase,
  prose: Prose,
  publications: Publications,
  services: Services,
  skills: Skills,
  social: Social,
  stats: Stats,
  steps: Steps,
  testimonials: Testimonials,
} as const;
