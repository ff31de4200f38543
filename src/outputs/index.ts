// Written by `npm run derive` from the files beside it.
import { feeds } from './feeds';
import { icalendar } from './icalendar';
import { icons } from './icons';
import { markdown } from './markdown';
import { sitemap } from './sitemap';
import { webApp } from './web-app';

export const outputs = { feeds, icalendar, icons, markdown, sitemap, 'web-app': webApp } as const;
