import { formatPrice, type Values } from '../../words/fill';
import type { WordName } from '../../words/en';

/** The ways to pay for what is paid for again and again. */
export const terms = ['month', 'year'] as const;

/** The price of a product in its front matter. */
interface ProductPrice {
  amount: number;
  currency: string;
  per?: string | undefined;
  yearly?: number | undefined;
}

/** A price in words. */
interface ShownPrice {
  /** For a product with several prices, when this one is paid. */
  term?: (typeof terms)[number];
  /** An amount of money, or the word for “free”. */
  amount: string;
  /** What the amount is for: `per month`. */
  unit?: string | undefined;
}

/**
 * What a product costs, as visitors read it: one price, or one for each way to pay.
 * @param say Looks up an interface string.
 * @param language Of these strings.
 */
export function pricesOf(
  { amount, currency, per, yearly }: ProductPrice,
  say: (name: WordName, values?: Values) => string,
  language: string,
): ShownPrice[] {
  const toPrice = (cost: number, unit: string | undefined): ShownPrice =>
    cost === 0 ? { amount: say('free') } : { amount: formatPrice(cost, currency, language), unit };
  if (yearly === undefined) return [toPrice(amount, per && say('pricePer', { unit: per }))];
  return [
    { term: 'month', ...toPrice(amount, say('perMonth')) },
    { term: 'year', ...toPrice(yearly, say('perYear')) },
  ];
}
