import type { Page } from '@playwright/test';
import { expect, kindsOfPage, test } from './fixtures';
import { wholeBrowser } from './whole-browser';

// As with a real screen reader: the browser maintains the accessibility tree.
test.use({
  launchOptions: { ...wholeBrowser, args: [...(wholeBrowser.args ?? []), '--force-renderer-accessibility'] },
});

/** What a screen reader reads on a page, in order: roles and names of landmarks, headings and texts, from the browser's accessibility tree. */
async function readAloud(page: Page): Promise<{ role: string; name: string; id: number }[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
    nodes: {
      nodeId: string;
      ignored: boolean;
      backendDOMNodeId?: number;
      childIds?: string[];
      role?: { value: string };
      name?: { value: string };
    }[];
  };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const found: { role: string; name: string; id: number }[] = [];
  const read = (id: string): void => {
    const node = byId.get(id);
    if (!node) return;
    const { role, name, backendDOMNodeId = 0 } = node;
    if (!node.ignored) found.push({ role: role?.value ?? '', name: name?.value ?? '', id: backendDOMNodeId });
    for (const child of node.childIds ?? []) read(child);
  };
  if (nodes[0]) read(nodes[0].nodeId);
  return found;
}

test('a screen reader reads a page in order: skip link, header, text, footer', async ({ page }) => {
  for (const [name, path] of Object.entries(kindsOfPage)) {
    await page.goto(path);
    const heard = await readAloud(page);
    const landmarks = heard
      .filter(({ role }) => ['banner', 'main', 'contentinfo'].includes(role))
      .map(({ role }) => role);
    expect.soft(landmarks, name).toEqual(['banner', 'main', 'contentinfo']);
    const first = heard.find(({ role }) => role === 'link');
    expect.soft(first?.name, name).toBe('Skip to content');
    const headings = heard.filter(({ role }) => role === 'heading').map((heading) => heading.name);
    const written = await page
      .locator(':is(h1, h2, h3, h4, h5, h6):visible')
      .evaluateAll((elements) => elements.map((element) => element.textContent));
    expect.soft(headings.length, name).toBe(written.length);
    // Purely visual content is not read.
    expect
      .soft(
        heard.filter((each) => each.role === 'img' && each.name === ''),
        name,
      )
      .toEqual([]);
    expect
      .soft(
        heard.filter((each) => /^(?:link|button)$/.test(each.role) && each.name === ''),
        name,
      )
      .toEqual([]);
  }
});
