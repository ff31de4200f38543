import { render } from '../testing/markdown';
import { toPublishedMarkdown } from '../outputs/texts/to-published-markdown';
import { readFacts } from './text-facts';

const SECRET = 'canary';

describe('a private comment is nowhere', () => {
  test.each([
    ['among words', `A %%${SECRET}%% b.`, 'A b.'],
    ['at the beginning of a line', `%%${SECRET}%% The *text*.`, 'The text.'],
    ['over lines', `A\n\n%%\n${SECRET}\n\n- ${SECRET}\n\n## ${SECRET}\n%%\n\nB`, 'A\n\n\nB'],
    ['around code', `%%\n\`\`\`\n${SECRET}\n\`\`\`\n%%\n\nA`, 'A'],
    ['with the beginning of code in it', `a %%${SECRET} \`b%% c \`d\` %%${SECRET}%%`, 'a c d'],
    ['in a list', `- a\n  %%\n  ${SECRET}\n\n  ${SECRET}\n  %%\n- b\n- %%${SECRET}%%`, 'a\n\n\nb'],
    ['in a quotation', `> a\n> %%\n> ${SECRET}\n> %%\n> b`, 'a\n\nb'],
    [
      'in a heading, a link and a table',
      `# a %%${SECRET}%%\n\n[b%%${SECRET}%%](c.md)\n\n| d %%${SECRET}%% |\n| - |`,
      'a',
    ],
    ['in a picture and a title', `![a %%${SECRET}%%](mill.jpg "b %%${SECRET}%%")`, ''],
    ['in HTML', `<div title="%%${SECRET}%%">a %%${SECRET}%%</div>`, 'a'],
    ['around what it would link to', `a %%[[${SECRET}]] ==${SECRET}==%%`, 'a'],
    ['on Windows', `A\r\n\r\n%%\r\n${SECRET}\r\n%%\r\n\r\nB`, 'A'],
  ])('%s', async (_, markdown, shown) => {
    const root = await render(markdown);
    expect(root.outerHTML).not.toMatch(/canary|\uFDD0/);
    expect(root.textContent.replace(/\n+/g, '\n').trim()).toContain(shown.replace(/\n+/g, '\n'));
    expect(root.querySelectorAll('p:empty, li:empty')).toHaveLength(0);
    const { summary, links, ids } = readFacts(markdown);
    expect(JSON.stringify([summary, links, ids])).not.toMatch(/canary|\uFDD0/);
    expect(toPublishedMarkdown(markdown, () => undefined)).not.toMatch(/canary|\uFDD0/);
  });
});

test('a comment without an end hides the rest, and is an error', async () => {
  const root = await render('A\n\n%%\ncanary\n\ncanary');
  expect(root.textContent.trim()).toBe('A');
  expect(readFacts('A\n\nb %%canary').mistakes).toMatchObject([{ kind: 'open-comment', line: 3, column: 3 }]);
});

test.each(['`%%a%%` b', '```mermaid\n%% a\nflowchart LR\n  A --> B %%b%%\n```', '100%% a, 20%% b', '\\%%a \\%%'])(
  'there is none in %j',
  (markdown) => {
    expect(readFacts(markdown).mistakes.filter(({ kind }) => kind === 'open-comment')).toEqual([]);
    expect(toPublishedMarkdown(markdown, () => undefined)).toBe(markdown);
  },
);

test('a text that cannot be read publishes nothing of them', () => {
  const deep = `${'> '.repeat(400)}%%${SECRET}%%`;
  expect(toPublishedMarkdown(deep, () => undefined)).not.toContain(SECRET);
});

test('positions after comments are those in the file', () => {
  expect(readFacts('%%a\nb%% [c](d.md)').links).toMatchObject([{ target: 'd.md', line: 2, column: 9 }]);
});

test('many comments are read in few passes', () => {
  const text = '%%`%% a '.repeat(3000);
  expect(readFacts(text).summary).not.toContain('%');
});

test('words between == are highlighted', async () => {
  const root = await render('a ==b **c** d== e, `==f==`, [g](h?i==j==k), \\==l==, m==n, ~~o~~ ==p==');
  expect(Array.from(root.querySelectorAll('mark'), ({ innerHTML }) => innerHTML)).toEqual([
    'b <strong>c</strong> d',
    'p',
  ]);
  expect(root.textContent).toContain('==f==');
  expect(root.textContent).toContain('==l==');
  expect(root.querySelector('a')?.getAttribute('href')).toBe('h?i==j==k');
  expect(root.querySelectorAll('del')).toHaveLength(1);
});
