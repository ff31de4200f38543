import { render } from '../testing/markdown';

const HEBREW = 'זהו משפט בעברית.';
const ENGLISH = 'This is a sentence.';

/** The elements that have a direction, with it. */
const directionsOf = async (markdown: string, direction: 'ltr' | 'rtl' = 'ltr') =>
  Array.from((await render(markdown, { direction })).querySelectorAll('[dir]'), (element) =>
    `${element.tagName} ${element.getAttribute('dir')}`.toLowerCase(),
  );

test.each([
  ['a paragraph', `${ENGLISH}\n\n${HEBREW}`, ['p rtl']],
  ['a heading', `## ${HEBREW}\n\n${ENGLISH}`, ['h2 rtl']],
  ['a whole list, with its marks', `1. ${HEBREW}\n2. ${HEBREW}`, ['ol rtl']],
  ['one item of a list', `- ${ENGLISH}\n- ${HEBREW}`, ['li rtl']],
  ['a whole quotation, with its line', `> ${HEBREW}\n>\n> ${HEBREW}`, ['blockquote rtl']],
  ['a paragraph of a quotation', `> ${ENGLISH}\n>\n> ${HEBREW}`, ['p rtl']],
  ['an English list within', `- ${HEBREW}\n  - ${ENGLISH}\n`, ['ul rtl', 'ul ltr']],
  ['cells, in the same columns', `| One | שתיים |\n| --- | --- |\n| ${ENGLISH} | ${HEBREW} |`, ['th rtl', 'td rtl']],
  ['what is explained', `${HEBREW}\n\n: ${HEBREW}`, ['dl rtl']],
  ['a name in a sentence', `The word שלום, and more.`, []],
  ['a name before a sentence', `שלום is the word for peace.`, []],
  ['code', '`שלום`', []],
  ['a direction that its author gave', `<p dir="ltr">${HEBREW}</p>`, ['p ltr']],
])('in an English text: %s', async (_, markdown, expected) => {
  expect(await directionsOf(markdown)).toEqual(expected);
});

test('in a Hebrew text, an English paragraph is from left to right, and a Hebrew one has no direction of its own', async () => {
  expect(await directionsOf(`${HEBREW}\n\n${ENGLISH}`, 'rtl')).toEqual(['p ltr']);
});
