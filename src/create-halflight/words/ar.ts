import type { Said } from '.';

/** Arabic. */
export const ar: Said = {
  aboutMe: 'نبذة عني',
  aboutUs: 'من نحن',
  seeWork: 'مشاهدة أعمالي',
  readMe: 'قراءة مقالاتي',
  readPapers: 'قراءة أبحاثي',
  seeServices: 'الاطّلاع على خدماتنا',
  seeOffer: 'الاطّلاع على ما أقدّمه',
  seeBooks: 'الاطّلاع على كتبي',
  news: 'الأخبار',
  allNews: 'كل الأخبار',
  packages: 'الباقات',
  writeMe: 'راسلني',
  writeUs: 'راسلنا',
  questions: 'أسئلة وأجوبة',
  questionOne: 'كيف نبدأ؟',
  questionTwo: 'كم التكلفة؟',
  questionThree: 'متى يمكن البدء؟',
  howItWorks: 'كيف سنعمل معًا',
  stepOne: 'نتحدّث',
  stepTwo: 'يصلك عرض',
  stepThree: 'ننفّذ',
};
