import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { HEADER_RULES, REDIRECT_RULES } from '../../limits';
import { hosts } from '.';
import type { Host } from './host';

/** The guides of hosts match the code: whoever adds or changes a host writes or changes its guide. */

const folder = 'docs/posts';
const guides = Object.entries<Host>(hosts).map(([name, host]) => [name, host] as const);
const read = (guide: string): string => {
  const path = `${folder}/${guide}/index.md`;
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};
const sectionOf = (text: string, heading: string): string =>
  text.split(/^(?=## )/m).find((part) => part.startsWith(`## ${heading}\n`)) ?? '';
const deploy = readFileSync('.github/workflows/deploy.yml', 'utf8');

test.each(guides)('%s has a guide, to which the guide on publishing and the list of guides lead', (name, host) => {
  expect(read(`publish-${name}`)).toContain(host.name);
  expect(read('publishing')).toContain(`(../publish-${name}/index.md)`);
  expect(readFileSync('docs/README.md', 'utf8')).toContain(`(posts/publish-${name}/index.md)`);
});

test.each(guides)('the guide of %s names the files that are written for it, and no others', (name, { files }) => {
  const table = sectionOf(read(`publish-${name}`), 'What is written for it');
  const named = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, file]) => file);
  expect(named.sort()).toEqual(files.map((file) => file.name).sort());
});

test.each(guides)(
  'the guide of %s names its variables, and where GitHub publishes to it, what that needs',
  (name, host) => {
    const text = read(`publish-${name}`);
    const own = Object.keys(host.variables ?? {});
    expect(own.filter((variable) => !text.includes(`\`${variable}\``))).toEqual([]);
    const steps = deploy.split(/^ {6}- /m).filter((step) => step.includes(`DEPLOY_TO == '${name}'`));
    const needed = steps.flatMap((step) =>
      [...step.matchAll(/(?:secrets|vars)\.([A-Z]\w+)/g)].map(([, key = '']) => key),
    );
    expect(needed.filter((key) => !text.includes(`\`${key}\``))).toEqual([]);
  },
);

test('the limits of Cloudflare are those that the files keep to', () => {
  const limits = sectionOf(read('publish-cloudflare'), 'Limits').replace(/(\d) (?=\d{3})/g, '$1');
  expect(limits).toContain(`${HEADER_RULES} rules`);
  expect(limits).toContain(`${REDIRECT_RULES} lines`);
});

test('no guide is left of a host that is no more', () => {
  const written = readdirSync(folder).filter((name) => name.startsWith('publish-'));
  expect(written.sort()).toEqual(guides.map(([name]) => `publish-${name}`).sort());
});

test('there are no more pages that redirect where a page would win over a redirect, as the guide says', () => {
  expect(hosts.netlify.pagesWin).toBe(true);
  expect(read('publish-netlify')).toContain('NETLIFY=true npm run build');
});
