import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRoutes } from '../src/halflight/routes/build-routes';
import { checkContent } from '../src/halflight/checks/check-content';
import { toClock } from '../src/halflight/routes/visibility';
import { readContent } from '../src/halflight/sourcing/read-content';
import { generatePosts, pathOfPost } from './generate-posts';
import { PAGES } from './measure-weight';

const generate = (count: number): string => {
  const folder = join(mkdtempSync(join(tmpdir(), 'bench-')), 'content');
  generatePosts(count, folder);
  return folder;
};

test('what is measured is a site without mistakes, with a page of each kind that is weighed', () => {
  const folder = generate(30);
  expect(checkContent(folder).problems).toEqual([]);
  const { entries, site } = readContent(folder);
  const { routes } = buildRoutes({ entries, site: site ?? {}, clock: toClock('UTC', false) });
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.values(PAGES)));
});

test('is the same each time, and about as long as posts are', () => {
  const [first, second] = [generate(12), generate(12)].map((folder) =>
    readFileSync(join(folder, pathOfPost(12)), 'utf8'),
  );
  expect(second).toBe(first);
  expect(first?.split(/\s+/).length).toBeGreaterThan(500);
});
