import type { ListWords } from '../list-words';

export const award = {
  awards: 'Awards',
  awardsIntro: 'Prizes and honours, newest first.',
  noAwards: 'There are no awards here yet.',
  allAwards: 'All awards',
} as const satisfies ListWords<'awards'>;
