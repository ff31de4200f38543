import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Page } from '@playwright/test';

/** Files by path, in base64: what passes between Node and the browser. */
type Files = Record<string, string>;

/**
 * Puts a working copy of a repository into the browser's own file system, where the editor finds it: choosing a folder returns it. Each test has a
 * browser context of its own, and so starts with an empty one.
 */
export async function putWorkingCopy(
  page: Page,
  folder: string,
  inRepository: string,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.addInitScript(() => {
    const pick = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('copy', { create: true });
    Object.assign(window, { showDirectoryPicker: pick });
  });
  // The file system belongs to the origin, so any of its pages will do.
  await page.goto('/robots.txt');
  const files: Files = { '.git/HEAD': '' };
  for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!item.isFile()) continue;
    const path = join(item.parentPath, item.name);
    files[join(inRepository, relative(folder, path))] = readFileSync(path).toString('base64');
  }
  for (const [path, text] of Object.entries(more))
    files[join(inRepository, path)] = Buffer.from(text).toString('base64');
  await page.evaluate(async (all) => {
    const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('copy', { create: true });
    for (const [path, content] of Object.entries(all)) {
      const parts = path.split('/');
      const name = parts.pop() ?? '';
      let parent = root;
      for (const part of parts) parent = await parent.getDirectoryHandle(part, { create: true });
      const writer = await (await parent.getFileHandle(name, { create: true })).createWritable();
      await writer.write(Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)));
      await writer.close();
    }
  }, files);
}

/** Writes the working copy as it is now into a folder on disk. Resolves to the paths of its files, relative to the content folder. */
export async function takeWorkingCopy(page: Page, folder: string, inRepository: string): Promise<string[]> {
  const files = await page.evaluate(async () => {
    const found: Record<string, string> = {};
    const walk = async (parent: FileSystemDirectoryHandle, path: string): Promise<void> => {
      const items = parent as unknown as AsyncIterable<[string, FileSystemFileHandle | FileSystemDirectoryHandle]>;
      for await (const [name, item] of items) {
        if (item.kind === 'directory') {
          await walk(item, `${path}${name}/`);
          continue;
        }
        const bytes = new Uint8Array(await (await item.getFile()).arrayBuffer());
        found[path + name] = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      }
    };
    await walk(await (await navigator.storage.getDirectory()).getDirectoryHandle('copy'), '');
    return found;
  });
  const paths: string[] = [];
  for (const [path, content] of Object.entries(files)) {
    if (!path.startsWith(`${inRepository}/`)) continue;
    const name = path.slice(inRepository.length + 1);
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), Buffer.from(content, 'base64'));
    paths.push(name);
  }
  return paths.sort();
}
