import { contentFolderOfEachTest, page, post } from '../testing/mistakes';
import { checkContent } from '../checks/check-content';
import { readPlainText, toPlainText } from './plain-text';

test.each([
  ['A &amp; B', 'A & B'],
  ['Don&#8217;t &#x201C;stop&#x201D; &hellip;', 'Don’t “stop” …'],
  ['Fran&ccedil;ois &AMP; fils', 'François & fils'],
  ['1 &lt; 2 &amp;&amp; 2 &gt; 1', '1 < 2 && 2 > 1'],
  // Decodes once, and only references that are terminated and known.
  ['&amp;amp;', '&amp;'],
  [
    'AT&T, &co; &copy &unknown; &#0; &#9; &#xD800; &#xFFFE; &#x110000; &#9999999999;',
    'AT&T, &co; &copy &unknown; &#0; &#9; &#xD800; &#xFFFE; &#x110000; &#9999999999;',
  ],
  ['&constructor; &__proto__; &toString;', '&constructor; &__proto__; &toString;'],
])('%s is shown as %s', (written, text) => {
  expect(toPlainText(written)).toBe(text);
});

test('a text is read as one line, with composed accents', () => {
  expect(readPlainText(' One\r\n  two\u2028three\u2029\u0085 e\u0301 &#x2028; ')).toBe('One two three \u00e9');
  expect(readPlainText('A\u00A0B  C')).toBe('A\u00A0B  C');
});

const { write, reported, at } = contentFolderOfEachTest();

test('plain texts in front matter are decoded; Markdown and URLs are not', () => {
  write({
    'posts/a.md': post(
      ['summary: "x &lt; y"', 'tags: [Q&amp;A]', 'canonical: https://example.org/?a=1&amp;b=2'],
      'Words.',
    ).replace('title: A', "title: 'A &amp; B'"),
    'pages/a.md': page([
      'title: A',
      'sections:',
      '  - { type: hero, title: "B &amp; C", text: "*d* &amp; e" }',
      '  - { type: hero, title: E, image: { src: a.svg, alt: "f &amp; g" } }',
    ]),
    'pages/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  });
  expect(reported()).toEqual([]);
  const [first, second] = checkContent(at()).content.entries;
  expect(first?.values.sections).toMatchObject([{ title: 'B & C', text: '*d* &amp; e' }, { image: { alt: 'f & g' } }]);
  expect(second?.values).toMatchObject({
    title: 'A & B',
    summary: 'x < y',
    tags: ['Q&A'],
    canonical: 'https://example.org/?a=1&amp;b=2',
  });
});
