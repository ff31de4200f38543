import { turnContainers } from './containers';

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
};

test.each(Object.entries(texts))('%s', (_, [text, turned]) => {
  expect(turnContainers(text).text).toBe(turned);
});

test.each([
  'a :::note b',
  '```\n:::note\na\n:::\n```',
  ':::note\nwithout an end',
  ':::columns\na\n:::',
  ':::note\n:::',
  ':::',
  'std::\n\n::before\n\na',
  '/// a comment\n\n/// another',
])('%j is left as it is', (text) => {
  expect(turnContainers(text)).toEqual({ text, turned: 0 });
});

test('within an unknown one, a known one is turned', () => {
  expect(turnContainers('::::columns\n:::note\na\n:::\n::::')).toEqual({
    text: '::::columns\n\n> [!NOTE]\n> a\n\n::::',
    turned: 1,
  });
});

test.each([':::note\n', ':::::note\n:::\n', ':::note\n:::\n'])('many of %j take no long time', (text) => {
  const before = process.cpuUsage();
  turnContainers(text.repeat(30_000));
  const { user, system } = process.cpuUsage(before);
  // A few tenths of a second; with a quadratic algorithm, minutes.
  expect(user + system).toBeLessThan(5_000_000);
});
