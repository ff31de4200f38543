import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Page } from '@playwright/test';

/** Files by their paths, as base64: what passes between here and the browser. */
type Files = Record<string, string>;

/**
 * A working copy of a repository for the editor, in the browser's own file system: what the editor would ask its user to choose is a folder there.
 * Each test has a browser of its own, and so an empty one.
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
  // The file system is that of the origin: any page of it will do.
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

/** Writes what is in the working copy now into a folder of the disk. Gives the paths of its files, within the content folder. */
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
