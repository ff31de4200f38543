import type { Said } from '.';

/** German. */
export const de: Said = {
  aboutMe: 'Über mich',
  aboutUs: 'Über uns',
  seeWork: 'Meine Arbeiten',
  readMe: 'Meine Beiträge',
  readPapers: 'Meine Veröffentlichungen',
  seeServices: 'Unsere Leistungen',
  seeOffer: 'Meine Leistungen',
  seeBooks: 'Meine Bücher',
  news: 'Neues',
  allNews: 'Alle Neuigkeiten',
  packages: 'Pakete',
  writeMe: 'Schreiben Sie mir',
  writeUs: 'Schreiben Sie uns',
  questions: 'Fragen und Antworten',
  questionOne: 'Wie fangen wir an?',
  questionTwo: 'Was kostet das?',
  questionThree: 'Wann könnte es losgehen?',
  howItWorks: 'So arbeiten wir zusammen',
  stepOne: 'Wir sprechen miteinander',
  stepTwo: 'Sie bekommen ein Angebot',
  stepThree: 'Wir legen los',
};
