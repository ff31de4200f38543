import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { HEADER_RULES, REDIRECT_RULES } from '../limits';
import { hosts } from '.';
import type { Host } from './host';

/** The guides for hosts match the code: to add or change a host, write or change its guide. */

const folder = 'docs/posts';
const guides = Object.entries<Host>(hosts).map(([name, host]) => [name, host] as const);
const read = (guide: string): string => {
  const path = `${folder}/${guide}/index.md`;
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};
const sectionOf = (text: string, heading: string): string =>
  text.split(/^(?=## )/m).find((part) => part.startsWith(`## ${heading}\n`)) ?? '';
const deploy = readFileSync('.github/workflows/deploy.yml', 'utf8');

test('each host has a guide that others link to, and that names its files, its variables and what GitHub needs', () => {
  for (const [name, host] of guides) {
    const text = read(`publish-${name}`);
    expect(text).toContain(host.name);
    expect(read('publishing')).toContain(`(../publish-${name}/index.md)`);
    expect(readFileSync('docs/README.md', 'utf8')).toContain(`(posts/publish-${name}/index.md)`);
    const named = [...sectionOf(text, 'What is written for it').matchAll(/^\| `([^`]+)` \|/gm)].map(([, file]) => file);
    expect([name, named.sort()]).toEqual([name, host.files.map((file) => file.name).sort()]);
    const steps = deploy.split(/^ {6}- /m).filter((step) => step.includes(`DEPLOY_TO == '${name}'`));
    const needed = [...steps.join('\n').matchAll(/(?:secrets|vars)\.([A-Z]\w+)/g)].map(([, key = '']) => key);
    const keys = [...Object.keys(host.variables ?? {}), ...needed];
    expect([name, keys.filter((key) => !text.includes(`\`${key}\``))]).toEqual([name, []]);
  }
});

test('the limits of Cloudflare are those that the files keep to', () => {
  const limits = sectionOf(read('publish-cloudflare'), 'Limits').replace(/(\d) (?=\d{3})/g, '$1');
  expect(limits).toContain(`${HEADER_RULES} rules`);
  expect(limits).toContain(`${REDIRECT_RULES} lines`);
});

test('no guide is left of a removed host', () => {
  const written = readdirSync(folder).filter((name) => name.startsWith('publish-'));
  expect(written.sort()).toEqual(guides.map(([name]) => `publish-${name}`).sort());
});

test('there are no more pages that redirect where a page would win over a redirect, as the guide says', () => {
  expect(hosts.netlify.pagesWin).toBe(true);
  expect(read('publish-netlify')).toContain('NETLIFY=true npm run build');
});
