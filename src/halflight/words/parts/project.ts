import type { ListWords } from '../list-words';

export const project = {
  projects: 'Projects',
  projectsIntro: 'Pieces of work, newest first.',
  noProjects: 'There are no projects here yet.',
  allProjects: 'All projects',
} as const satisfies ListWords<'projects'>;
