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

// `hidden-entries.spec.ts` checks that a build from scratch publishes none of them either, on the site "hostile", which has them.
test('all of an entry is published once it is public, and nothing of it, in no collection and in no file, once it is private again', async () => {
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

test('a preview shows what is private, and says what it is', async () => {
  test.setTimeout(1_200_000);
  const content = makeContent();
  await writePrivateEntries(content, false);
  const preview = await build(content, { HALFLIGHT_PREVIEW: '1' });
  expect(preview.found.size).toBeGreaterThan(100);
  const page = readFileSync(join(out, `posts/${MARKER}postsdraftslug/index.html`), 'utf8');
  expect(page).toMatch(/<strong class="?badge"?>Draft<\/strong>/);
  expect(preview.output).toContain('This is a preview');
});
