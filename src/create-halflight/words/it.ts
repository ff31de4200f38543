import type { Said } from '.';

/** Italian. */
export const it: Said = {
  aboutMe: 'Chi sono',
  aboutUs: 'Chi siamo',
  seeWork: 'Guarda i miei lavori',
  readMe: 'Leggi i miei articoli',
  readPapers: 'Leggi le mie pubblicazioni',
  seeServices: 'Guarda che cosa facciamo',
  seeOffer: 'Guarda che cosa offro',
  seeBooks: 'Guarda i miei libri',
  news: 'Notizie',
  allNews: 'Tutte le notizie',
  packages: 'Pacchetti',
  writeMe: 'Scrivimi',
  writeUs: 'Scrivici',
  questions: 'Domande e risposte',
  questionOne: 'Come si comincia?',
  questionTwo: 'Quanto costa?',
  questionThree: 'Quando si potrebbe cominciare?',
  howItWorks: 'Come lavoreremo insieme',
  stepOne: 'Parliamo',
  stepTwo: 'Ricevi una proposta',
  stepThree: 'Lo facciamo',
};
