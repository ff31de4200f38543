import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { lookup } from 'mrmime';
import type { SiteSettings } from '../derive/languages';
import { encrypt, toKey, toSealedName } from '../features/protected/encrypt';
import { SEALED_FOLDER, SEALED_PAGE, SEALED_SCHEME, type SealedContent } from '../features/protected/sealed';
import { toPlainText } from '../fields/plain-text';
import { listFiles } from '../outputs/list-files';
import { decodeUrl } from '../parse-url';
import { UNSEALED } from '../routes/protected';
import type { Route } from '../routes/route';
import { readPassword, toVariable } from '../sourcing/passwords';
import { findUnused, referencesIn } from './remove-unused';

/** The part of a URL that the published page does not have, also where a link to share the page has the URL within. */
const IN_UNSEALED = new RegExp(`(?:/|%2F)${UNSEALED.slice(1)}(?=/|%2F)`, 'g');

/** A page whose content is encrypted: its path on the site, and the name of its password. */
interface ProtectedPage {
  path: string;
  password: string;
}

/** The protected pages of a build, from its routes. */
export function protectedPagesOf(routes: readonly Route[]): ProtectedPage[] {
  return routes.flatMap(({ path, password }) => (password === undefined ? [] : [{ path, password }]));
}

/**
 * Encrypts the content of each protected page, and the pictures and files that only protected pages use, and removes from `public/` all that Gatsby wrote
 * of them. `out` is the finished site, whose passes have run. Throws if a password is missing or Gatsby has not written a page.
 */
export async function sealPages(
  pages: readonly ProtectedPage[],
  { passwords = [] }: Pick<SiteSettings, 'passwords'>,
  out: string,
  pathPrefix: string,
): Promise<void> {
  if (pages.length === 0) return;
  const keys = new Map(passwords.map(({ name, salt }) => [name, toKey(requirePassword(name, pages), salt)] as const));
  const written = await Promise.all(
    pages.map(async (page) => {
      const file = join(out, UNSEALED, page.path, 'index.html');
      if (!existsSync(file))
        throw new Error(`The protected page ${page.path} was not made: build the site with "npm run build".`);
      const [html, form] = await Promise.all(
        [file, join(out, page.path, 'index.html')].map((name) => readFile(name, 'utf8')),
      );
      return { ...page, html: html ?? '', form: form ?? '' };
    }),
  );
  for (const folder of [UNSEALED, `page-data${UNSEALED}`]) await rm(join(out, folder), { recursive: true });
  // What nothing refers to any more belongs to protected pages only.
  const own = new Set(
    await findUnused(await listFiles(out), async (file) => referencesIn(await readFile(join(out, file), 'utf8'))),
  );
  await mkdir(join(out, SEALED_FOLDER), { recursive: true });
  const opened = new Set<string>();
  for (const { path, password, html, form } of written) {
    const key = keys.get(password);
    if (!key)
      throw new Error(
        `The password "${password}" has no salt in site.md: "npm run protect -- ${password}" writes one.`,
      );
    const files: Record<string, SealedContent['files'][string]> = {};
    const seal = async (file: string): Promise<string> => {
      const content = await readFile(join(out, file));
      const name = `${toSealedName(key, file, content)}.bin`;
      await writeFile(join(out, SEALED_FOLDER, name), encrypt(key, file, content));
      files[name] = [lookup(file) ?? '', basename(file)];
      opened.add(file);
      return SEALED_SCHEME + name;
    };
    const main = await replaceFiles(mainOf(html.replace(IN_UNSEALED, '')), pathPrefix, own, seal);
    const content: SealedContent = { title: titleOf(html), main, styles: addedStyles(html, form), files };
    const file = join(path, SEALED_PAGE);
    await writeFile(join(out, file), encrypt(key, file, gzipSync(JSON.stringify(content))));
  }
  await Promise.all([...opened].map((file) => rm(join(out, file))));
}

function requirePassword(name: string, pages: readonly ProtectedPage[]): string {
  const password = readPassword(name);
  if (password === undefined && pages.some((page) => page.password === name))
    throw new Error(`${toVariable(name)} is not set, so its pages cannot be encrypted.`);
  return password ?? '';
}

/** Replaces the URL of each file of `own` in a page's HTML by what `seal` returns for the file, once per file. */
async function replaceFiles(
  html: string,
  pathPrefix: string,
  own: ReadonlySet<string>,
  seal: (file: string) => Promise<string>,
): Promise<string> {
  const sealed = new Map<string, string>();
  const urls = html.match(/\/static\/[^"'\s)<>\\?#&,]+/g) ?? [];
  for (const url of new Set(urls)) {
    const file = decodeUrl(url.slice(1));
    if (own.has(file)) sealed.set(pathPrefix + url, await seal(file));
  }
  // The longest first: one URL may be the beginning of another.
  const found = [...sealed.keys()].sort((one, other) => other.length - one.length);
  return found.reduce((text, url) => text.replaceAll(url, sealed.get(url) ?? ''), html);
}

function mainOf(html: string): string {
  const start = html.indexOf('>', html.indexOf('<main')) + 1;
  return html.slice(start, html.lastIndexOf('</main>'));
}

function titleOf(html: string): string {
  return toPlainText(/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '');
}

/** The inline styles of a page that another does not have. The styles of the whole site are in a file. */
function addedStyles(html: string, other: string): string {
  const styles = html.match(/<style(?! data-href)[^>]*>[^<]*<\/style>/g) ?? [];
  return styles
    .filter((style) => !other.includes(style))
    .map((style) => style.replace(/<[^>]*>/g, ''))
    .join('');
}
