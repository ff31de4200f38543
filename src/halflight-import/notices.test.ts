import { turnNotices } from './notices';

const fence = '```';

test.each([
  ['a quotation of Chirpy', '> A tip.\n> More.\n{: .prompt-tip }\nNext.', '> [!TIP]\n> A tip.\n> More.\n\nNext.'],
  [
    'in a list, below other lines',
    '1. A step\n   ![a](a.png)\n   > With care.\n   {: .prompt-danger }\n2. Next',
    '1. A step\n   ![a](a.png)\n   > [!CAUTION]\n   > With care.\n\n2. Next',
  ],
  ['a line without its sign', '> A\nb\n{: .prompt-info}\n', '> [!NOTE]\n> A\nb\n\n'],
  [
    'a paragraph of Minimal Mistakes',
    'Words.\n\n**A:** b\nc\n{: .notice--warning}\n',
    'Words.\n\n> [!WARNING]\n> **A:** b\n> c\n\n',
  ],
  [
    'with more classes',
    'A\n{: .text-center .notice}\nB\n{: class="notice--success"}',
    '> [!NOTE]\n> A\n\n> [!TIP]\n> B\n',
  ],
  ['a kind of their own', '> A\n{: .prompt-fact }', '> [!NOTE]\n> A\n'],
  [
    'several blocks',
    `A\n<div class="notice--primary" markdown="1">\n**B**\n\n${fence}html\n<div>\n${fence}\n</div>\nC`,
    `A\n\n> [!NOTE]\n> **B**\n>\n> ${fence}html\n> <div>\n> ${fence}\n\nC`,
  ],
])('notices: %s', (_, text, turned) => {
  expect(turnNotices(text).text).toBe(turned);
});

test.each([
  ['other classes', '> A\n{: .lead .notices }\n\nA\n{: #notice}'],
  ['code', `${fence}\nA\n{: .notice}\n${fence}\n\`x\n{: .notice}\``],
  ['a code block with the class', `${fence}\nA\n${fence}\n{: .notice}`],
  ['a class of nothing', '\n{: .notice}'],
  ['elements within', '<div class="notice">\n<div>A</div>\n</div>'],
])('no notices: %s', (_, text) => {
  expect(turnNotices(text)).toEqual({ text, turned: 0 });
});
