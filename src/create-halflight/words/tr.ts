import type { Said } from '.';

/** Turkish. */
export const tr: Said = {
  aboutMe: 'Hakkımda',
  aboutUs: 'Hakkımızda',
  seeWork: 'Çalışmalarımı görün',
  readMe: 'Yazılarımı okuyun',
  readPapers: 'Makalelerimi okuyun',
  seeServices: 'Neler yaptığımızı görün',
  seeOffer: 'Neler sunduğumu görün',
  seeBooks: 'Kitaplarımı görün',
  news: 'Haberler',
  allNews: 'Tüm haberler',
  packages: 'Paketler',
  writeMe: 'Bana yazın',
  writeUs: 'Bize yazın',
  questions: 'Sorular ve yanıtlar',
  questionOne: 'Nasıl başlıyoruz?',
  questionTwo: 'Ücreti nedir?',
  questionThree: 'Ne zaman başlayabilir?',
  howItWorks: 'Birlikte nasıl çalışacağız',
  stepOne: 'Konuşuyoruz',
  stepTwo: 'Bir teklif alıyorsunuz',
  stepThree: 'İşe koyuluyoruz',
};
