import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '../../src/halflight/testing/free-port';
import { writeFiles } from '../../src/halflight/testing/write-files';
import {
  differencesOf,
  digestsOf,
  makeContent,
  openProject,
  published,
  readSite,
  removeBuild,
  runScript,
  settings,
  startPreview,
} from './commands';

const post = (title: string, body: string, more = '') =>
  `---\ntitle: ${title}\ndate: 2026-01-02\n${more}---\n\n${body}\n`;

/** A collection that the site declares itself, and that the editor has a form for. */
const declare = (label: string) =>
  `---\nlabel: ${label}\nfields:\n  - { name: serves, kind: number, optional: true }\n---\n`;

const bibliography = (...titles: string[]) =>
  titles
    .map((title, index) => `@misc{key${index}, title={${title}}, author={Test Person}, year=${2020 + index}}\n`)
    .join('');

const before = {
  'site.md': settings.replace('---\n', '---\neditor: ada/notes\n'),
  'collections/recipe.md': declare('Recipes'),
  'recipes/soup.md': '---\ntitle: Soup\nserves: 4\n---\n\nHot.\n',
  'pages/index.md': '---\ntitle: Home\nsections:\n  - type: hero\n  - type: posts\n---\n',
  'pages/leaving.md': '---\ntitle: Leaving\n---\n\nThis page will go.\n',
  'publications.bib': bibliography('An early thought', 'A thought that is taken back'),
  'posts/edited/index.md': post('Before', 'Words before. ![A colour](./colour.png)'),
  'posts/steady.md': post('Steady', 'These words stay.'),
  'posts/withdrawn.md': post('Withdrawn', 'These words become a draft.', 'tags: [fleeting]\naliases: [/fleeting/]\n'),
  'events/withdrawn.md': '---\ntitle: Withdrawn\nstart: 2026-05-14\n---\n',
};

const after = {
  'collections/recipe.md': declare('Things to cook'),
  'publications.bib': bibliography('A second thought'),
  'posts/edited/index.md': post('After', 'Words after. ![A colour](./colour.png)\n\n```js\nlet one = 1;\n```'),
  'posts/withdrawn.md': post(
    'Withdrawn',
    'These words become a draft.',
    'tags: [fleeting]\naliases: [/fleeting/]\ndraft: true\n',
  ),
  'events/withdrawn.md': '---\ntitle: Withdrawn\nstart: 2026-05-14\ndraft: true\n---\n',
  'posts/new.md': post('New', 'These words are new.'),
};

function draw(folder: string, colour: string): Promise<unknown> {
  return sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
    .png()
    .toFile(`${folder}/posts/edited/colour.png`);
}

/** Blanks a picture except its beginning and end, which is all that the check reads, so that only the build fails. */
function spoil(picture: string): void {
  const bytes = readFileSync(picture);
  writeFileSync(picture, bytes.fill(0, 60, bytes.length - 12));
}

/** Builds a content folder, with these files in `static/` and these additional environment variables. */
async function build(
  content: string,
  files: Record<string, string> = {},
  environment: Record<string, string> = {},
): Promise<Record<string, string>> {
  const folder = openProject(content);
  writeFiles(join(folder, 'static'), files);
  const { code, output } = await runScript('build', content, [], environment, folder);
  expect(code, output).toBe(0);
  return readSite(published);
}

/** Switches the content to its state before or after the edit. */
async function edit(content: string, version: 'before' | 'after'): Promise<void> {
  if (version === 'before') {
    rmSync(`${content}/posts/new.md`, { force: true });
    writeFiles(content, before);
  } else {
    rmSync(`${content}/pages/leaving.md`, { force: true });
    writeFiles(content, after);
  }
  await draw(content, version === 'before' ? '#ff0000' : '#0000ff');
}

