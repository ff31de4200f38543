import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { findHost, isUnlisted } from '../../sourcing/environment';
import { inBatches } from '../../outputs/in-batches';
import { listFiles } from '../../outputs/list-files';
import { securityHeaders } from '../policy/headers';
import type { PublishedSite } from '../../outputs/published';
import { headersOf, toFileRules } from './file-rules';
import type { Header, Host, HostSettings, Redirect } from './host';
import { hosts } from './index';
import { toRedirectPage } from './redirect-page';
import { listRedirects } from './redirects';

interface Places {
  /** What an author has copied into the site as it is. */
  staticFolder: string;
  /** A file of ours that says which pages that move on the last build wrote. */
  memory: string;
}

const places: Places = {
  staticFolder: resolve('static'),
  memory: resolve('.cache', 'halflight-redirect-pages.json'),
};

/** Removes the pages that move on which the last build wrote: this one writes its own, and there may be a page in the place of one. */
export async function removeRedirectPages(folder: string, { memory }: Pick<Places, 'memory'> = places): Promise<void> {
  if (!existsSync(memory)) return;
  for (const file of JSON.parse(readFileSync(memory, 'utf8')) as string[]) {
    await rm(join(folder, file), { force: true });
    // The folder stays where something else lies in it.
    await rmdir(dirname(join(folder, file))).catch(() => undefined);
  }
  await rm(memory);
}

/** Writes into the finished site what each host reads: headers by kind of file, and redirects. */
export async function writeHostFiles(
  site: PublishedSite,
  pathPrefix: string,
  folder: string,
  { staticFolder, memory }: Places = places,
): Promise<void> {
  const prefix = pathPrefix.replace(/\/$/, '');
  const redirects = listRedirects(site, (path) => existsSync(join(folder, decodeURI(path))));
  const unlisted: readonly Header[] = isUnlisted(site.settings) ? [['X-Robots-Tag', 'noindex']] : [];
  const homes = site.languages.flatMap(({ settings: { home } }) => home ?? []);
  // The pages that move on are written last: a page of theirs is served as one of ours.
  const files = (await listFiles(folder)).sort();
  const names = new Map(Object.values<Host>(hosts).flatMap(({ files }) => files.map((file) => [file.name, file])));
  const settings: HostSettings = {
    prefix,
    headers: [...securityHeaders(site.settings), ...unlisted],
    rules: toFileRules(files, homes).map((rule) => ({ pattern: rule.pattern, headers: headersOf(rule) })),
    redirects,
    ...(homes.length > 0 && { homes, namesErrorPages: findHost()?.namesErrorPages === true }),
    hidden: [...names.values()].flatMap(({ name, served }) => (served || name.startsWith('.') ? [] : [name])),
    contact: site.languages.some(({ pages }) => pages.some(({ kind }) => kind === 'sent'))
      ? site.settings.contact
      : undefined,
  };
  await Promise.all(
    [...names.values()].map(async ({ name, write }) => {
      const own = join(staticFolder, name);
      const text = write(settings, existsSync(own) ? readFileSync(own, 'utf8') : undefined);
      // What a former build has left would be taken for this one's.
      await (text === undefined ? rm(join(folder, name), { force: true }) : writeFile(join(folder, name), text));
    }),
  );
  if (findHost()?.pagesWin) return;
  const inLanguage = new Map(site.languages.flatMap((own) => own.pages.map(({ path }) => [encodeURI(path), own])));
  const written = await writeRedirectPages(redirects, folder, ({ to }) => {
    const { settings: said, words } = inLanguage.get(to.replace(/[?#].*/, '')) ?? site;
    const canonical = site.toAddress(to.replace(/#.*/, ''));
    return toRedirectPage({ to: prefix + to, canonical, language: said.language ?? 'en', words });
  });
  await writeFile(memory, JSON.stringify(written));
}

/** Writes the pages that move on where there is nothing else. Gives their files. */
async function writeRedirectPages(
  redirects: readonly Redirect[],
  folder: string,
  toPage: (redirect: Redirect) => string,
): Promise<string[]> {
  const pages = redirects.flatMap((redirect) => {
    const file = toPageFile(redirect.from);
    return file !== undefined && !existsSync(join(folder, file)) ? [{ file, text: toPage(redirect) }] : [];
  });
  await inBatches(pages, async ({ file, text }) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  });
  return pages.map(({ file }) => file);
}

/** The file in which a page at an address lies; `undefined` for an address at which no host would serve a page. */
export function toPageFile(from: string): string | undefined {
  if (/%(?:2f|5c|00)/i.test(from)) return undefined;
  const path = decodeURI(from).slice(1);
  if (path.endsWith('/')) return `${path}index.html`;
  return /\.html?$/i.test(path) ? path : undefined;
}
