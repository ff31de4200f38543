import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteValues } from '../../collections';
import { languagesOf } from '../../derive/languages';
import { publish } from '../../testing/published';
import { entry, post } from '../../testing/routes';
import { makeFolder } from '../../testing/temporary-folder';
import { removeRedirectPages, writeHostFiles } from './write-host-files';
import { writeFiles } from '../../testing/write-files';

let folder = '';
const places = () => ({ staticFolder: join(folder, 'static'), memory: join(folder, 'memory.json') });
const at = (path: string) => join(folder, 'public', path);
const read = (path: string) => readFileSync(at(path), 'utf8');

const write = (path: string, text = '') => writeFiles(folder, { [path]: text });

beforeEach(() => {
  folder = makeFolder();
  write('public/index.html');
});
afterEach(() => {
  delete process.env.NETLIFY;
});

/** Writes the host files of a site with one post that has these aliases. */
async function build(aliases: string[], pathPrefix = '', contact?: SiteValues['contact']): Promise<void> {
  const form = entry('pages/write.md', { title: 'Write', sections: [{ type: 'contact' }] });
  const entries = [post('a', '2026-01-01', { aliases }), ...(contact ? [form] : [])];
  await removeRedirectPages(at(''), places());
  await writeHostFiles(publish(entries, { settings: { contact } }), pathPrefix, at(''), places());
}

test('a build writes what hosts read, and a page that redirects for each old URL', async () => {
  await build(['/old/', '/older.html', '/oldest.php'], '/site');
  expect(read('_redirects').split('\n')).toContain('/site/old/ /site/posts/a/ 301');
  expect(read('_headers')).toContain('/site/*\n  Content-Security-Policy:');
  expect(read('nginx.conf')).toContain('location /site/ {');
  expect(JSON.parse(read('vercel.json'))).toMatchObject({ trailingSlash: true });
  expect(read('.nojekyll')).toBe('');
  expect(read('old/index.html')).toContain('0; url=/site/posts/a/');
  expect(read('older.html')).toContain('0; url=/site/posts/a/');
  expect(existsSync(at('oldest.php'))).toBe(false);
});

test('a page that redirects speaks the language of where it leads', async () => {
  const languages = [{ code: 'en' }, { code: 'ar' }];
  const of = (file: string, aliases: string[]) =>
    entry(file, { title: file, date: '2026-01-01', aliases }, languagesOf({ languages }));
  const entries = [of('posts/a.md', ['/old/']), of('posts/a.ar.md', ['/قديم/'])];
  await writeHostFiles(publish(entries, { settings: { languages } }), '/site', at(''), places());
  expect(read('old/index.html')).toContain('<html lang="en"><head>');
  expect(read('قديم/index.html')).toContain('<html lang="ar" dir="rtl"><head>');
  expect(read('قديم/index.html')).toContain('<h1>نُقلت هذه الصفحة</h1>');
  expect(read('قديم/index.html')).toContain('<a href="/site/ar/posts/a/">');
});

test('the next build takes away what nobody had any more, and leaves what lies beside it', async () => {
  await build(['/old/', '/kept/', '/older.html']);
  write('public/kept/own.txt');
  await build([]);
  expect([existsSync(at('old')), existsSync(at('older.html')), existsSync(at('kept/index.html'))]).toEqual([
    false,
    false,
    false,
  ]);
  expect(existsSync(at('kept/own.txt'))).toBe(true);
  expect(read('_redirects')).toBe('');
});

test('what an author has at an address stays, and their files for hosts are taken up', async () => {
  write('public/old/index.html', 'mine');
  write('static/_redirects', '/mine /posts/a/ 302\n');
  write('static/_headers', '/mine\n  A: b\n');
  write('static/vercel.json', '{"cleanUrls": true}');
  write('static/nginx.conf', '# mine\n');
  await build(['/old/']);
  expect(read('old/index.html')).toBe('mine');
  expect(read('_redirects')).toMatch(/\/mine \/posts\/a\/ 302\n$/);
  expect(read('_headers')).toMatch(/^\/mine\n {2}A: b\n\/\*\n/);
  expect(JSON.parse(read('vercel.json'))).toMatchObject({ cleanUrls: true, trailingSlash: true });
  expect(read('nginx.conf')).toBe('# mine\n');
});

test('for Netlify there are no pages in the way of its redirects', async () => {
  process.env.NETLIFY = 'true';
  await build(['/old/']);
  expect(existsSync(at('old'))).toBe(false);
  expect(read('_redirects')).toContain('/old/ /posts/a/ 301');
});

test('for Netlify, an old URL for which there can be no redirect has a page', async () => {
  process.env.NETLIFY = 'true';
  write('static/_redirects', '/c:d/ /posts/ 302\n');
  await build(['/old/', '/a:b/', '/c:d/'], '');
  expect(read('a:b/index.html')).toContain('0; url=/posts/a/');
  expect([existsSync(at('old')), existsSync(at('c:d'))]).toEqual([false, false]);
  await build([]);
  expect(existsSync(at('a:b'))).toBe(false);
});

test('a file that a host needs no more goes', async () => {
  await build([], '', { destination: 'netlify' });
  expect(read('__forms.html')).toContain('data-netlify="true"');
  expect(read('nginx.conf')).not.toContain('__forms');
  await build([], '', { destination: 'endpoint', url: '/api/contact' });
  expect(existsSync(at('__forms.html'))).toBe(false);
});

test('forms of an author for Netlify stay, beside ours where there is one', async () => {
  const own = '<form name="rsvp" data-netlify="true"></form>';
  for (const place of ['static', 'public']) write(`${place}/__forms.html`, own);
  await build([], '', { destination: 'endpoint', url: '/api/contact' });
  expect(read('__forms.html')).toBe(own);
  await build([], '', { destination: 'netlify' });
  expect(read('__forms.html')).toMatch(/name="rsvp"[^]*name="contact"/);
});

test('a redirect may lead to a file with a percent sign in its name', async () => {
  write('public/100%.pdf');
  const site = publish([], { settings: { redirects: [{ from: '/sure/', to: '/100%.pdf' }] } });
  await writeHostFiles(site, '', at(''), places());
  expect(read('_redirects')).toContain('/sure/ /100%25.pdf 301');
});

test('what nginx is not to serve is every file that only hosts read', async () => {
  await build([]);
  expect(read('nginx.conf')).toContain('/(?:_headers|_redirects|nginx\\\\.conf|vercel\\\\.json)$"');
});

test('a preview asks search engines to leave it out', async () => {
  await build([]);
  expect(read('_headers')).not.toContain('X-Robots-Tag');
  process.env.HALFLIGHT_PREVIEW = '1';
  await build([]);
  delete process.env.HALFLIGHT_PREVIEW;
  expect(read('_headers')).toContain('  X-Robots-Tag: noindex');
});
