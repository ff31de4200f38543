/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { en } from '../../ui/words/en';
import { multilingual, languageOf, renderInSite } from '../../testing/site';
import { formatPrice } from '../../ui/words/fill';
import { ProductCard } from './card';

test.each([
  [24.5, 'GBP', 'en', '£24.50'],
  [24, 'GBP', 'en', '£24'],
  [1204, 'EUR', 'en', '€1,204'],
  [24.5, 'EUR', 'de', '24,50 €'],
  [1200, 'JPY', 'en', '¥1,200'],
  [9.99, 'USD', 'en', '$9.99'],
  [1.89, 'KWD', 'en', 'KWD 1.890'],
  [0.0025, 'USD', 'en', '$0.0025'],
  [24, 'CAD', 'en', 'CA$24'],
  [24, 'CAD', 'en-CA', '$24'],
  [24, 'CNY', 'en', 'CN¥24'],
  [24, 'SEK', 'en', 'SEK 24'],
])('%d %s is read in %s as %s', (amount, currency, language, expected) => {
  expect(formatPrice(amount, currency, language).replace(/\s/g, ' ')).toBe(expected);
});

test('a product says what it is, what it costs and what it includes', () => {
  renderInSite(
    <ProductCard
      title="Print"
      summary="On heavy paper."
      price={{ amount: 24.5, currency: 'GBP', per: 'sheet' }}
      features={['Signed', 'Numbered']}
      url="https://example.org/print/"
      body="<p>More of it.</p>"
      featured
    />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Print' })).toBeTruthy();
  for (const text of ['On heavy paper.', '£24.50', 'per sheet', 'More of it.', 'Featured'])
    expect(screen.getByText(text)).toBeTruthy();
  const features = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(features.map(({ textContent }) => textContent)).toEqual(['Signed', 'Numbered']);
  expect(screen.getByRole('link', { name: 'Get it: Print' }).getAttribute('href')).toBe('https://example.org/print/');
});

test('an amount of nothing is free, in the words of the site, and not per anything', () => {
  const { container } = renderInSite(
    <ProductCard title="Print" price={{ amount: 0, currency: 'EUR', per: 'month' }} />,
    {
      words: { ...en, free: 'Umsonst' },
    },
  );
  expect(container.querySelector('.product-card-price')?.textContent).toBe('Umsonst');
});

test('a product that says nothing more has a title only', () => {
  const { container } = renderInSite(<ProductCard title="Print" features={[]} price={null} level={2} />);
  expect(container.textContent).toBe('Print');
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
});

test('its button leads to a page of the site, in words of its own', () => {
  renderInSite(<ProductCard title="A day" to="/contact/" button="Book a day" />);
  expect(screen.getByRole('link', { name: 'Book a day: A day' }).getAttribute('href')).toBe('/contact/');
});

test('in a list in another language, what the page says is in its language, and the rest in that of the product', () => {
  const product = { title: 'لوحة', featured: true, url: 'https://example.org/', language: 'ar' };
  const { container, unmount } = renderInSite(
    <ProductCard {...product} price={{ amount: 0, currency: 'EUR' }} />,
    multilingual,
  );
  for (const words of ['Featured', 'Free', 'Get it']) expect(languageOf(screen.getByText(words))).toBe('en ltr');
  expect(languageOf(container.querySelector('h3'))).toBe('ar rtl');
  unmount();
  renderInSite(<ProductCard {...product} button="اطلب" />, multilingual);
  expect(languageOf(screen.getByText('اطلب'))).toBe('ar rtl');
});
