/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { refuseStorage } from '../../testing/refuse-storage';
import { languageOffer } from './client';

const { leave: leavePage } = trackListeners();

function open(preferred: readonly string[], { lang = 'en', translated = true } = {}): void {
  document.documentElement.lang = lang;
  const offer = translated ? 'data-offer="Lire cette page en français" data-decline="Ne plus le proposer"' : '';
  document.body.innerHTML = `<nav class="language-switch">
    <a href="#fr" lang="fr" hreflang="fr" ${offer}>français</a>
    <a href="#zh" lang="zh" hreflang="zh" data-offer="用中文阅读此页面" data-decline="不再提示">中文</a>
    <a href="#ar" lang="ar" dir="rtl" hreflang="ar" data-offer="قراءة" data-decline="عدم">العربية</a>
  </nav><main tabindex="-1"></main>`;
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
  languageOffer();
}
afterEach(() => {
  leavePage();
  localStorage.clear();
  jest.restoreAllMocks();
});

const line = () => document.querySelector<HTMLElement>('aside');
const offered = () => line()?.querySelector('a')?.textContent ?? null;

test.each([
  [['fr-CH', 'en'], 'Lire cette page en français'],
  [['it', 'fr', 'en'], 'Lire cette page en français'],
  [['en-GB', 'fr'], null],
  [['not a tag', 'fr'], 'Lire cette page en français'],
  [['zh-CN'], '用中文阅读此页面'],
  [['zh-TW'], null],
])('a browser that prefers %j is offered %s', (preferred, expected) => {
  open(preferred);
  expect(offered()).toBe(expected);
});

test('the offer is in its own language, and links to the page in it', () => {
  open(['ar-EG']);
  expect(line()).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(line()?.querySelector('a')).toMatchObject({ hash: '#ar', hreflang: 'ar' });
  expect(line()?.querySelector('button')).toMatchObject({ title: 'عدم', type: 'button' });
});

test('choosing a language in the header, even in a new tab, removes the offer and keeps the focus', () => {
  open(['fr']);
  const way = document.querySelector<HTMLAnchorElement>('nav a');
  way?.focus();
  way?.click();
  expect([line(), document.activeElement]).toEqual([null, way]);
});

test.each([
  [
    'comes back from the back/forward cache',
    () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
  ['was prerendered', () => document.dispatchEvent(new Event('prerenderingchange'))],
])('once declined on another page, it disappears from one that %s', (_, comeBack) => {
  open(['fr']);
  localStorage.setItem('language-offer', 'no');
  comeBack();
  expect(line()).toBeNull();
});

test.each(['getItem', 'setItem'] as const)(
  'where %s is refused, nothing is offered, because it could not be declined',
  (name) => {
    refuseStorage(name);
    open(['fr']);
    expect(line()).toBeNull();
  },
);

test('an offer alone stores nothing', () => {
  open(['fr']);
  expect(line()).not.toBeNull();
  expect(localStorage).toHaveLength(0);
});
