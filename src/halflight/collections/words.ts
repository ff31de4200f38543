// Written by `npm run derive` from the folders beside it.
import { words as postWords } from './post/words';
import { words as projectWords } from './project/words';
import { words as experienceWords } from './experience/words';
import { words as awardWords } from './award/words';
import { words as bookWords } from './book/words';
import { words as publicationWords } from './publication/words';
import { words as eventWords } from './event/words';
import { words as productWords } from './product/words';

export const words = {
  ...postWords,
  ...projectWords,
  ...experienceWords,
  ...awardWords,
  ...bookWords,
  ...publicationWords,
  ...eventWords,
  ...productWords,
} as const;
