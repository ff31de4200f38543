import { SUMMARY_LENGTH } from '../../limits';
import { defineCollection } from '../define-collection';
import { list, notBoth, price } from '../../fields/groups';
import { flag, linkUrl, number, path, text } from '../../fields/kinds';

export const product = defineCollection({
  name: 'product',
  position: 120,
  folder: 'products',
  label: 'Products',
  hint: 'Things people can buy or get, with their price and what they include.',
  list: { path: '/products/' },
  sort: [{ field: 'title', words: true }],
  body: { listed: true },
  rules: [notBoth('to', 'url')],
  fields: {
    title: text({ label: 'Title', hint: 'The name of the product.', example: 'Print', max: 120 }),
    summary: text({
      label: 'Summary',
      hint: 'One or two sentences below the name.',
      example: 'The table of Note G on heavy paper.',
      max: SUMMARY_LENGTH,
    }).optional(),
    price: price({
      label: 'Price',
      hint: 'What it costs. If left out, no price is shown; an amount of 0 is shown as free.',
      fields: {
        per: text({ label: 'Per', hint: 'What the price is for.', example: 'month', max: 24 }).optional(),
        yearly: number({
          label: 'Yearly',
          hint: 'What a year costs when it is paid at once; the amount is then that of a month. Visitors choose which of the two they see.',
          example: '245',
          fraction: true,
          min: 0,
        }).optional(),
      },
      rules: [
        {
          field: 'yearly',
          kind: 'contradiction',
          // The page says "per month" in its own language, so that no other word is needed for it.
          message: 'needs an amount by the month: leave "per" out, or write "per: month"',
          broken: ({ per, yearly }) => yearly !== undefined && per !== undefined && per !== 'month',
        },
      ],
    }).optional(),
    features: list(
      text({ label: 'Feature', hint: 'Something it includes.', example: 'Signed and numbered', max: 120 }),
    ).optional(),
    to: path({
      label: 'To',
      hint: 'The page of this site on which people can buy it, get it or ask for it.',
      example: '/contact/',
    }).optional(),
    url: linkUrl({
      label: 'URL',
      hint: 'Where people can buy or get it, or a `mailto:` or `tel:` link to ask for it.',
      example: 'https://example.org/print/',
    }).optional(),
    button: text({
      label: 'Button',
      hint: 'The words of the button that leads there. If left out, “Get it”.',
      example: 'Book a day',
      max: 40,
    }).optional(),
    featured: flag({ label: 'Featured', hint: 'Makes it stand out from the others.', example: 'true' }).optional(),
  },
});
