/** @jest-environment jsdom */
import { errorInLanguage } from './error-in-language';

const french = (lang = 'fr') =>
  `<!doctype html><html lang="${lang}"><title>Introuvable</title><body><div id="___gatsby"><h1>Introuvable</h1><dialog class="search-dialog" lang="fr"></dialog></div>`;

const asked: unknown[] = [];

async function openAt(path: string, answer: () => string = french): Promise<void> {
  history.replaceState(null, '', path);
  document.documentElement.lang = 'en';
  document.title = 'Not found';
  document.head.innerHTML = '<style data-href="/styles.css"></style>';
  document.body.innerHTML = `<div id="___gatsby"><h1>Not found</h1><ul class="error-languages">
    <li lang="fr"><a lang="fr" href="/site/fr/">Introuvable</a></li></ul><dialog class="search-dialog"></dialog></div>`;
  asked.length = 0;
  global.fetch = ((path: unknown) => {
    asked.push(path);
    return Promise.resolve().then(() => ({ text: () => Promise.resolve(answer()) }));
  }) as typeof fetch;
  await errorInLanguage();
}

const heading = () => document.querySelector('h1')?.textContent;

test.each(['/site/nowhere/', '/site/french/', '/fr/'])('at %s nothing is requested', async (path) => {
  await openAt(path);
  expect([asked, heading()]).toEqual([[], 'Not found']);
});

test.each([
  ['there is another page', () => french('de')],
  ['there is no page', () => 'Not Found'],
  [
    'there is no network',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('where %s the page stays as it is', async (_, answer) => {
  await openAt('/site/fr/nowhere/', answer);
  expect([heading(), document.documentElement.lang]).toEqual(['Not found', 'en']);
});
