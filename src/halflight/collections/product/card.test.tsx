/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { en } from '../../words/en';
import { multilingual, languageOf, renderInSite } from '../../testing/site';
import { formatPrice } from '../../words/fill';
import type { ShownEntry } from '../shown';
import { entry } from '../../testing/sections';
import type { SiteInfo } from '../../ui/components/site-context/site-context';
import { ProductCard } from './card';

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
