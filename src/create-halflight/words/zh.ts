import type { Said } from '.';

/** Simplified Chinese. */
export const zh: Said = {
  aboutMe: '关于我',
  aboutUs: '关于我们',
  seeWork: '查看作品',
  readMe: '阅读文章',
  readPapers: '阅读论文',
  seeServices: '查看服务',
  seeOffer: '查看服务',
  seeBooks: '查看书籍',
  news: '新闻',
  allNews: '所有新闻',
  packages: '套餐',
  writeMe: '给我写信',
  writeUs: '给我们写信',
  questions: '问与答',
  questionOne: '怎样开始？',
  questionTwo: '费用是多少？',
  questionThree: '多快可以开始？',
  howItWorks: '我们怎样合作',
  stepOne: '交谈',
  stepTwo: '您收到方案',
  stepThree: '付诸实施',
};
