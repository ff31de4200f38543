import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteValues } from '../../collections';
import { contactFields } from '../../features/forms/message';
import { publish } from '../../testing/published';
import { entry, post } from '../../testing/routes';
import { makeFolder } from '../../testing/temporary-folder';
import { removeRedirectPages, writeHostFiles } from './write-host-files';
import { writeFiles } from '../../testing/write-files';

let folder = '';
const places = () => ({ staticFolder: join(folder, 'static'), list: join(folder, 'list.json') });
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

test('the next build removes outdated redirect pages, and keeps what is beside them', async () => {
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

test('an author’s file at an old URL is kept, and their files for hosts are merged', async () => {
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

test('a file that a host no longer needs is removed', async () => {
  await build([], '', { destination: 'netlify' });
  const forms = read('__forms.html');
  expect(forms).toContain('data-netlify="true"');
  for (const name of [...contactFields().map((field) => field.name), 'homepage'])
    expect(forms).toContain(`name="${name}"`);
  // Nobody should see this page, let alone fill in the form.
  expect(forms).toContain(`content="default-src 'none'; base-uri 'none'; form-action 'none'"`);
  expect(read('nginx.conf')).not.toContain('__forms');
  await build([], '', { destination: 'endpoint', url: '/api/contact' });
  expect(existsSync(at('__forms.html'))).toBe(false);
});

test('an author’s Netlify forms are kept, beside ours if there is one', async () => {
  const own = '<form name="rsvp" data-netlify="true"></form>';
  for (const place of ['static', 'public']) write(`${place}/__forms.html`, own);
  await build([], '', { destination: 'endpoint', url: '/api/contact' });
  expect(read('__forms.html')).toBe(own);
  await build([], '', { destination: 'netlify' });
  expect(read('__forms.html')).toMatch(/name="rsvp"[^]*name="contact"/);
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
