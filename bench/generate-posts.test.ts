import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRoutes } from '../src/halflight/routes/build-routes';
import { checkContent } from '../src/halflight/checks/check-content';
import { toClock } from '../src/halflight/routes/visibility';
import { readContent } from '../src/halflight/sourcing/read-content';
import { generatePosts } from './generate-posts';
import { PAGES } from './measure-weight';

test('the measured site is valid and has a page of each weighed kind', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'bench-')), 'content');
  generatePosts(30, folder);
  expect(checkContent(folder).problems).toEqual([]);
  const { entries, site } = readContent(folder);
  const { routes } = buildRoutes({ entries, site: site ?? {}, clock: toClock('UTC', false) });
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.values(PAGES)));
});
