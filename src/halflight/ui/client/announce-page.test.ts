/** @jest-environment jsdom */
import { announcePage } from './announce-page';

const said = () => document.querySelector('#gatsby-announcer')?.textContent;

/** Changes the page as Gatsby does, which announces it in the same frame. */
async function change(main: string): Promise<void> {
  document.body.innerHTML = `<main>${main}</main><div id="gatsby-announcer"></div>`;
  requestAnimationFrame(() => {
    const announcer = document.querySelector('#gatsby-announcer');
    if (announcer) announcer.textContent = 'Navigated to a page';
  });
  announcePage();
  await new Promise(requestAnimationFrame);
}

test('a new page is announced by its heading, in its language', async () => {
  await change('<h1>Über <em>mich</em></h1><h2>Wer ich bin</h2>');
  expect(said()).toBe('Über mich');
});

test('a page without a heading is announced by its title', async () => {
  document.title = 'Beiträge';
  await change('<p>Text</p>');
  expect(said()).toBe('Beiträge');
});
