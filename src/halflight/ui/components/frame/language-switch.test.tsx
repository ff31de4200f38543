/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { PostItem } from '../../../collections/post/card';
import { AwardItem } from '../../../collections/award/card';
import { renderInSite } from '../../../testing/site';
import { LanguageSwitch } from './language-switch';

const words = { offer: 'Read this', decline: 'No', notFound: 'It is not there.', backHome: 'Home' };
const languages = [
  { code: 'en', home: '/', name: 'English', direction: 'ltr', ...words },
  { code: 'ar', home: '/ar/', name: 'العربية', direction: 'rtl', ...words },
] as const;

test('the ways to other languages are links, each in its own language', () => {
  renderInSite(<LanguageSwitch ways={[{ code: 'ar', name: 'العربية', direction: 'rtl', to: '/ar/about/' }]} />);
  expect(screen.getByRole('navigation', { name: 'Languages' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'العربية' });
  const attributes = ['href', 'lang', 'hreflang', 'dir'].map((name) => link.getAttribute(name));
  expect(attributes).toEqual(['/ar/about/', 'ar', 'ar', 'rtl']);
});

test('the page in a language is offered where there is it; its home page is not', () => {
  const way = { code: 'ar', name: 'العربية', direction: 'rtl', to: '/ar/' } as const;
  const { rerender } = renderInSite(<LanguageSwitch ways={[{ ...way, offer: { offer: 'اقرأ', decline: 'لا' } }]} />);
  expect(screen.getByRole('link').dataset).toMatchObject({ offer: 'اقرأ', decline: 'لا' });
  rerender(<LanguageSwitch ways={[way]} />);
  expect(Object.keys(screen.getByRole('link').dataset)).toEqual([]);
});

describe('an entry of a list', () => {
  const item = { path: '/ar/posts/a/', title: 'A', date: '2026-01-01', minutes: 1 };

  test('says its language where the page is in another', () => {
    const { container } = renderInSite(<PostItem {...item} language="ar" />, { language: 'en', languages });
    const facts = container.querySelector('.post-item-facts');
    expect([facts?.getAttribute('lang'), facts?.getAttribute('dir')]).toEqual(['en', 'ltr']);
    const { lang, dir } = container.querySelector('article') ?? {};
    expect([lang, dir, screen.getByRole('link').getAttribute('hreflang')]).toEqual(['ar', 'rtl', 'ar']);
  });

  test('says nothing of it in the same language, or on a site in one', () => {
    const { container } = renderInSite(
      <>
        <PostItem {...item} language="en" />
        <AwardItem title="A" issuer="B" date="2026-01-01" url="https://b.example" />
      </>,
      { language: 'en', languages },
    );
    expect(container.querySelector('[lang], [dir], [hreflang]')).toBeNull();
  });
});
