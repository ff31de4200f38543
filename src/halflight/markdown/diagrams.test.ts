import { DIAGRAMS_PER_TEXT } from '../limits';
import { render } from '../testing/markdown';
import { readFacts } from './text-facts';

const diagram = '```mermaid title="How it turns"\nflowchart LR\n  A --> B\n```';

test('a diagram is drawn, named, and kept as text', async () => {
  const root = await render(diagram);
  const drawing = root.querySelector('figure.diagram svg[role=img]');
  expect(drawing?.getAttribute('aria-label')).toBe('Diagram: How it turns');
  expect([...root.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toEqual(['A', 'B']);
  expect(root.querySelector('details.diagram-source code')?.textContent).toBe('flowchart LR\n  A --> B');
  expect(root.querySelector('figcaption > p')?.textContent).toBe('How it turns');
  // It loads nothing from another site, and has no styles of its own.
  expect(root.innerHTML).not.toMatch(/https?:|@import|<style|<svg[^>]*style=/);
});

test('ids of several diagrams differ, and are found', async () => {
  const root = await render(`${diagram}\n\n${diagram}`, { idPrefix: 'award-a-' });
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...root.innerHTML.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id);
  expect(used).toHaveLength(2);
  expect(used.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
});

test('a chart has the classes that its colours go by, and other kinds have none', async () => {
  const chart = await render('```mermaid\nxychart-beta\n  x-axis [a, b]\n  bar [1, 2]\n  line [2, 1]\n```');
  expect([...(chart.querySelector('path.xychart-line')?.classList ?? [])]).toEqual(['xychart-line', 'xychart-color-1']);
  expect(chart.querySelectorAll('.xychart-bar.xychart-color-0')).toHaveLength(3);
  expect(chart.querySelector('svg style')).toBeNull();
  expect((await render(diagram)).querySelector('svg [class]')).toBeNull();
});

test('one that cannot be drawn is shown as code', async () => {
  const root = await render('```mermaid\npie\n "a": 3\n```');
  expect(root.querySelector('svg')).toBeNull();
  expect(root.querySelector('.code-block code')?.textContent).toContain('"a": 3');
});

test.each(['fill:url(https://evil.example/x)', 'fill:url("//evil.example/x")', 'fill:\\75rl(https://evil.example/x)'])(
  'a style that asks another site, %s, does not survive',
  async (style) => {
    const root = await render(`\`\`\`mermaid\ngraph TD\nA --> B\nstyle A ${style}\n\`\`\``);
    root.querySelector('details')?.remove();
    expect(root.innerHTML).toContain('<svg');
    expect(root.innerHTML).not.toContain('evil.example');
  },
);

test.each([
  ['number', DIAGRAMS_PER_TEXT, 'A-->B\n', 'more than 40 diagrams'],
  ['lines', 3, 'A\n'.repeat(190), '600 lines'],
  ['characters', 3, `A["${'a'.repeat(200)}"]-->B\n`.repeat(20), '15000 characters'],
])(
  'a text has no more diagrams than can be drawn in time, by their %s, and says so of the others',
  async (what, count, lines, message) => {
    const text = `\`\`\`mermaid\ngraph TD\n${lines}\`\`\`\n\n`.repeat(count + 2);
    const { mistakes } = readFacts(text);
    expect(mistakes.map(({ kind }) => kind)).toEqual(['bad-diagram', 'bad-diagram']);
    const line = count * (lines.split('\n').length + 3) + 1;
    expect(mistakes[0]).toMatchObject({ line, message: expect.stringContaining(message) as string });
    if (what === 'lines') expect((await render(text)).querySelectorAll('svg')).toHaveLength(count);
  },
);
