import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { writeFiles } from '../../src/halflight/testing/write-files';
import { filesOf } from '../sites';
import { copyProject } from '../workspace';
import { makeContent, runScript } from './commands';

const GUIDE = 'docs/posts/adding-a-collection/index.md';

/** The files that the guide shows: each code block follows a line that begins with its path. */
function filesOfGuide(): Record<string, string> {
  const blocks = readFileSync(GUIDE, 'utf8').matchAll(/^`(src\/[^`]+)`[^\n]*:\n\n```\w+\n(.*?)^```$/gms);
  return Object.fromEntries(Array.from(blocks, ([, path = '', text = '']) => [path, text]));
}

const content = {
  'talks/weaving-algebra.md': `---
title: Weaving algebra
date: 2026-05-02
venue: Turin
tags: [looms]
---

What a loom and an engine have in common.
`,
  'pages/index.md': `---
title: Home
sections:
  - type: talks
  - type: quote
    quote: It *weaves* algebraical patterns.
    by: Ada Lovelace
  - type: privacy
---
`,
  'pages/links.md': '---\ntitle: Links\n---\n\n[All paths](/paths.txt)\n',
};

const project = mkdtempSync(join(tmpdir(), 'halflight-additions-'));

test.afterAll(() => rmSync(project, { recursive: true, force: true }));

test('a collection, a section, a host, a service and an output take what the guide shows, and one command', async () => {
  test.setTimeout(2_400_000);
  copyProject(project);
  const added = filesOfGuide();
  expect(Object.keys(added)).toHaveLength(15);
  writeFiles(project, added);
  const folder = makeContent(content);
  const site = readFileSync(join(folder, 'site.md'), 'utf8');
  // Its redirect from /talks would collide with the collection.
  const changed = site
    .replace(/^ *- \{ from: \/talks,.*\n/m, '')
    .replace(/^url: /m, 'analytics: { service: tally, id: "42" }\nurl: ');
  writeFiles(folder, { 'site.md': changed });
  const run = async (script: string, args: readonly string[] = []) => {
    const { code, output } = await runScript(script, folder, args, {}, project);
    expect(code, output).toBe(0);
    return output;
  };

  await run('derive');
  const referenceOf = (name: string) => readFileSync(join(project, `docs/pages/${name}.md`), 'utf8');
  expect(referenceOf('fields')).toContain('[Talks](fields/talk.md)');
  expect(referenceOf('fields/sections')).toContain('What somebody said, set apart.');
  expect(referenceOf('fields/site')).toContain('for Tally the number of your site');
  expect(await run('build', ['--help'])).toContain('Harbour');

  await run('build');
  const published = join(project, 'public');
  const read = (path: string) => readFileSync(join(published, path), 'utf8');

  const talk = read('talks/weaving-algebra/index.html');
  expect(talk).toContain('What a loom and an engine have in common.');
  expect(talk).toContain('"@type":"CreativeWork"');
  expect(talk).toContain('https://tally.example/tally.js');
  expect(/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(talk)?.[1]).toContain('https://tally.example');
  expect(read('talks/index.html')).toContain('Weaving algebra');
  expect(read('tags/looms/index.html')).toContain('Weaving algebra');
  expect(read('feed.xml')).toContain('/talks/weaving-algebra/');
  expect(read('sitemap.xml')).toContain('/talks/weaving-algebra/');
  expect(read('llms.txt')).toContain('/talks/weaving-algebra/index.md');

  const home = read('index.html');
  expect(home).toContain('data-type="talks"');
  expect(home).toContain('It <em>weaves</em> algebraical patterns.');
  expect(home).toContain('Tally');
  expect(read('index.md')).toContain('Ada Lovelace');

  expect(read('paths.txt').split('\n')).toContain('/talks/weaving-algebra/');
  expect(read('_headers')).toContain('/paths.txt');
  expect(JSON.parse(read('harbour.json'))).toContainEqual(
    expect.objectContaining({ from: expect.stringContaining('/portfolio/') }),
  );
  expect(read('nginx.conf')).toContain('harbour');

  const searched = filesOf(published)
    .filter((path) => path.endsWith('.pf_fragment'))
    .map((path) => gunzipSync(readFileSync(join(published, path))).toString('utf8'));
  expect(searched.filter((text) => text.includes('What a loom and an engine have in common.'))).not.toEqual([]);

  // The content check accepts the collection, and finds mistakes in it.
  await run('check');
  appendFileSync(join(folder, 'talks/weaving-algebra.md'), '\n[Dead](/paths.md)\n');
  const { code, output } = await runScript('check', folder, [], {}, project);
  expect(code, output).toBe(1);
  expect(output).toContain('talks/weaving-algebra.md:10:');
});
