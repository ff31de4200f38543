import type { EntryNode } from './resolving';
import { markdownOf, textFieldsOf, withTextFields } from './text-fields';

const nodes: Record<string, unknown> = {
  'remark of a post': { rawMarkdownBody: 'The *first* paragraph.\n\nhttps://youtu.be/dQw4w9WgXcQ\n' },
  'file of a publication': { absolutePath: '/publications.bib' },
};
const getNode = (id: string) => nodes[id];
const toNode = (fields: object) => ({ id: 'entry:posts/a.md', title: 'A post', ...fields }) as EntryNode;

test('a node has what follows from its text, whether a build has stored it there or not', () => {
  const bare = toNode({ parent: 'remark of a post' });
  const fields = {
    firstParagraph: 'The first paragraph.',
    minutes: 1,
    players: ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  };
  expect(withTextFields(bare, getNode)).toEqual({ ...bare, ...fields });
  const stored = { ...bare, ...textFieldsOf(markdownOf(bare, getNode), { values: { title: 'A post' } }) };
  expect(stored).toEqual({ ...bare, ...fields });
  expect(withTextFields(stored, getNode)).toBe(stored);
});

test('what has no text of its own has no first paragraph', () => {
  for (const parent of ['file of a publication', 'removed', null]) {
    const node = toNode({ parent });
    expect(markdownOf(node, getNode)).toBe('');
    expect(withTextFields(node, getNode)).toEqual({ ...node, firstParagraph: '', minutes: 1, players: [] });
  }
});
