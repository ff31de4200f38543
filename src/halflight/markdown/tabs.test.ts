import { hasTabs } from './has-tabs';
import { readFacts } from './text-facts';
import { toReaderHtml } from '../outputs/feeds/to-reader-html';
import { render } from '../testing/markdown';

const code = '```sh tab="npm"\nnpm i\n```\n\n```sh tab="pnpm"\npnpm add\n```';
const words = '> [!TAB] macOS\n> Press *this*.\n\n> [!TAB] Other `systems`\n>\n> - One\n> - Two';

const labels = (root: Element) =>
  [...root.querySelectorAll('.tabs')].map((set) => [...set.querySelectorAll('.tab')].map((tab) => tab.textContent));
const panels = (root: Element) =>
  [...root.querySelectorAll('.tab-panel')].map((panel) => panel.textContent.replace(/\s+/g, ' ').trim());

test.each([
  ['fences', code, [['npm', 'pnpm']], ['npmShellnpm iCopy', 'pnpmShellpnpm addCopy']],
  ['quotations with a marker', words, [['macOS', 'Other systems']], ['macOSPress this.', 'Other systems One Two']],
  [
    'a repeated label, which begins the next set,',
    `${code}\n\n${code}`,
    [
      ['npm', 'pnpm'],
      ['npm', 'pnpm'],
    ],
    4,
  ],
  ['a comment between them', code.replace('\n\n', '\n\n<!-- x -->\n\n'), [['npm', 'pnpm']], 2],
  ['words between them', code.replace('\n\n', '\n\nor\n\n'), [], 0],
  ['a list around them', `- One\n\n${code.replace(/^/gm, '  ')}`, [['npm', 'pnpm']], 2],
])('%s', async (_, markdown, expected, content) => {
  const root = await render(markdown);
  expect(labels(root)).toEqual(expected);
  if (Array.isArray(content)) expect(panels(root)).toEqual(content);
  else expect(panels(root)).toHaveLength(content);
});

test('each label names and controls its panel, of which the first is shown; only it is reached with Tab', async () => {
  const root = await render(`## tab npm\n\n${code}\n\nAnd\n\n${code}`);
  const tabs = [...root.querySelectorAll('[role=tablist] > [role=tab]')];
  for (const tab of tabs) {
    const panel = root.querySelector(`[id="${tab.getAttribute('aria-controls') ?? ''}"]`);
    expect(panel?.getAttribute('role')).toBe('tabpanel');
    expect(panel?.getAttribute('aria-label')).toBe(tab.textContent);
    expect(tab.getAttribute('href')).toBe(`#${panel?.id}`);
    expect(panel?.hasAttribute('data-shown')).toBe(tab.getAttribute('aria-selected') === 'true');
  }
  expect(tabs.map((tab) => tab.getAttribute('tabindex'))).toEqual(['0', '-1', '0', '-1']);
  expect(new Set(tabs.map((tab) => tab.getAttribute('href')))).toHaveProperty('size', 4);
});

test('a feed reader gets everything, each below its label', async () => {
  const root = await render(`${code}\n\n${words}`);
  const html = toReaderHtml(root.innerHTML, 'https://example.org/', {} as never);
  expect(html.replace(/\n/g, '')).toContain(
    '<p><strong>npm</strong></p><div><pre><code>npm i</code></pre></div></div><div id="tab-pnpm"><p><strong>pnpm</strong></p>',
  );
  expect(html).not.toContain('href');
});

test.each([
  ['```sh tab="npm"\nnpm i\n```', 'the tab "npm" is alone, and is shown without tabs: put a code block'],
  ['> [!TAB] macOS\n> Words', 'the tab "macOS" is alone, and is shown without tabs: put a quotation'],
  ['> [!TAB]\n> Words', '[!TAB] has no label'],
  ['```sh tab=""\nnpm i\n```', 'tab has no label'],
])('the check says of %j that %s', (markdown, message) => {
  expect(readFacts(`First.\n\n${markdown}`).mistakes).toEqual([
    expect.objectContaining({
      kind: 'bad-tab',
      line: 3,
      column: 1,
      message: expect.stringContaining(message) as string,
    }),
  ]);
});

test('the check suggests the right marker, and has nothing to say about tabs', () => {
  expect(readFacts('> [!TABS] a').mistakes).toEqual([expect.objectContaining({ suggestion: 'TAB' })]);
  expect(readFacts(`${code}\n\n${words}`).mistakes).toEqual([]);
});

test('a tab that is alone is shown with its label', async () => {
  expect((await render('```sh tab="npm"\nnpm i\n```')).querySelector('.code-title')?.textContent).toBe('npm');
  const quotation = await render('> [!TAB] macOS\n> Words');
  expect(quotation.querySelector('blockquote')?.textContent.replace(/\s+/g, ' ').trim()).toBe('macOSWords');
});

test.each([
  [code, true],
  [words, true],
  ['```sh tab="npm"\nnpm i\n```', false],
  [`\`\`\`\`md\n${code}\n\`\`\`\``, false],
])('whether a text has tabs, which a visitor is told: %j', (markdown, expected) => {
  expect(hasTabs(markdown)).toBe(expected);
});
