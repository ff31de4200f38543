import { SIDEBAR_ENTRIES } from '../limits';
import { collections } from '../collections';
import { toEntryId, type Entry } from '../sourcing/read-entry';
import { toNoteSlugs } from '../sourcing/vault/list-notes';
import { toVault } from '../sourcing/vault/to-vault';
import { build } from '../testing/routes';

const vault = { folder: 'notes' };
const id = (name: string) => toEntryId(`notes/${name}.md`);

/** The pages of a site whose vault has notes of these names. */
function buildNotes(names: readonly string[]) {
  const files = names.map((name) => `notes/${name}.md`);
  const slugs = toNoteSlugs(files, 'notes');
  const entries = files.map((filePath): Entry => ({
    id: toEntryId(filePath),
    collection: 'vault',
    slug: slugs.get(filePath) ?? '',
    filePath,
    values: { title: filePath.replace(/^.*\/|\.md$/g, '') },
    body: '',
    hasBody: true,
    bodyLine: 1,
  }));
  return build(entries, { site: { vault }, registry: [...collections, toVault({ vault }, slugs)] });
}

const tree = [
  { name: 'Beds', ids: [id('Beds/README'), id('Beds/a')], anchor: '_folder-1' },
  { name: 'Crops 2', ids: [id('Crops 2/b')], anchor: '_folder-2' },
  {
    name: 'Crops 10',
    ids: [],
    anchor: '_folder-3',
    groups: [{ name: 'Deep', ids: [id('Crops 10/Deep/c')], anchor: '_folder-3-1' }],
  },
  { ids: [id('last')] },
];
const names = ['last', 'Beds/a', 'Beds/README', 'Crops 10/Deep/c', 'Crops 2/b'];

test('the list of a vault has its folders, the page of each first, and then the other notes', () => {
  const { at, problems } = buildNotes(names);
  expect(problems).toEqual([]);
  expect(at('/notes/')).toMatchObject({ component: 'pages/notes', context: { tree } });
  expect(at('/notes/beds/').entry).toBe(id('Beds/README'));
});

test('a note at the top takes the place of the list, with the whole tree beside it', () => {
  const { at, problems } = buildNotes([...names, 'index']);
  expect(problems).toEqual([]);
  expect(at('/notes/')).toMatchObject({ entry: id('index'), context: { sidebar: [{ ids: [id('index')] }, ...tree] } });
});

test('beside a note are all notes, without the neighbours that other entries have', () => {
  const { context } = buildNotes(names).at('/notes/crops-10/deep/c/');
  expect(context.sidebarIds).toEqual(['Beds/README', 'Beds/a', 'Crops 2/b', 'Crops 10/Deep/c', 'last'].map(id));
  expect(context.nextId).toBeNull();
});

test('a folder with too many notes for a sidebar shows only the note, and leads to the list', () => {
  const many = Array.from({ length: SIDEBAR_ENTRIES + 1 }, (_, index) => `Beds/${index}`);
  const { context } = buildNotes([...names, ...many]).at('/notes/beds/7/');
  expect(context.sidebar).toContainEqual({ name: 'Beds', ids: [id('Beds/7')], to: '/notes/#_folder-1' });
  expect(context.sidebarList).toBe('/notes/');
});

test('in a large vault, only the folders around a note list their notes', () => {
  const many = Array.from({ length: SIDEBAR_ENTRIES }, (_, index) => `Beds/${index}`);
  const { context } = buildNotes([...names, ...many]).at('/notes/crops-10/deep/c/');
  expect(context.sidebar).toEqual([
    { name: 'Beds', ids: [], to: '/notes/#_folder-1' },
    { name: 'Crops 2', ids: [], to: '/notes/#_folder-2' },
    { name: 'Crops 10', ids: [], groups: [{ name: 'Deep', ids: [id('Crops 10/Deep/c')] }] },
    { ids: [id('last')] },
  ]);
});
