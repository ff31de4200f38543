// Written by `npm run derive` from the files beside it.
import { astro } from './astro';
import { eleventy } from './eleventy';
import { gatsby } from './gatsby';
import { ghost } from './ghost';
import { hexo } from './hexo';
import { hugo } from './hugo';
import { jekyll } from './jekyll';
import { markdown } from './markdown';
import { medium } from './medium';
import { quartz } from './quartz';
import { substack } from './substack';
import { wordpress } from './wordpress';
import { zola } from './zola';

export const importers = {
  astro,
  eleventy,
  gatsby,
  ghost,
  hexo,
  hugo,
  jekyll,
  markdown,
  medium,
  quartz,
  substack,
  wordpress,
  zola,
} as const;
