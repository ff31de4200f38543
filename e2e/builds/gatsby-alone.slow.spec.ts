import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { compareFolders } from '../compare-public';
import { makeContent, openProject, project, published, removeBuild, run, runScript } from './commands';

/** Some hosts detect Gatsby and run `gatsby build` themselves, without our command. */

const post = { 'posts/one.md': '---\ntitle: One\ndate: 2026-01-01\naliases: [/first/]\n---\n\nWords.\n' };

const gatsby = (content: string, environment: Record<string, string> = {}) =>
  run('node_modules/.bin/gatsby', ['build', '--prefix-paths'], content, environment, openProject(content));

test('gives the same site as our command, and runs each hook once', async () => {
  test.setTimeout(1_200_000);
  const content = makeContent(post);
  removeBuild(content);
  const usual = await runScript('build', content);
  expect(usual.code, usual.output).toBe(0);
  const expected = mkdtempSync(join(tmpdir(), 'halflight-expected-'));
  cpSync(published, expected, { recursive: true });

  removeBuild(content);
  const counted = join(mkdtempSync(join(tmpdir(), 'halflight-hooks-')), 'counts.json');
  const { code, output } = await gatsby(content, {
    NODE_OPTIONS: `--import ${pathToFileURL(resolve('e2e/builds/count-hooks.mjs')).href}`,
    HOOKS_COUNTED: counted,
  });
  expect(code, output).toBe(0);
  expect(compareFolders(expected, published)).toEqual([]);

  const counts = JSON.parse(readFileSync(counted, 'utf8')) as Record<string, number>;
  // The other hooks are called for each file, page or stage.
  for (const hook of [
    'onPreInit',
    'createSchemaCustomization',
    'createResolvers',
    'sourceNodes',
    'createPages',
    'onPostBuild',
  ])
    expect(counts, hook).toHaveProperty(hook, 1);
  for (const list of ['api-runner-ssr.js', 'api-runner-browser-plugins.js']) {
    const text = readFileSync(join(project, '.cache', list), 'utf8');
    expect(text.match(/halflight\/gatsby-(?:ssr|browser)/g), list).toHaveLength(1);
  }
});

test('stops at a mistake and says where it is', async () => {
  test.setTimeout(600_000);
  const content = makeContent({ ...post, 'posts/two.md': '---\ntitle: Two\ndate: soon\n---\n\nWords.\n' });
  removeBuild(content);
  const { code, output } = await gatsby(content);
  expect(code).toBe(1);
  expect(output).toMatch(/posts\/two\.md:3:7 error .*"date".*must be a day such as 2026-03-14/);
});
