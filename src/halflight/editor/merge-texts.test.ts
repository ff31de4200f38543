import { mergeTexts } from './merge-texts';

const base = `---
# A first post
title: One
date: 2026-01-01 # a Thursday
tags: [a, b]
---

First.

Second.
`;

const changed = (...changes: [string, string][]) =>
  changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, base);

test.each([
  ['only the editor', changed(['One', 'Two']), base, changed(['One', 'Two'])],
  [
    'the text here, fields and comments there',
    changed(['First.', 'At first.']),
    changed(['# A first post', '# A second post\n'], ['tags: [a, b]\n', 'tags: [a]\nmath: true\n']),
    changed(
      ['# A first post', '# A second post\n'],
      ['tags: [a, b]\n', 'tags: [a]\nmath: true\n'],
      ['First.', 'At first.'],
    ),
  ],
  [
    'a new field here, another there',
    changed(['date:', 'summary: Short\ndate:']),
    changed(['title: One\n', 'title: One\ncover: ./a.jpg\n']),
    changed(['title: One\n', 'title: One\nsummary: Short\ncover: ./a.jpg\n']),
  ],
  [
    'a field removed here, one moved there',
    changed(['tags: [a, b]\n', '']),
    changed(['title: One\n', ''], ['tags: [a, b]\n', 'tags: [a, b]\ntitle: One\n']),
    changed(['title: One\n', ''], ['tags: [a, b]\n', 'title: One\n']),
  ],
])('keeps the changes of both sides: %s', (_, mine, theirs, merged) => {
  expect(mergeTexts(base, mine, theirs)).toEqual({ text: merged });
});

test.each([
  ['a field', changed(['One', 'Two']), changed(['One', 'Three']), ['title']],
  ['a field that both added', changed(['date:', 'a: 1\ndate:']), changed(['date:', 'a: 2\ndate:']), ['a']],
  ['paragraphs of one text', changed(['First', 'A']), changed(['Second', 'B']), ['the text']],
  ['all', changed(['One', 'Two'], ['First', 'A']), changed(['One', '1'], ['First', 'B']), ['title', 'the text']],
  ['front matter that is none any more', changed(['One', 'Two']), 'Words.\n', ['the front matter']],
])('names what both sides changed differently: %s', (_, mine, theirs, conflicts) => {
  expect(mergeTexts(base, mine, theirs)).toEqual({ conflicts });
});
