import type { Said } from '.';

/** Japanese. */
export const ja: Said = {
  aboutMe: '自己紹介',
  aboutUs: '私たちについて',
  seeWork: '作品を見る',
  readMe: '記事を読む',
  readPapers: '論文を読む',
  seeServices: 'サービスを見る',
  seeOffer: 'サービスを見る',
  seeBooks: '著書を見る',
  news: 'お知らせ',
  allNews: 'すべてのお知らせ',
  packages: 'プラン',
  writeMe: 'お問い合わせ',
  writeUs: 'お問い合わせ',
  questions: 'よくある質問',
  questionOne: 'どのように始めますか？',
  questionTwo: '料金はいくらですか？',
  questionThree: 'いつから始められますか？',
  howItWorks: '進め方',
  stepOne: 'お話を伺います',
  stepTwo: 'ご提案をお渡しします',
  stepThree: '実行します',
};
