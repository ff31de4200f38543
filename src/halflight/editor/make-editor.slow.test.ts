import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { collections, type SiteValues } from '../collections';
import { findUnused, referencesIn } from '../finish/remove-unused';
import { makeFolder } from '../testing/temporary-folder';
import { EDITOR_PAGE, folderInRepository, makeEditor, makeEditorPage, toEditorPolicy } from './make-editor';
import { gitHostNames } from '../features/editor/providers';

const site = { title: 'A </script> site', url: 'https://a.example', editor: { repository: 'ada/notes' } } as SiteValues;
const options = { site, registry: collections, contentFolder: resolve('content') };

test('is a page, a script and the fonts that it names, each below static/ under a name with a digest', async () => {
  const files = await makeEditor(options);
  const names = files.map(({ path }) => path);
  const known = names.map((name) => name.replace(/[\da-f]{20}/, 'DIGEST').replace(/-[\w-]{8}(?=\.\w+$)/, '-HASH'));
  expect(known).toEqual(
    expect.arrayContaining([
      EDITOR_PAGE,
      'static/editor-DIGEST.js',
      'static/assets/source-sans-3-latin-wght-normal-HASH.woff2',
      'static/assets/noto-mono-latin-400-normal-HASH.woff2',
      'static/assets/material-symbols-outlined-latin-wght-normal-HASH.woff2',
      // Loaded lazily.
      'static/editor-de-HASH.js',
    ]),
  );
  expect(names.every((name) => name === EDITOR_PAGE || name.startsWith('static/'))).toBe(true);
  const text = (ending: string) => String(files.find(({ path }) => path.endsWith(ending))?.text);
  const script = names.find((name) => /^static\/editor-[\da-f]{20}\.js$/.test(name)) ?? '';
  expect(text('.html')).toContain(`src="../${script}"`);
  const code = text(script);
  for (const font of names.filter((name) => name.endsWith('.woff2'))) expect(code).toContain(`../${font}`);
  expect(await makeEditorPage(options)).toEqual(files.find(({ path }) => path === EDITOR_PAGE));
});

test('all of its files stay in a finished site, and modules left out share one file', async () => {
  const files = new Map((await makeEditor(options)).map(({ path, text }) => [path, text]));
  const referencesOf = (path: string) => Promise.resolve(referencesIn(String(files.get(path))));
  expect(await findUnused([...files.keys()], referencesOf)).toEqual([]);
  const empty = [...files].filter(([path, text]) => path.endsWith('.js') && text.length < 100);
  expect(empty.map(([path]) => path)).toEqual([expect.stringMatching(/^static\/editor-nothing-\w+\.js$/)]);
});

test('its page is hidden from search engines, and contains the site’s own configuration', async () => {
  const { text } = await makeEditorPage(options);
  expect(text).toContain('<meta name="robots" content="noindex, nofollow">');
  const json = /<script id="configuration" type="application\/json">([^<]*)<\/script>/.exec(text)?.[1] ?? '';
  const { cms } = JSON.parse(json) as { cms: { app_title: string; backend: object } };
  expect(cms.app_title).toBe('A </script> site');
  expect(cms.backend).toMatchObject({ name: 'github', repo: 'ada/notes', auth_methods: ['token'] });
});

test('it may contact only the git host', () => {
  const own = { repository: 'a/b', host: 'gitea', url: 'https://git.a.example/' } as const;
  expect(toEditorPolicy(undefined)).toContain('connect-src blob: data:;');
  expect(toEditorPolicy(own)).toContain('connect-src blob: data: https://git.a.example;');
  expect(toEditorPolicy({ repository: 'a/b' })).toMatch(
    /img-src 'self' blob: data: https:\/\/avatars\.githubusercontent\.com .*connect-src blob: data: https:\/\/api\.github\.com;/,
  );
  for (const host of gitHostNames) {
    const policy = toEditorPolicy({ repository: 'a/b', host });
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; .*connect-src [^;]*https:/);
    expect(policy).not.toContain('unsafe-eval');
  }
});

test('on this machine it may contact only its own server', async () => {
  const local = { page: 'a-page', project: 'notes', preview: 'http://localhost:8000' };
  const { text } = await makeEditorPage({ ...options, local });
  expect(/connect-src (.*?); worker-src/.exec(text)?.[1]).toBe('blob: data: &#x27;self&#x27;');
  const json = /<script id="configuration" type="application\/json">([^<]*)<\/script>/.exec(text)?.[1] ?? '';
  const { cms, local: told } = JSON.parse(json) as { cms: { backend: object; media_folder: string }; local: object };
  expect(cms.backend).toMatchObject({ name: 'gitea', repo: 'local/notes' });
  expect([cms.media_folder, told]).toEqual(['static', local]);
});

test('the content folder is given relative to the root of the repository', () => {
  const root = makeFolder();
  mkdirSync(join(root, 'site/content'), { recursive: true });
  expect(folderInRepository(join(process.cwd(), 'content'))).toMatch(/(?:^|\/)content$/);
  // In a linked git worktree, .git is a file.
  writeFileSync(join(root, '.git'), 'gitdir: elsewhere');
  expect(folderInRepository(join(root, 'site/content'))).toBe('site/content');
});
