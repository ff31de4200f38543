import type { Said } from '.';

/** Dutch. */
export const nl: Said = {
  aboutMe: 'Over mij',
  aboutUs: 'Over ons',
  seeWork: 'Bekijk mijn werk',
  readMe: 'Lees mijn artikelen',
  readPapers: 'Lees mijn publicaties',
  seeServices: 'Bekijk wat we doen',
  seeOffer: 'Bekijk wat ik aanbied',
  seeBooks: 'Bekijk mijn boeken',
  news: 'Nieuws',
  allNews: 'Al het nieuws',
  packages: 'Pakketten',
  writeMe: 'Schrijf me',
  writeUs: 'Schrijf ons',
  questions: 'Vragen en antwoorden',
  questionOne: 'Hoe beginnen we?',
  questionTwo: 'Wat kost het?',
  questionThree: 'Hoe snel zou het kunnen beginnen?',
  howItWorks: 'Zo werken we samen',
  stepOne: 'We praten',
  stepTwo: 'Je krijgt een voorstel',
  stepThree: 'We doen het',
};
