import type { ListWords } from '../list-words';

export const experience = {
  experience: 'Experience',
  experienceIntro: 'Where the work was done, and where it was learnt.',
  noExperience: 'There is nothing here yet.',
  allExperience: 'All experience',
} as const satisfies ListWords<'experience'>;