test(
  'a site is the same whether it was built from nothing, after an edit, or after a build that failed',
  { tag: '@slow' },
  async () => {
    test.setTimeout(4_800_000);
    const content = makeContent(before);
    await edit(content, 'before');
    removeBuild(content);
    const copied = { 'old-cv.txt': 'This file will go.\n', 'party/index.html': '<p>This page, too.' };
    const cold = await build(content, copied);
    expect(cold).toMatchObject(copied);
    expect(cold['posts/edited/index.html']).toContain('Words before.');
    expect(cold['leaving/index.html']).toBeDefined();
    const movesOn = (site: Record<string, string>) => [
      site['fleeting/index.html'] !== undefined,
      /fleeting/.test(site._redirects ?? ''),
    ];
    expect(movesOn(cold)).toEqual([true, true]);
    const outputsOf = (site: Record<string, string>) =>
      Object.keys(site).filter(
        (path) => /\.(?:ics|md)$|feed\.xml$/.test(path) && /withdrawn|leaving|calendar|fleeting/.test(path),
      );
    expect(outputsOf(cold)).toEqual(
      expect.arrayContaining(['events/calendar.ics', 'events/withdrawn/event.ics', 'posts/withdrawn/index.md']),
    );

    await edit(content, 'after');
    const edited = await build(content);
    expect(edited['posts/edited/index.html']).toContain('Words after.');
    expect(edited['posts/new/index.html']).toBeDefined();
    expect(outputsOf(edited), 'feeds, calendars and texts of what became private').toEqual([]);
    expect(edited['feed.xml']).not.toContain('Withdrawn');
    expect(cold['admin/index.html']).toContain('"label":"Recipes"');
    expect(edited['admin/index.html']).toContain('"label":"Things to cook"');
    expect(edited['recipes/index.html']).toContain('Things to cook');
    expect(cold['publications/index.html']).toContain('A thought that is taken back');
    for (const path of ['publications/index.html', 'publications.bib']) {
      expect(edited[path]).toContain('A second thought');
      expect(edited[path]).not.toMatch(/An early thought|taken back/);
    }
    expect(movesOn(edited), 'from what became private nobody is led on').toEqual([false, false]);

    await edit(content, 'before');
    const takenBack = await build(content, copied);

    await edit(content, 'after');
    spoil(`${content}/posts/edited/colour.png`);
    const failed = await runScript('build', content);
    expect(failed.code, failed.output).not.toBe(0);

    await edit(content, 'after');
    const fixed = await build(content);

    removeBuild(content);
    const editedCold = await build(content);
    expect(differencesOf(takenBack, cold), 'an edit taken back, and a build from nothing').toEqual([]);
    expect(differencesOf(fixed, editedCold), 'fixed after a failed build, and built from nothing').toEqual([]);
    expect(differencesOf(edited, editedCold), 'edited, and built from nothing').toEqual([]);
  },
);

/** Enough for several list pages and for neighbours and tags. */
const POSTS = 40;
const EDITED = 'posts/post-20.md';
const PAGE = 'posts/post-20/index.html';

const manyPosts = Object.fromEntries(
  Array.from({ length: POSTS }, (_, index) => [
    `posts/post-${index}.md`,
    post(`Post ${index}`, `The first words of ${index}.\n\nMore words.`, `tags: [tag-${index % 4}]\n`),
  ]),
);

/** The pages that are new or differ. */
function changedPages(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after).filter((path) => path.endsWith('.html') && before[path] !== after[path]);
}

/** When each page of the site was last written, except for redirects, which every build writes. */
function timesOf(site: Record<string, string>): Map<string, number> {
  const pages = Object.keys(site).filter((path) => path.endsWith('.html') && !site[path]?.includes('"refresh"'));
  return new Map(pages.map((path) => [path, statSync(join(published, path)).mtimeMs]));
}

/** The pages that were written since `times`, whether they differ or not. */
function writtenSince(times: ReadonlyMap<string, number>, site: Record<string, string>): string[] {
  return [...timesOf(site)].flatMap(([path, time]) => (times.get(path) === time ? [] : [path]));
}

