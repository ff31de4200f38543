import { apply, link, prefix, wrap, type Edit, type Selected } from './edits';

/** Parses a text in which `[` and `]`, or `|`, mark the selection. */
function select(marked: string): Selected {
  const start = marked.search(/[«|]/);
  const text = marked.replace(/[«»|]/g, '');
  const end = marked.includes('»') ? marked.indexOf('»') - 1 : start;
  return { text, start, end };
}

function shown({ text }: Selected, edit: Edit): string {
  const after = apply(text, edit);
  if (edit.start === edit.end) return `${after.slice(0, edit.start)}|${after.slice(edit.start)}`;
  return `${after.slice(0, edit.start)}«${after.slice(edit.start, edit.end)}»${after.slice(edit.end)}`;
}

test.each([
  ['A «bold» word', '**', 'A **«bold»** word'],
  ['A **«bold»** word', '**', 'A «bold» word'],
  ['A «bold »word', '**', 'A **«bold»** word'],
  ['A | word', '**', 'A **|** word'],
  ['A **«bold»** word', '*', 'A ***«bold»*** word'],
])('%s, with %s, becomes %s', (before, mark, after) => {
  const selected = select(before);
  expect(shown(selected, wrap(selected, mark))).toBe(after);
});

test.each([
  ['One\nTwo| words\nThree', '## ', 'One\n## Two words|\nThree'],
  ['### Two| words', '## ', '## Two words|'],
  ['«One\n\nTwo»\nThree', '- ', '«- One\n\n- Two»\nThree'],
  ['«- One\n- Two\n»Three', '> ', '«> One\n> Two»\nThree'],
  ['|', '- ', '- |'],
])('%j, with %s before each line, becomes %j', (before, wanted, after) => {
  const selected = select(before);
  expect(shown(selected, prefix(selected, wanted))).toBe(after);
});

test.each([
  ['See «this».', 'this', 'https://a.example', 'See [this](https://a.example)|.'],
  ['See |.', '', 'a.example/b', 'See [a.example/b](https://a.example/b)|.'],
  ['See |.', 'a [note]', '../other post.md', 'See [a \\[note\\]](<../other post.md>)|.'],
])('%j gets the link %s', (before, words, url, after) => {
  const selected = select(before);
  expect(shown(selected, link(selected, words, url))).toBe(after);
});
