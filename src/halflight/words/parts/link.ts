import type { ListWords } from '../list-words';

export const link = {
  links: 'Links',
  linksIntro: 'Sites worth reading.',
  noLinks: 'There are no links here yet.',
  allLinks: 'All links',
  linksFile: 'All feeds, as a file for feed readers (OPML)',
} as const satisfies ListWords<'links'>;
