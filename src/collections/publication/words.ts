import type { ListWords } from '../list-words';

export const words = {
  publications: 'Publications',
  publicationsIntro: 'What was published, newest first.',
  noPublications: 'There are no publications here yet.',
  allPublications: 'All publications',
  kindArticle: 'Article',
  kindPaper: 'Conference paper',
  kindBook: 'Book',
  kindChapter: 'Chapter',
  kindThesis: 'Thesis',
  kindReport: 'Report',
  kindPreprint: 'Preprint',
  kindDataset: 'Data set',
  kindSoftware: 'Software',
  kindOther: 'Other',
  abstract: 'Abstract',
  cite: 'Cite',
  citation: 'Citation',
  readAt: 'Read it',
  editedBy: 'Edited by {names}',
} as const satisfies ListWords<'publications'>;
