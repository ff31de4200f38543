import { toCamelCase, toPascalCase } from '../letter-case';

/** The parts of a definition that determine its place in a registry. */
export interface Placed {
  position: number;
  /** For a collection: its folder in the content folder. */
  folder?: string;
  /** For a section: its type in front matter. */
  type?: string;
}

/** The definitions that registries need, by their file paths in `src/halflight/`. */
export type Definitions = ReadonlyMap<string, Placed>;

/** A kind of file that the folders of collections and sections may contain, and the registry that lists them all. */
interface Role {
  /** The paths of such files in `src/halflight/`, where NAME is the name of the folder. */
  files: readonly string[];
  /** What they export, where NAME is the name of the folder in camel case, and TYPE the type of the section in Pascal case. */
  exported: string;
  /** The file that is written. */
  registry: string;
  constant: string;
  /**
   * The keys of the constant: the name of the folder, the type of the section, or (if entries are not looked up) the name of the import. Without
   * `keys`, the exported objects are merged, in the order of the definitions.
   */
  keys?: 'folder' | 'type' | 'import';
}

/** To add a role, add an entry. */
const roles: readonly Role[] = [
  {
    files: ['collections/NAME/schema.ts'],
    exported: 'NAME',
    registry: 'collections/schemas.ts',
    constant: 'schemas',
    keys: 'folder',
  },
  {
    files: ['sections/NAME/schema.ts', 'collections/NAME/section-schema.ts'],
    exported: 'section',
    registry: 'sections/schemas.ts',
    constant: 'schemas',
    keys: 'import',
  },
  {
    files: ['sections/NAME/NAME.tsx', 'collections/NAME/section.tsx'],
    exported: 'TYPE',
    registry: 'sections/components.ts',
    constant: 'components',
    keys: 'type',
  },
  {
    files: ['sections/NAME/markdown.ts', 'collections/NAME/section-markdown.ts'],
    exported: 'toMarkdown',
    registry: 'sections/markdown.ts',
    constant: 'markdown',
    keys: 'type',
  },
  {
    files: ['sections/NAME/services.ts'],
    exported: 'services',
    registry: 'sections/services.ts',
    constant: 'services',
    keys: 'type',
  },
  {
    files: ['collections/NAME/list.tsx'],
    exported: 'List',
    registry: 'collections/lists.ts',
    constant: 'lists',
    keys: 'folder',
  },
  {
    files: ['collections/NAME/json-ld.ts'],
    exported: 'describe',
    registry: 'collections/json-ld.ts',
    constant: 'jsonLd',
    keys: 'folder',
  },
  {
    files: ['collections/NAME/words.ts', 'sections/NAME/words.ts'],
    exported: 'words',
    registry: 'collections/words.ts',
    constant: 'words',
  },
];

const LISTS = 'collections/NAME/list.tsx';
const LIST_NAMES = 'collections/list-names.ts';

export const registryPaths: readonly string[] = [...roles.map(({ registry }) => registry), LIST_NAMES];

/** A file that has a role. */
interface Found {
  file: string;
  name: string;
  /** The file that defines the collection or section that it belongs to. */
  definition: string;
}

/**
 * The registries of the files in the folders of collections and sections, by path in `src/halflight/`; takes the paths of all files there. Without definitions,
 * it returns only the registries that depend on names alone, through which the definitions are loaded.
 */
export function toRegistries(files: readonly string[], definitions?: Definitions): Map<string, string> {
  const found = roles.map((role) => ({ role, members: findMembers(files, role.files) }));
  const ready = found.filter(({ role: { keys } }) => definitions ?? (keys === 'folder' || keys === 'import'));
  const registries = ready.map(({ role, members }) => [role.registry, toRegistry(role, members, definitions)] as const);
  if (!definitions) return new Map(registries);
  const lists = inOrder(findMembers(files, [LISTS]), definitions).map(({ folder = '' }) => folder);
  return new Map([...registries, [LIST_NAMES, toListNames(lists)]]);
}

/** The files whose definitions the registries need. They may be loaded once the registries that need no definitions are written. */
export function definitionFiles(files: readonly string[]): { file: string; exported: string }[] {
  const needed = [...roles.filter(({ keys }) => keys === 'type' || !keys).flatMap((role) => role.files), LISTS];
  const members = new Map(findMembers(files, needed).map((member) => [member.definition, member]));
  return Array.from(members.values(), ({ definition, name }) => ({
    file: definition,
    exported: definition === `collections/${name}/schema.ts` ? toCamelCase(name) : 'section',
  }));
}

