import type { Said } from '.';

/** Portuguese. */
export const pt: Said = {
  aboutMe: 'Sobre mim',
  aboutUs: 'Sobre nós',
  seeWork: 'Ver meu trabalho',
  readMe: 'Ler meus artigos',
  readPapers: 'Ler minhas publicações',
  seeServices: 'Ver o que fazemos',
  seeOffer: 'Ver o que ofereço',
  seeBooks: 'Ver meus livros',
  news: 'Notícias',
  allNews: 'Todas as notícias',
  packages: 'Pacotes',
  writeMe: 'Escreva para mim',
  writeUs: 'Escreva para nós',
  questions: 'Perguntas e respostas',
  questionOne: 'Como começamos?',
  questionTwo: 'Quanto custa?',
  questionThree: 'Quando poderia começar?',
  howItWorks: 'Como vamos trabalhar',
  stepOne: 'Conversamos',
  stepTwo: 'Você recebe uma proposta',
  stepThree: 'Fazemos',
};
