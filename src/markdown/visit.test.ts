import { visit as librarysVisit, SKIP as LIBRARYS_SKIP, type VisitorResult } from 'unist-util-visit';
import { parseMarkdown, toWrittenTree } from './parse';
import { SKIP, visit } from './visit';

const text = '# A *b* `c`\n\n> d\n> - e\n> - f **g *h***\n\n<p>i <b>j</b></p>\n\n| k | l |\n| - | - |\n| m | n |\n';

const answers: [string, (name: string, index: number | undefined) => VisitorResult][] = [
  ['nothing', () => undefined],
  ['to go on', () => true],
  ['not to look into it', (name) => (name === 'list' || name === 'ul' ? SKIP : undefined)],
  ['to end', (name) => (name === 'listItem' || name === 'li' ? false : undefined)],
  ['where to go on', (name, index) => (name === 'paragraph' || name === 'p' ? [SKIP, (index ?? 0) + 2] : undefined)],
  ['a number only', (name, index) => (name === 'emphasis' || name === 'em' ? (index ?? 0) + 2 : undefined)],
];

test.each(answers)('walks as the library does when a visitor says %s', (_, answer) => {
  expect(SKIP).toBe(LIBRARYS_SKIP);
  for (const tree of [parseMarkdown(text), toWrittenTree(parseMarkdown(text))]) {
    const [ours, theirs]: [unknown[], unknown[]] = [[], []];
    visit(tree, (node, index, parent) => {
      ours.push(node.type, index, parent?.type);
      return answer('tagName' in node ? node.tagName : node.type, index);
    });
    librarysVisit(tree, (node, index, parent) => {
      theirs.push(node.type, index, parent?.type);
      return answer('tagName' in node ? node.tagName : node.type, index);
    });
    expect(ours).toEqual(theirs);
    expect(ours.length).toBeGreaterThan(12);
  }
});

test('visits nodes of one type only, and those that take the place of others meanwhile', () => {
  const tree = toWrittenTree(parseMarkdown('*a*\n\n**b *c***\n'));
  const found: string[] = [];
  visit(tree, 'element', (element, index, parent) => {
    found.push(element.tagName);
    if (element.tagName !== 'strong' || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...element.children);
    return [SKIP, index];
  });
  expect(found).toEqual(['p', 'em', 'p', 'strong', 'em']);
});
