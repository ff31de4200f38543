import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { readSite } from './read-content';
import { requireSite } from './require-site';
import { withFolder } from './with-folder';

test('says whether site.md is missing or invalid', () => {
  const folder = makeFolder();
  const read = () => requireSite(readSite(folder), folder);
  expect(read).toThrow(
    `There is no site.md in ${folder}, which a site needs: "npm create halflight my-site" begins a site with one, in a new folder.`,
  );
  writeFiles(folder, { 'site.md': '---\ntitle: A\n---\n' });
  expect(read).toThrow(
    `There are mistakes in site.md: "${withFolder('npm run check', folder)}" names them. Fix them first.`,
  );
  writeFiles(folder, { 'site.md': '---\ntitle: A\nurl: https://a.test/\n---\n' });
  expect(read()).toMatchObject({ title: 'A' });
});
