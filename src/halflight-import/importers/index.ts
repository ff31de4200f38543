// Written by `npm run derive` from the files beside it.
import { astro } from './astro';
import { bearblog } from './bearblog';
import { blogger } from './blogger';
import { eleventy } from './eleventy';
import { gatsby } from './gatsby';
import { ghost } from './ghost';
import { hexo } from './hexo';
import { hugo } from './hugo';
import { jekyll } from './jekyll';
import { markdown } from './markdown';
import { medium } from './medium';
import { notion } from './notion';
import { quartz } from './quartz';
import { squarespace } from './squarespace';
import { substack } from './substack';
import { tumblr } from './tumblr';
import { wordpress } from './wordpress';
import { zola } from './zola';

export const importers = {
  astro,
  bearblog,
  blogger,
  eleventy,
  gatsby,
  ghost,
  hexo,
  hugo,
  jekyll,
  markdown,
  medium,
  notion,
  quartz,
  squarespace,
  substack,
  tumblr,
  wordpress,
  zola,
} as const;
