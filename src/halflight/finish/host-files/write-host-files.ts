import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fromProject } from '../../paths';
import { findHost, isNoindexSite } from '../../sourcing/environment';
import { inBatches } from '../../outputs/in-batches';
import { listFiles } from '../../outputs/list-files';
import { securityHeaders } from '../policy/headers';
import { shownForms } from '../../outputs/shown-forms';
import type { PublishedSite } from '../../outputs/published';
import { readJson } from '../../cache';
import { decodeUrl } from '../../parse-url';
import { headersOf, toFileRules } from './file-rules';
import { listWithoutLine } from '../../hosts/headers-and-redirects';
import { targetOf, toRedirectFile, type Header, type Host, type HostSettings, type Redirect } from '../../hosts/host';
import { hosts } from '../../hosts/index';
import { toRedirectPage } from './redirect-page';
import { listRedirects } from './redirects';

interface Places {
  /** The folder of an author's files, which are copied into the site unchanged. */
  staticFolder: string;
  /** A file of ours that lists the redirect pages of the last build. */
  list: string;
}

const places: Places = {
  staticFolder: fromProject('static'),
  list: fromProject('.cache/halflight-redirect-pages.json'),
};

/** Removes the redirect pages of the last build: this build writes its own, and a page may have taken the place of one. */
export async function removeRedirectPages(folder: string, { list }: Pick<Places, 'list'> = places): Promise<void> {
  for (const file of (await readJson<string[]>(list)) ?? []) {
    await rm(join(folder, file), { force: true });
    // The folder is kept if there is anything else in it.
    await rmdir(dirname(join(folder, file))).catch(() => undefined);
  }
  await rm(list, { force: true });
}

/** Writes the files that each host reads into the finished site: headers by kind of file, and redirects. */
export async function writeHostFiles(
  site: PublishedSite,
  pathPrefix: string,
  folder: string,
  { staticFolder, list }: Places = places,
): Promise<void> {
  const prefix = pathPrefix.replace(/\/$/, '');
  const redirects = listRedirects(site, (path) => existsSync(join(folder, decodeUrl(path))));
  const unlisted: readonly Header[] = isNoindexSite(site.settings) ? [['X-Robots-Tag', 'noindex']] : [];
  const homes = site.languages.flatMap(({ settings: { home } }) => home ?? []);
  // Redirect pages are written later and need no rules of their own: those for pages cover them.
  const files = (await listFiles(folder)).sort();
  const names = new Map(Object.values<Host>(hosts).flatMap(({ files }) => files.map((file) => [file.name, file])));
  const settings: HostSettings = {
    prefix,
    headers: [...securityHeaders(site.settings), ...unlisted],
    rules: toFileRules(files, homes).map((rule) => ({ pattern: rule.pattern, headers: headersOf(rule) })),
    redirects,
    ...(homes.length > 0 && { homes, namesErrorPages: findHost()?.namesErrorPages === true }),
    hidden: [...names.values()].flatMap(({ name, served }) => (served || name.startsWith('.') ? [] : [name])),
    forms: [...shownForms(site).values()],
  };
  const readOwn = (name: string) => {
    const file = join(staticFolder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  await Promise.all(
    [...names.values()].map(async ({ name, write }) => {
      const text = write(settings, readOwn(name));
      // Otherwise a file from a former build would be mistaken for one of this build.
      await (text === undefined ? rm(join(folder, name), { force: true }) : writeFile(join(folder, name), text));
    }),
  );
  const withPage = findHost()?.pagesWin ? listWithoutLine(settings, readOwn('_redirects')) : redirects;
  const inLanguage = new Map(site.languages.flatMap((own) => own.pages.map(({ path }) => [encodeURI(path), own])));
  const written = await writeRedirectPages(withPage, folder, (redirect) => {
    const { to } = redirect;
    const { settings: said, words } = inLanguage.get(to.replace(/[?#].*/, '')) ?? site;
    const page = to.replace(/#.*/, '');
    const canonical = page.startsWith('/') ? site.toAddress(page) : page;
    return toRedirectPage({ to: targetOf(redirect, prefix), canonical, language: said.language ?? 'en', words });
  });
  await writeFile(list, JSON.stringify(written));
}

/** Writes redirect pages where there is no other file, and returns their files. */
async function writeRedirectPages(
  redirects: readonly Redirect[],
  folder: string,
  toPage: (redirect: Redirect) => string,
): Promise<string[]> {
  const pages = redirects.flatMap((redirect) => {
    const file = toRedirectFile(redirect);
    return file !== undefined && !existsSync(join(folder, file)) ? [{ file, text: toPage(redirect) }] : [];
  });
  await inBatches(pages, async ({ file, text }) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  });
  return pages.map(({ file }) => file);
}
