// Written by `npm run derive` from the files beside it.
import { bibliography } from './bibliography';
import { contactCard } from './contact-card';
import { cv } from './cv';
import { editor } from './editor';
import { feeds } from './feeds';
import { forms } from './forms';
import { icalendar } from './icalendar';
import { icons } from './icons';
import { markdown } from './markdown';
import { opml } from './opml';
import { podcast } from './podcast';
import { resume } from './resume';
import { sitemap } from './sitemap';
import { thread } from './thread';
import { webApp } from './web-app';

export const outputs = {
  bibliography,
  'contact-card': contactCard,
  cv,
  editor,
  feeds,
  forms,
  icalendar,
  icons,
  markdown,
  opml,
  podcast,
  resume,
  sitemap,
  thread,
  'web-app': webApp,
} as const;
