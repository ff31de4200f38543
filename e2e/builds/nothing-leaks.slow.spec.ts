import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  COMMENT,
  kindOf,
  lookForMarkers,
  MARKER,
  marks,
  METADATA,
  writePrivateEntries,
  type Look,
} from '../private-entries';
import { makeContent, published as out, runScript } from './commands';

async function build(content: string, environment: Record<string, string> = {}): Promise<{ output: string } & Look> {
  const { code, output } = await runScript('build', content, [], environment);
  expect(code, output).toBe(0);
  return { output, ...(await lookForMarkers(out)) };
}

// `hidden-entries.spec.ts` also checks that a build of the site "hostile" from scratch publishes no hidden entry.
test('every part of a public entry is published, and no part of one that is private again, in any collection or file', async () => {
  test.setTimeout(2_400_000);
  const content = makeContent();

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
  expect(warm.output).toMatch(/Not published: .*\(draft\).*until 2999-01-01.*and \d+ more/);

  const looked = Object.entries(warm.places).map(([kind, count]) => `${count} ${kind}`);
  test.info().annotations.push({ type: 'looked at', description: looked.join(', ') });
  console.log(`Looked at ${looked.join(', ')}`);
});

test('a preview shows private entries and labels them', async () => {
  test.setTimeout(1_200_000);
  const content = makeContent();
  await writePrivateEntries(content, false);
  const preview = await build(content, { HALFLIGHT_PREVIEW: '1' });
  expect(preview.found.size).toBeGreaterThan(100);
  const page = readFileSync(join(out, `posts/${MARKER}postsdraftslug/index.html`), 'utf8');
  expect(page).toMatch(/<strong class="?badge"?>Draft<\/strong>/);
  expect(preview.output).toContain('This is a preview');
});
