/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { en } from '../../words/en';
import { multilingual, languageOf, renderInSite } from '../../testing/site';
import { formatPrice } from '../../words/fill';
import type { ShownEntry } from '../shown';
import { entry } from '../../testing/sections';
import type { SiteInfo } from '../../ui/components/site-context/site-context';
import { ProductCard } from './card';
import { List } from './list';

test.each([
  [24.5, 'GBP', 'en', '£24.50'],
  [1204, 'EUR', 'en', '€1,204'],
  [24.5, 'EUR', 'de', '24,50 €'],
  [1.89, 'KWD', 'en', 'KWD 1.890'],
  [0.0025, 'USD', 'en', '$0.0025'],
  [24, 'CAD', 'en', 'CA$24'],
  [24, 'CAD', 'en-CA', '$24'],
])('%d %s is read in %s as %s', (amount, currency, language, expected) => {
  expect(formatPrice(amount, currency, language).replace(/\s/g, ' ')).toBe(expected);
});

const drawCard = (values: Partial<ShownEntry<'product'>>, site: Partial<SiteInfo> = {}) =>
  renderInSite(<ProductCard product={{ ...entry.product('Print'), ...values }} level={3} />, site);

test('a price of zero is shown as free, in the site’s words and without a unit', () => {
  const { container } = drawCard(
    { price: { amount: 0, currency: 'EUR', per: 'month' } },
    { words: { ...en, free: 'Umsonst' } },
  );
  expect(container.querySelector('.product-card-price')?.textContent).toBe('Umsonst');
});

test('what can be paid by the year shows both prices, and each list has a switch of its own', () => {
  const products = [
    { ...entry.product('By the year'), price: { amount: 9, currency: 'EUR', yearly: 90 } },
    { ...entry.product('Once'), price: { amount: 5, currency: 'EUR' } },
  ];
  const props = { eager: false, level: 3 } as const;
  const { container } = renderInSite([
    <List key={1} {...props} entries={products} />,
    <List key={2} {...props} entries={products} />,
    <List key={3} {...props} entries={products.slice(1)} />,
  ]);
  const prices = [...container.querySelectorAll('.product-card-price')].slice(0, 3);
  expect(
    prices.map(({ textContent, attributes }) => [attributes.getNamedItem('data-term')?.value, textContent]),
  ).toEqual([
    ['month', '€9per month'],
    ['year', '€90per year'],
    [undefined, '€5'],
  ]);
  const switches = screen.getAllByRole('group', { name: 'Prices' });
  const radios = switches.map((one) => within(one).getAllByRole<HTMLInputElement>('radio'));
  expect(radios.map((of) => of.map(({ value, checked }) => [value, checked]))).toEqual(
    Array.from({ length: 2 }, () => [
      ['month', true],
      ['year', false],
    ]),
  );
  const names = radios.map((of) => of.map(({ name }) => name));
  expect(names.map((of) => new Set(of).size)).toEqual([1, 1]);
  expect(names[0]).not.toEqual(names[1]);
});

test('its button links to another site, or to a page of the site with its own label', () => {
  const { unmount } = drawCard({ url: 'https://example.org/print/' });
  expect(screen.getByRole('link', { name: 'Get it: Print' }).getAttribute('href')).toBe('https://example.org/print/');
  unmount();
  drawCard({ title: 'A day', to: '/contact/', button: 'Book a day' });
  expect(screen.getByRole('link', { name: 'Book a day: A day' }).getAttribute('href')).toBe('/contact/');
});

test('in a list in another language, what the page says is in its language, and the rest in that of the product', () => {
  const product = { title: 'لوحة', featured: true, url: 'https://example.org/', language: 'ar' };
  const { container, unmount } = drawCard({ ...product, price: { amount: 0, currency: 'EUR' } }, multilingual);
  for (const words of ['Featured', 'Free', 'Get it']) expect(languageOf(screen.getByText(words))).toBe('en ltr');
  expect(languageOf(container.querySelector('h3'))).toBe('ar rtl');
  unmount();
  drawCard({ ...product, button: 'اطلب' }, multilingual);
  expect(languageOf(screen.getByText('اطلب'))).toBe('ar rtl');
});
