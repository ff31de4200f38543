import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { filesOf } from '../sites';
import { makeContent, published as out, runScript } from './commands';
import { COMMENT, MARKER, marks, METADATA, writePrivateEntries } from './private-entries';

interface Look {
  /** The markers that were found, by the file they were found in: in its name, its bytes, or what those are when unpacked. */
  found: Map<string, string[]>;
  /** How many files there were of each kind. */
  places: Record<string, number>;
  /** Published pictures that carry what a camera notes down. */
  tagged: string[];
}

const pictures = ['.jpg', '.jpeg', '.png', '.avif', '.webp'];

/** Looks at every byte of the published site. */
async function look(): Promise<Look> {
  const { found, places, tagged }: Look = { found: new Map(), places: {}, tagged: [] };
  const marker = new RegExp(`(?:${MARKER}|${METADATA})[a-z]*`, 'gi');
  for (const path of filesOf(out)) {
    const bytes = readFileSync(join(out, path));
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const text = [path, bytes.toString('latin1'), isPacked ? gunzipSync(bytes).toString('latin1') : ''].join('\n');
    const names = new Set(Array.from(text.matchAll(marker), ([name]) => name.toLowerCase()));
    if (names.size > 0) found.set(path, [...names]);
    const kind = kindOf(path);
    places[kind] = (places[kind] ?? 0) + 1;
    if (!pictures.includes(extname(path))) continue;
    const { exif, xmp, iptc } = await sharp(bytes).metadata();
    if (exif ?? xmp ?? iptc) tagged.push(path);
  }
  return { found, places, tagged };
}

/** The kind of a file: the names that mean something of their own, else the ending. */
function kindOf(path: string): string {
  const [name = ''] = /[^/]+$/.exec(path) ?? [];
  return /^(?:feed\.(?:xml|json)|sitemap.*|robots\.txt|llms\.txt|_headers|_redirects|page-data\.json)$/.test(name)
    ? name
    : extname(name) || name;
}

async function build(content: string, environment: Record<string, string> = {}): Promise<{ output: string } & Look> {
  const { code, output } = await runScript('build', content, [], environment);
  expect(code, output).toBe(0);
  return { output, ...(await look()) };
}

test('nothing of a private entry is published, in no collection and in no file; and all of it, once it is public', async () => {
  test.setTimeout(2_400_000);
  const content = makeContent();

  await writePrivateEntries(content, false);
  const cold = await build(content);
  // The content folder is a new one: of what was built before, only what the compilers made of the code is left.
  expect([...cold.found], 'a build from nothing').toEqual([]);
  expect(cold.output).toMatch(/Not published: .*\(draft\).*until 2999-01-01.*and \d+ more/);

  await writePrivateEntries(content, true);
  const published = await build(content);
  const words = new Set([...published.found.values()].flat());
  const missed = marks.filter(({ mark }) => ![...words].some((word) => word.startsWith(mark)));
  expect(missed, 'the test would see them').toEqual([]);
  const seenIn = new Set([...published.found.keys()].map(kindOf));
  expect([...seenIn].sort()).toEqual(
    expect.arrayContaining([
      '.html',
      'page-data.json',
      'feed.xml',
      'feed.json',
      'llms.txt',
      '.md',
      '.ics',
      '.jpg',
      '.avif',
      '.pdf',
      '.pf_fragment',
      '.pf_index',
    ]),
  );
  expect(words.has(METADATA), 'what a camera notes down').toBe(false);
  expect(
    [...words].filter((word) => word.startsWith(COMMENT)),
    'comments',
  ).toEqual([]);
  expect(published.tagged).toEqual([]);
  expect([...words].filter((word) => word.endsWith('extra'))).toEqual([]);

  await writePrivateEntries(content, false);
  const warm = await build(content);
  expect([...warm.found], 'a build after they were published').toEqual([]);

  const preview = await build(content, { HALFLIGHT_PREVIEW: '1' });
  expect(preview.found.size, 'a preview shows them').toBeGreaterThan(100);
  const page = readFileSync(join(out, `posts/${MARKER}postsdraftslug/index.html`), 'utf8');
  expect(page).toMatch(/<strong class="?badge"?>Draft<\/strong>/);
  expect(preview.output).toContain('This is a preview');

  const looked = Object.entries(warm.places).map(([kind, count]) => `${count} ${kind}`);
  test.info().annotations.push({ type: 'looked at', description: looked.join(', ') });
  console.log(`Looked at ${looked.join(', ')}`);
});
