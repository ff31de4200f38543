import { join } from 'node:path';
import { furtherIcons } from '../fields/icons';
import { readContent } from '../sourcing/read-content';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { findUnusedIcons } from './unused-icons';

test('the icons that no content and no component names are not sent to browsers', () => {
  const folder = makeFolder();
  writeFiles(folder, {
    'content/site.md': '---\ntitle: A\nurl: https://a.example/\n---\n',
    'content/services/a.md': '---\ntitle: A\nsummary: B\nicon: heart\n---\n',
    'content/pages/a.md':
      '---\ntitle: A\nsections:\n  - type: features\n    items: [{ title: A, icon: camera }, { title: B, icon: star }]\n---\n',
    'content/collections/talk.md':
      '---\nlabel: Talks\nhint: What was said.\npath: /talks/\nicon: mic\nfields: [{ name: held, kind: day }]\n---\n',
    'sections/map/map.tsx': '<Icon name="rocket" />',
    'own/walk/walk.tsx': "import Coffee from 'lucide-react/icons/coffee';",
  });
  const folders = ['sections', 'own', 'missing'].map((name) => join(folder, name));
  const unused: readonly string[] = findUnusedIcons(readContent(join(folder, 'content')), folders);
  const used = furtherIcons.filter((name) => !unused.includes(name));
  expect(used).toEqual(['camera', 'coffee', 'heart', 'mic', 'rocket']);
});

test('the engine’s own list of drawings does not count as use', () => {
  expect(findUnusedIcons({ entries: [], collections: [] }, ['src/halflight'])).toContain('stethoscope');
});
