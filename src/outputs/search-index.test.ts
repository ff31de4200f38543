import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '../testing/published';
import { entry } from '../testing/routes';
import { makeSearchIndex } from './search-index';

// More than one batch.
const slugs = Array.from({ length: 150 }, (_, index) => `page-${index}`);

/** The index of these pages, file by file, and the bytes of each. */
async function indexOf(order: readonly string[]): Promise<Record<string, string>> {
  const site = publish(order.map((slug) => entry(`pages/${slug}.md`, { title: slug })));
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  for (const { path } of site.pages) {
    mkdirSync(join(folder, path), { recursive: true });
    const words = `<main><p>Words of ${path.replaceAll('/', '')}</p></main>`;
    writeFileSync(join(folder, path, 'index.html'), `<!doctype html><html lang="en"><body>${words}</body></html>`);
  }
  const files = await makeSearchIndex(site, folder);
  return Object.fromEntries(files.map(({ path, content }) => [path, Buffer.from(content).toString('base64')]));
}

test('the same pages give the same index, whichever order they come in', async () => {
  const index = await indexOf(slugs);
  expect(Object.keys(index).filter((file) => file.startsWith('fragment/'))).toHaveLength(slugs.length + 1);
  expect(await indexOf([...slugs].reverse())).toEqual(index);
}, 60_000);
