import { turnIndentedBlocks } from './indented-blocks';

const texts: Record<string, [string, string]> = {
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
  'within a list': ['- a\n\n    !!! note\n        b\n- c', '- a\n\n    > [!NOTE]\n    > b\n\n- c'],
};

test.each(Object.entries(texts))('%s', (_, [text, turned]) => {
  expect(turnIndentedBlocks(text).text).toBe(turned);
});

test.each([
  'a !!! note b',
  '```\n!!! note\n    a\n```',
  '!!! note\nnot indented',
  'Title\n=====\n\n    code',
  '!!!',
  '???',
])('%j is left as it is', (text) => {
  expect(turnIndentedBlocks(text)).toEqual({ text, turned: 0 });
});
