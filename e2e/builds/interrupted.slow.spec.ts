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
 * Builds that are interrupted at the worst moments: whatever they leave, the next successful build is identical, byte for byte, to one from scratch.
 */

const post = (title: string, body: string) =>
  `---\ntitle: ${title}\ndate: 2026-01-02\ntags: [shared]\n---\n\n${body}\n`;

type Version = 'before' | 'after';

const posts: Record<Version, Record<string, string>> = {
  before: {
    'posts/edited/index.md': post('Before', 'Words before. ![A colour](./colour.png)'),
    'posts/leaving.md': post('Leaving', 'This post will go.'),
  },
  after: {
    'posts/edited/index.md': post('After', 'Words after. ![A colour](./colour.png)'),
    'posts/new.md': post('New', 'These words are new.'),
  },
};

/** The name of the post that only this version has. */
const ownPost: Record<Version, string> = { before: 'leaving', after: 'new' };

const otherThan = (version: Version): Version => (version === 'before' ? 'after' : 'before');

let content: string;
/** The version that is built in the workspace. */
let built: Version;
/** A build of each version from scratch. */
const clean: Partial<Record<Version, Record<string, string>>> = {};

test.beforeAll(async () => {
  test.setTimeout(2_400_000);
  content = makeContent({
    'pages/index.md': '---\ntitle: Home\nsections:\n  - type: hero\n  - type: posts\n---\n',
    ...Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`posts/post-${index}.md`, post(`Post ${index}`, 'Words.')]),
    ),
  });
  for (const version of ['before', 'after'] as const) {
    await edit(version);
    removeBuild(content);
    clean[version] = await build(version);
  }
});

/** Switches the content to a version. */
async function edit(version: Version): Promise<void> {
  rmSync(`${content}/posts/${ownPost[otherThan(version)]}.md`, { force: true });
  writeFiles(content, posts[version]);
  const background = version === 'before' ? '#ff0000' : '#0000ff';
  await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toFile(`${content}/posts/edited/colour.png`);
}

/** Builds this version, which is the current content. */
async function build(version: Version): Promise<Record<string, string>> {
  const { code, output } = await runScript('build', content);
  expect(code, output).toBe(0);
  built = version;
  return readSite(published);
}

/** Builds the content, and expects the same result as from scratch. */
async function expectClean(version: Version, what: string): Promise<void> {
  expect(differencesOf(await build(version), clean[version] ?? {}), what).toEqual([]);
}

/** Resolves when a condition is met during a build; fails if the build ends first. */
async function until(running: Running, happened: () => boolean): Promise<void> {
  let isOver = false;
  void running.ended.then(() => (isOver = true));
  await expect.poll(() => happened() || isOver, { timeout: 900_000, intervals: [5] }).toBe(true);
  expect(happened(), running.output()).toBe(true);
}

/** Moments of a build, and how to detect each. */
const moments: Record<string, (running: Running, version: Version) => boolean> = {
  'its first new page is written': (_, version) => existsSync(join(published, `posts/${ownPost[version]}/index.html`)),
  'its pages are finished': ({ output }) => /Write the pages/.test(output()),
};

test('content edited during a build', async () => {
  test.setTimeout(4_800_000);
  for (const seen of ['Read the content', 'Bundle scripts and styles']) {
    await edit('before');
    // Forces the build to process the picture again.
    removeBuild(content);
    const running = startBuild(content);
    await until(running, () => running.output().includes(seen));
    await edit('after');
    await running.ended;
    // Whatever the result, the build must not confuse the current content with the earlier one.
    await expectClean('after', `edited after "${seen}"`);
    await edit('before');
    await expectClean('before', `taken back after "${seen}"`);
  }
});

test('a full disk', async () => {
  test.setTimeout(4_800_000);
  const sign = join(content, '..', `${content.split('/').at(-1)}-is-full`);
  for (const endOf of [(version: Version) => `posts/${ownPost[version]}/index.html`, () => 'feed.xml']) {
    const version = otherThan(built);
    const end = endOf(version);
    await edit(version);
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
    await expectClean(version, `full at ${end}`);
  }
});

test('killed builds', async () => {
  test.setTimeout(4_800_000);
  for (const [moment, happened] of Object.entries(moments)) {
    const version = otherThan(built);
    await edit(version);
    const running = startBuild(content);
    await until(running, () => happened(running, version));
    await running.stop('SIGKILL');
    await expectClean(version, `killed when ${moment}`);
  }
});