test('an edit changes its page and the lists that show it, and no other page', { tag: '@slow' }, async () => {
  test.setTimeout(2_400_000);
  const content = makeContent({ 'pages/index.md': before['pages/index.md'], ...manyPosts });
  removeBuild(content);
  const cold = await build(content);
  const times = timesOf(cold);

  writeFiles(content, { [EDITED]: `${manyPosts[EDITED] ?? ''}\nOne sentence more.\n` });
  const edited = await build(content, {}, { OF_ANOTHER_TERMINAL: '1' });
  expect(changedPages(cold, edited), 'after a cold build').toEqual([PAGE]);
  expect(writtenSince(times, edited), 'no other page is written').toEqual([PAGE]);

  // A fresh clone with the last build restored: every content file has the time of the clone.
  const now = new Date();
  for (const path of [...Object.keys(manyPosts), 'site.md', 'pages/index.md'])
    utimesSync(join(content, path), now, now);
  writeFiles(content, { [EDITED]: (manyPosts[EDITED] ?? '').replace('Post 20', 'Post 20, renamed') });
  const renamed = await build(content);
  const changed = changedPages(edited, renamed);
  expect(changed).toEqual(expect.arrayContaining([PAGE, 'tags/tag-0/index.html']));
  expect(changed.length, changed.join(' ')).toBeLessThanOrEqual(15);

  removeBuild(content);
  expect(differencesOf(renamed, await build(content)), 'edited, and built from nothing').toEqual([]);
});

test('a preview in between leaves nothing behind, and no page is rewritten', { tag: '@slow' }, async () => {
  test.setTimeout(2_400_000);
  const content = makeContent({ 'pages/index.md': before['pages/index.md'], ...manyPosts });
  removeBuild(content);
  const cold = await build(content);
  const times = timesOf(cold);

  writeFiles(content, { 'posts/draft.md': post('A draft', 'Not yet.', 'draft: true\n') });
  const port = await freePort();
  const preview = startPreview(content, port);
  const ofPost = () => fetch(`http://localhost:${port}/posts/post-20/`).catch(() => undefined);
  await expect.poll(async () => (await ofPost())?.status, { timeout: 800_000, intervals: [1000] }).toBe(200);
  await expect.poll(preview.output, { timeout: 60_000 }).toMatch(/Ready/);
  await preview.stop();

  writeFiles(content, { [EDITED]: `${manyPosts[EDITED] ?? ''}\nOne sentence more.\n` });
  const edited = await build(content);
  expect(changedPages(cold, edited)).toEqual([PAGE]);
  expect(writtenSince(times, edited)).toEqual([PAGE]);

  removeBuild(content);
  expect(differencesOf(edited, await build(content)), 'after a preview, and built from nothing').toEqual([]);
});

const several = {
  'site.md': settings.replace('language: en', 'languages: [en, fr]'),
  'site.fr.md': '---\ntitle: Le site\n---\n',
  'posts/steady.fr.md': post('Constant', 'Voir [un autre](withdrawn.md).'),
};

test(
  'languages that come and go leave nothing behind, and change all that they concern',
  { tag: '@slow' },
  async () => {
    test.setTimeout(4_800_000);
    const one = {
      'site.md': settings,
      'posts/steady.md': before['posts/steady.md'],
      'posts/withdrawn.md': before['posts/withdrawn.md'],
    };
    const content = makeContent(one);
    removeBuild(content);
    const alone = await build(content);

    writeFiles(content, several);
    const translated = await build(content);
    expect(translated['fr/posts/steady/index.html']).toContain('/some/prefix/posts/withdrawn/"');
    expect(translated['posts/steady/index.html']).toContain('/some/prefix/fr/posts/steady/"');

    writeFiles(content, {
      'site.fr.md': '---\ntitle: Le nouveau site\n---\n',
      'posts/withdrawn.fr.md': post('Retiré', 'Des mots.'),
    });
    const more = await build(content);
    expect(more['fr/posts/steady/index.html']).toContain('/some/prefix/fr/posts/withdrawn/"');
    expect(more['fr/posts/steady/index.html']).toContain('Le nouveau site');
    removeBuild(content);
    expect(differencesOf(more, await build(content)), 'more in a language, and built from nothing').toEqual([]);

    for (const path of ['site.fr.md', 'posts/steady.fr.md', 'posts/withdrawn.fr.md']) rmSync(join(content, path));
    writeFiles(content, one);
    expect(differencesOf(await build(content), alone), 'one language again, and as before').toEqual([]);
  },
);

test('problems with the content leave the published site untouched', async () => {
  const content = makeContent({ 'posts/wrong.md': '---\ntitel: Wrong\ndate: soon\n---\n\nWords.\n' });
  openProject(content);
  // Any published site will do.
  if (!existsSync(`${published}/index.html`)) writeFiles(published, { 'index.html': 'What was published before.' });
  const first = digestsOf(published);
  const { code } = await runScript('build', content);
  expect(code).toBe(1);
  expect(digestsOf(published)).toEqual(first);
});
