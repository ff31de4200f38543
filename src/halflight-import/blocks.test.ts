import { convertBlocks } from './blocks';

const fence = '```';

const texts: Record<string, [string, string]> = {
  'a note with a paragraph after it': [
    'Before\n:::info\nOne\n\n- two\n:::\nAfter',
    'Before\n\n> [!NOTE]\n> One\n>\n> - two\n\nAfter',
  ],
  'titles and attributes': [
    ':::tip[A *title*]{.wide}\na\n:::\n\n::: warning Mind `x`\nb\n:::\n\n:::danger{icon="x"}\nc\n:::',
    '> [!TIP] A title\n> a\n\n> [!WARNING] Mind `x`\n> b\n\n> [!CAUTION]\n> c',
  ],
  'one within another': ['::::note\na\n\n:::tip\nb\n:::\n\nc\n::::', '> [!NOTE]\n> a\n>\n> > [!TIP]\n> > b\n>\n> c'],
  'code in a note': [':::note\n```md\n:::tip\n:::\n```\n:::', '> [!NOTE]\n> ```md\n> :::tip\n> :::\n> ```'],
  'within a list': ['- a\n\n  :::note\n  b\n  :::\n- c', '- a\n\n  > [!NOTE]\n  > b\n\n- c'],
  'what can be opened': [
    ':::details More\na\n:::\n\n:::spoiler\nb\n:::',
    '<details>\n<summary>More</summary>\n\na\n\n</details>\n\n<details>\n<summary>Details</summary>\n\nb\n\n</details>',
  ],
  'code in several languages': [
    '::: code-group\n\n```sh [npm]\na\n```\n\n```sh [pnpm]\nb\n```\n\n:::\nAfter',
    '```sh [npm]\na\n```\n\n```sh [pnpm]\nb\n```\n\nAfter',
  ],
  'two colons, with components in each other': [
    '::callout{icon="x" type="warning" title="Mind"}\na\n  :::tip\n  b\n  :::\n::\n\n::prose-note\n---\ntitle: Words\n---\nc\n::',
    '> [!WARNING] Mind\n> a\n>\n>   > [!TIP]\n>   > b\n\n> [!NOTE] Words\n> c',
  ],
  'slashes, with tabs around a note': [
    '//// tab | Python\n\n/// tip | "Hint"\na\n///\n\n////\n\n/// question\nb\n///',
    '**Python**\n\n> [!TIP] Hint\n> a\n\n> [!NOTE] Question\n> b',
  ],
  'a note with a title, and a paragraph after it': [
    'Before\n!!! warning "Mind `x`"\n    One\n\n    - two\nAfter',
    'Before\n\n> [!WARNING] Mind `x`\n> One\n>\n> - two\n\nAfter',
  ],
  'one that can be opened, of a kind without an equivalent': [
    '??? example\n\n    a\n\n???+ tip inline end ""\n    b\n',
    '> [!NOTE]- Example\n> a\n\n> [!TIP]+\n> b\n',
  ],
  'tabs with code, and a note in one': [
    '=== "C"\n\n    ``` c\n    int a;\n    ```\n\n=== "Go `x`"\n\n    !!! my-kind\n        b\n',
    '**C**\n\n``` c\nint a;\n```\n\n**Go `x`**\n\n> [!NOTE] My kind\n> b\n',
  ],
  'an indented one within a list': ['- a\n\n    !!! note\n        b\n- c', '- a\n\n    > [!NOTE]\n    > b\n\n- c'],
  'a quotation of Chirpy': ['> A tip.\n> More.\n{: .prompt-tip }\nNext.', '> [!TIP]\n> A tip.\n> More.\n\nNext.'],
  'a quotation in a list, below other lines': [
    '1. A step\n   ![a](a.png)\n   > With care.\n   {: .prompt-danger }\n2. Next',
    '1. A step\n   ![a](a.png)\n   > [!CAUTION]\n   > With care.\n\n2. Next',
  ],
  'a line without its sign': ['> A\nb\n{: .prompt-info}\n', '> [!NOTE]\n> A\nb\n\n'],
  'a notice with more classes': [
    'A\n{: .text-center .notice}\nB\n{: class="notice--success"}',
    '> [!NOTE]\n> A\n\n> [!TIP]\n> B\n',
  ],
  'a notice of several blocks': [
    `A\n<div class="notice--primary" markdown="1">\n**B**\n\n${fence}html\n<div>\n${fence}\n</div>\nC`,
    `A\n\n> [!NOTE]\n> **B**\n>\n> ${fence}html\n> <div>\n> ${fence}\n\nC`,
  ],
  'a known one within an unknown one': ['::::columns\n:::note\na\n:::\n::::', '::::columns\n\n> [!NOTE]\n> a\n\n::::'],
};

test.each(Object.entries(texts))('%s', (_, [text, converted]) => {
  expect(convertBlocks(text).text).toBe(converted);
});

test.each([
  '```\n:::note\na\n:::\n```',
  ':::note\nwithout an end',
  ':::columns\na\n:::',
  'std::\n\n::before\n\na',
  '/// a comment\n\n/// another',
  'a !!! note b',
  '```\n!!! note\n    a\n```',
  '!!! note\nnot indented',
  'Title\n=====\n\n    code',
  '!!!',
  '???',
  `${fence}\nA\n{: .notice}\n${fence}\n\`x\n{: .notice}\``,
  `${fence}\nA\n${fence}\n{: .notice}`,
  '\n{: .notice}',
  '<div class="notice">\n<div>A</div>\n</div>',
])('%j is left as it is', (text) => {
  expect(convertBlocks(text)).toEqual({ text, turned: 0 });
});

test('unclosed notes stay, however many there are', () => {
  for (const text of [':::note\n', ':::::note\n:::\n', ':::note\n:::\n'].map((each) => each.repeat(30_000)))
    expect(convertBlocks(text).text.length).toBeGreaterThanOrEqual(text.length);
});
