/** @jest-environment jsdom */
import { toHtml } from 'hast-util-to-html';
import { fromHtml } from 'hast-util-from-html';
import { enlarged } from './enlarged';

function run(html: string): HTMLElement {
  const tree = fromHtml(html, { fragment: true });
  enlarged()(tree);
  document.body.innerHTML = toHtml(tree);
  return document.body;
}

const picture = (attributes: string) => `<picture><img src="/static/a.jpg" ${attributes}></picture>`;

test('the picture of a figure leads to its largest file, its caption does not', () => {
  const body = run(`<figure>${picture('alt="The mill" width="1200"')}<figcaption>A mill</figcaption></figure>`);
  const link = body.querySelector('figure > a.enlarge');
  expect(link?.getAttribute('href')).toBe('/static/a.jpg');
  expect(link?.innerHTML).toContain('<picture>');
  expect(body.querySelector('figure > figcaption')?.textContent).toBe('A mill');
});

test.each([
  ['a decorative one', `<figure>${picture('alt="" width="1200"')}</figure>`],
  ['one no wider than a phone', `<figure>${picture('alt="The mill" width="300"')}</figure>`],
  ['one that leads somewhere', `<a href="/b/"><figure>${picture('alt="The mill" width="1200"')}</figure></a>`],
  ['one within words', `<p>A ${picture('alt="mill" width="1200"')} here</p>`],
])('%s stays as it is', (_, html) => {
  expect(run(html).querySelector('.enlarge')).toBeNull();
});