function findMembers(files: readonly string[], patterns: readonly string[]): Found[] {
  const all = new Set(files);
  return patterns
    .flatMap((pattern) => {
      const [parent = ''] = pattern.split('/');
      const names = new Set(files.flatMap((file) => new RegExp(`^${parent}/([\\w-]+)/`).exec(file)?.[1] ?? []));
      return Array.from(names, (name) => {
        const file = pattern.replaceAll('NAME', name);
        const isSection = parent === 'collections' && pattern.includes('/section');
        return { file, name, definition: `${parent}/${name}/${isSection ? 'section-' : ''}schema.ts` };
      });
    })
    .filter(({ file }) => all.has(file))
    .sort((a, b) => compare(a.name, b.name) || compare(a.file, b.file));
}

function toRegistry(
  { exported, registry, constant, keys }: Role,
  found: readonly Found[],
  definitions: Definitions = new Map(),
): string {
  const members = (keys ? found : inOrder(found, definitions)).map(({ file, name, definition }) => {
    const { type = '' } = keys === 'type' ? definedBy(definition, definitions) : {};
    const original = exported.replace('NAME', toCamelCase(name)).replace('TYPE', toPascalCase(type));
    const fixed = original === exported;
    const local = fixed ? toLocal(original, file) : original;
    const key = { folder: name, type, import: local };
    return {
      statement: `import { ${fixed ? `${original} as ${local}` : local} } from '${pathTo(file, registry)}';`,
      entry: keys ? toEntry(key[keys], local) : `...${local}`,
    };
  });
  return toFile([
    ...members.map(({ statement }) => statement),
    '',
    ...(members.length > 0
      ? [`export const ${constant} = {`, ...members.map(({ entry }) => `  ${entry},`), '} as const;']
      : [`export const ${constant} = {} as const;`]),
  ]);
}

function toListNames(folders: readonly string[]): string {
  const names = folders.map((folder) => `'${folder}'`);
  const line = `export const listNames = [${names.join(', ')}] as const;`;
  return toFile([
    '/** The folders of the collections that have a page listing them. */',
    ...(line.length <= 120
      ? [line]
      : ['export const listNames = [', ...names.map((name) => `  ${name},`), '] as const;']),
    '',
    '/** The folder of a collection that has a list. */',
    'export type ListName = (typeof listNames)[number];',
  ]);
}

const toFile = (lines: readonly string[]): string =>
  ['// Written by `npm run derive` from the folders beside it.', ...lines, ''].join('\n');

/** Files in the order of their definitions, collections before sections, together with their definitions. */
function inOrder(found: readonly Found[], definitions: Definitions): (Found & Placed)[] {
  const parent = ({ file }: Found) => file.split('/')[0] ?? '';
  return found
    .map((member) => ({ ...member, ...definedBy(member.definition, definitions) }))
    .sort((a, b) => compare(parent(a), parent(b)) || a.position - b.position);
}

function definedBy(file: string, definitions: Definitions): Placed {
  const definition = definitions.get(file);
  if (!definition) throw new Error(`There is no src/halflight/${file}, which the other files of its folder need.`);
  return definition;
}

/** The local name of an export whose name occurs in several files: `List` of `award/list.tsx` becomes `AwardList`. */
function toLocal(exported: string, file: string): string {
  const [, folder = '', role = ''] = /([\w-]+)\/([\w-]+)\.tsx?$/.exec(file) ?? [];
  const name = toCamelCase(`${folder}-${role}`);
  return /^[A-Z]/.test(exported) ? toPascalCase(name) : name;
}

function toEntry(key: string, local: string): string {
  if (key === local) return local;
  return /^[a-z]\w*$/i.test(key) ? `${key}: ${local}` : `'${key}': ${local}`;
}

function pathTo(file: string, registry: string): string {
  const [own = ''] = registry.split('/');
  const path = file.replace(/\.tsx?$/, '');
  return path.startsWith(`${own}/`) ? path.replace(`${own}/`, './') : `../${path}`;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
