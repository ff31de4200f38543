import type { Said } from '.';

/** Polish. */
export const pl: Said = {
  aboutMe: 'O mnie',
  aboutUs: 'O nas',
  seeWork: 'Moje prace',
  readMe: 'Moje wpisy',
  readPapers: 'Moje publikacje',
  seeServices: 'Nasze usługi',
  seeOffer: 'Moja oferta',
  seeBooks: 'Moje książki',
  news: 'Aktualności',
  allNews: 'Wszystkie aktualności',
  packages: 'Pakiety',
  writeMe: 'Napisz do mnie',
  writeUs: 'Napisz do nas',
  questions: 'Pytania i odpowiedzi',
  questionOne: 'Jak zaczniemy?',
  questionTwo: 'Ile to kosztuje?',
  questionThree: 'Kiedy można zacząć?',
  howItWorks: 'Jak będziemy współpracować',
  stepOne: 'Rozmawiamy',
  stepTwo: 'Dostajesz ofertę',
  stepThree: 'Robimy to',
};
