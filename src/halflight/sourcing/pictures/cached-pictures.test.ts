import { readdirSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeWhole } from '../../cache';
import { enterFolder } from '../../testing/temporary-folder';
import { cachedFile, cachedMeasures, prunePictures } from './cached-pictures';

test('what is made from a published picture stays cached', async () => {
  const root = enterFolder();
  const digest = (sign: string) => sign.repeat(32);
  const shown = [cachedFile(digest('a'), '0123abcd', 'avif'), cachedMeasures(digest('a'))];
  const unused = [cachedFile(digest('a'), 'ffffffff', 'avif'), cachedFile(digest('b'), '0123abcd', 'jpg')];
  for (const file of [...shown, ...unused]) {
    await writeWhole(file, 'bytes');
    // Long ago.
    utimesSync(file, 1, 1);
  }
  await writeWhole(join(root, `public/static/${digest('a')}/0123abcd/its name.avif`), 'bytes');
  await writeWhole(join(root, 'public/static/geist.woff2'), 'bytes');
  await prunePictures(join(root, 'public'));
  expect(readdirSync(join(root, 'node_modules/.cache/halflight/pictures')).sort()).toEqual(
    shown.map((file) => basename(file)).sort(),
  );
});
