/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { languageOffer } from './client';

let listeners: ReturnType<typeof trackListeners>;

function open(preferred: readonly string[], { lang = 'en', translated = true } = {}): void {
  listeners = trackListeners();
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
  listeners.remove();
  localStorage.clear();
  jest.restoreAllMocks();
});

const line = () => document.querySelector<HTMLElement>('aside');
const offered = () => line()?.querySelector('a')?.textContent ?? null;

test.each([
  [['fr'], 'Lire cette page en français'],
  [['fr-CH', 'en'], 'Lire cette page en français'],
  [['it', 'fr', 'en'], 'Lire cette page en français'],
  [['en-GB', 'fr'], null],
  [['it'], null],
  [[], null],
  [['not a tag', 'fr'], 'Lire cette page en français'],
  [['zh-CN'], '用中文阅读此页面'],
  [['zh-TW'], null],
])('a browser that prefers %j is offered %s', (preferred, expected) => {
  open(preferred);
  expect(offered()).toBe(expected);
});

test('it is in the language that it offers, and leads to the page in it', () => {
  open(['ar-EG']);
  expect(line()).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(line()?.querySelector('a')).toMatchObject({ hash: '#ar', hreflang: 'ar' });
  expect(line()?.querySelector('button')).toMatchObject({ title: 'عدم', type: 'button' });
});

test('a page that is not translated is not offered', () => {
  open(['fr'], { translated: false });
  expect(line()).toBeNull();
});

test('declined once, it stays away', () => {
  open(['fr']);
  line()?.querySelector('button')?.click();
  expect(line()).toBeNull();
  // The button that had the focus is gone.
  expect(document.activeElement?.tagName).toBe('MAIN');
  listeners.remove();
  open(['fr']);
  expect(line()).toBeNull();
});

test('a choice in the header, as in a new tab, takes the offer away and leaves the focus where it is', () => {
  open(['fr']);
  const way = document.querySelector<HTMLAnchorElement>('nav a');
  way?.focus();
  way?.click();
  expect([line(), document.activeElement]).toEqual([null, way]);
});

test('who chooses a language by hand is offered none; who follows the offer is, elsewhere', () => {
  open(['fr']);
  line()?.querySelector('a')?.click();
  expect(localStorage.getItem('language-offer')).toBeNull();
  document.querySelector<HTMLElement>('nav a')?.click();
  expect(localStorage.getItem('language-offer')).toBe('no');
  expect(line()).toBeNull();
});

test.each([
  [
    'comes back from the back/forward cache',
    () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
  ['was prerendered', () => document.dispatchEvent(new Event('prerenderingchange'))],
])('declined on another page, it leaves one that %s', (_, comeBack) => {
  open(['fr']);
  localStorage.setItem('language-offer', 'no');
  comeBack();
  expect(line()).toBeNull();
});

test('React shows another page: it is offered anew', () => {
  open(['fr']);
  document.querySelector('nav a')?.setAttribute('href', '#other');
  dispatchEvent(new Event('newpage'));
  expect(document.querySelectorAll('aside')).toHaveLength(1);
  expect(line()?.querySelector('a')?.hash).toBe('#other');
});

test.each([
  ['read', 'getItem', 'SecurityError'],
  ['kept', 'setItem', 'QuotaExceededError'],
] as const)('where nothing can be %s, nothing is offered: it could not be declined', (_, name, kind) => {
  jest.spyOn(Storage.prototype, name).mockImplementation(() => {
    throw new DOMException('no', kind);
  });
  open(['fr']);
  expect(line()).toBeNull();
});

test('an offer alone keeps nothing', () => {
  open(['fr']);
  expect(line()).not.toBeNull();
  expect(localStorage).toHaveLength(0);
});
