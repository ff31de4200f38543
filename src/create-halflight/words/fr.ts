import type { Said } from '.';

/** French. */
export const fr: Said = {
  aboutMe: 'À propos de moi',
  aboutUs: 'Qui nous sommes',
  seeWork: 'Voir mon travail',
  readMe: 'Lire mes articles',
  readPapers: 'Lire mes publications',
  seeServices: 'Voir nos services',
  seeOffer: 'Voir mon offre',
  seeBooks: 'Voir mes livres',
  news: 'Actualités',
  allNews: 'Toutes les actualités',
  packages: 'Formules',
  writeMe: 'M’écrire',
  writeUs: 'Nous écrire',
  questions: 'Questions et réponses',
  questionOne: 'Comment commence-t-on\u202f?',
  questionTwo: 'Combien cela coûte-t-il\u202f?',
  questionThree: 'Quand cela pourrait-il commencer\u202f?',
  howItWorks: 'Comment nous travaillerons ensemble',
  stepOne: 'Nous parlons',
  stepTwo: 'Vous recevez une proposition',
  stepThree: 'Nous nous y mettons',
};
