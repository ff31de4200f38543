import type { Said } from '.';

/** Spanish. */
export const es: Said = {
  aboutMe: 'Sobre mí',
  aboutUs: 'Quiénes somos',
  seeWork: 'Ver mi trabajo',
  readMe: 'Leer mis artículos',
  readPapers: 'Leer mis publicaciones',
  seeServices: 'Ver qué hacemos',
  seeOffer: 'Ver qué ofrezco',
  seeBooks: 'Ver mis libros',
  news: 'Noticias',
  allNews: 'Todas las noticias',
  packages: 'Paquetes',
  writeMe: 'Escríbeme',
  writeUs: 'Escríbenos',
  questions: 'Preguntas y respuestas',
  questionOne: '¿Cómo empezamos?',
  questionTwo: '¿Cuánto cuesta?',
  questionThree: '¿Cuándo podría empezar?',
  howItWorks: 'Cómo trabajaremos',
  stepOne: 'Hablamos',
  stepTwo: 'Recibes una propuesta',
  stepThree: 'Lo hacemos',
};
