import type { ListWords } from '../list-words';

export const product = {
  products: 'Products',
  productsIntro: 'What is on offer, and what it costs.',
  noProducts: 'There are no products here yet.',
  allProducts: 'All products',
  prices: 'Prices',
  monthly: 'Monthly',
  yearly: 'Yearly',
  perMonth: 'per month',
  perYear: 'per year',
} as const satisfies ListWords<'products'>;
