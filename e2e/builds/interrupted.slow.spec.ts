import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { writeFiles } from '../../src/halflight/testing/write-files';
import {
  differencesOf,
  makeContent,
  published,
  readSite,
  removeBuild,
  runScript,
  startBuild,
  type Running,
} from './commands';

/**
 * Builds that are interrupted at their worst moments: whatever they leave, the next build that succeeds is the same, byte for byte, as one from
 * nothing.
 */

const post = (title: string, body: string) =>
  `---\ntitle: ${title}\ndate: 2026-01-02\ntags: [shared]\n---\n\n${body}\n`;

const before = {
  'pages/index.md': '---\ntitle: Home\nsections:\n  - type: hero\n  - type: posts\n---\n',
  'posts/edited/index.md': post('Before', 'Words before. ![A colour](./colour.png)'),
  'posts/leaving.md': post('Leaving', 'This post will go.'),
  ...Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`posts/post-${index}.md`, post(`Post ${index}`, 'Words.')]),
  ),
};

const after = {
  'posts/edited/index.md': post('After', 'Words after. ![A colour](./colour.png)'),
  'posts/new.md': post('New', 'These words are new.'),
};

async function edit(content: string, version: 'before' | 'after'): Promise<void> {
  rmSync(`${content}/posts/${version === 'before' ? 'new' : 'leaving'}.md`, { force: true });
  writeFiles(content, version === 'before' ? before : after);
  const background = version === 'before' ? '#ff0000' : '#0000ff';
  await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toFile(`${content}/posts/edited/colour.png`);
}

async function build(content: string): Promise<Record<string, string>> {
  const { code, output } = await runScript('build', content);
  expect(code, output).toBe(0);
  return readSite(published);
}

/** Resolves when something has happened to a running build; fails if the build ends before. */
async function until(running: Running, happened: () => boolean): Promise<void> {
  let isOver = false;
  void running.ended.then(() => (isOver = true));
  await expect.poll(() => happened() || isOver, { timeout: 900_000, intervals: [5] }).toBe(true);
  expect(happened(), running.output()).toBe(true);
}

/** The moments of a build, and how each is known. */
const moments: Record<string, (running: Running) => boolean> = {
  'its first new page is written': () => existsSync(join(published, 'posts/new/index.html')),
  'its pages are finished': ({ output }) => /Write the pages/.test(output()),
};

test('builds that are killed', async () => {
  test.setTimeout(4_800_000);
  const content = makeContent(before);
  await edit(content, 'after');
  removeBuild(content);
  const clean = await build(content);
  for (const [moment, happened] of Object.entries(moments)) {
    await edit(content, 'before');
    await build(content);
    await edit(content, 'after');
    const running = startBuild(content);
    await until(running, () => happened(running));
    await running.stop('SIGKILL');
    expect(differencesOf(await build(content), clean), `killed when ${moment}`).toEqual([]);
  }
});

test('a disk that is full', async () => {
  test.setTimeout(4_800_000);
  const content = makeContent(before);
  await edit(content, 'after');
  removeBuild(content);
  const clean = await build(content);
  const sign = join(content, '..', `${content.split('/').at(-1)}-is-full`);
  for (const end of ['posts/new/index.html', 'feed.xml']) {
    await edit(content, 'before');
    await build(content);
    await edit(content, 'after');
    const running = startBuild(content, {
      NODE_OPTIONS: `--import=${pathToFileURL(resolve('e2e/builds/full-disk.mjs')).href}`,
      FULL_DISK: sign,
      FULL_AT: end,
    });
    expect(await running.ended, running.output()).not.toBe(0);
    expect(existsSync(sign), running.output()).toBe(true);
    expect(running.output(), end).toMatch(/no space left|disk is full/i);
    expect(running.output(), end).not.toMatch(/^\s+at .*:\d+:\d+/m);
    rmSync(sign);
    expect(differencesOf(await build(content), clean), `full at ${end}`).toEqual([]);
  }
});

test('content that is edited while it is built', async () => {
  test.setTimeout(4_800_000);
  const content = makeContent(before);
  await edit(content, 'after');
  removeBuild(content);
  const cleanAfter = await build(content);
  await edit(content, 'before');
  removeBuild(content);
  const cleanBefore = await build(content);
  for (const seen of ['Read the content', 'Bundle scripts and styles']) {
    await edit(content, 'before');
    // The build has something to do: what it knows of the picture is gone.
    removeBuild(content);
    const running = startBuild(content);
    await until(running, () => running.output().includes(seen));
    await edit(content, 'after');
    await running.ended;
    // Whatever came of it: neither what is there now nor what was there then may be taken for the other.
    expect(differencesOf(await build(content), cleanAfter), `edited after "${seen}"`).toEqual([]);
    await edit(content, 'before');
    expect(differencesOf(await build(content), cleanBefore), `taken back after "${seen}"`).toEqual([]);
  }
});
