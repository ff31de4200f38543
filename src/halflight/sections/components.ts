// Written by `npm run derive` from the folders beside it.
import { Awards } from '../collections/award/section';
import { Bento } from './bento/bento';
import { Books } from '../collections/book/section';
import { CallToAction } from './call-to-action/call-to-action';
import { Collection } from '../collections/collection/section';
import { Compare } from './compare/compare';
import { Contact } from './contact/contact';
import { Embed } from './embed/embed';
import { Events } from '../collections/event/section';
import { Timeline } from '../collections/experience/section';
import { Faq } from './faq/faq';
import { Features } from './features/features';
import { Gallery } from './gallery/gallery';
import { Hero } from './hero/hero';
import { Logos } from './logos/logos';
import { Newsletter } from './newsletter/newsletter';
import { Team } from '../collections/people/section';
import { Posts } from '../collections/post/section';
import { Privacy } from './privacy/privacy';
import { Products } from '../collections/product/section';
import { Showcase } from '../collections/project/section';
import { Prose } from './prose/prose';
import { Publications } from '../collections/publication/section';
import { Services } from '../collections/service/section';
import { Skills } from './skills/skills';
import { Social } from './social/social';
import { Stats } from './stats/stats';
import { Steps } from './steps/steps';
import { Testimonials } from '../collections/testimonial/section';

export const components = {
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
  gallery: Gallery,
  hero: Hero,
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
