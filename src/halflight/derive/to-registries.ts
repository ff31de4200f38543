import { posix } from 'node:path';
import { toCamelCase, toPascalCase } from '../letter-case';

/** The parts of a definition that determine its place in a registry. */
export interface Placed {
  position: number;
  /** For a collection: its folder in the content folder. */
  folder?: string;
  /** For a section: its type in front matter. */
  type?: string;
}

/** The definitions that registries need, by file path in `src/halflight/`. */
export type Definitions = ReadonlyMap<string, Placed>;

/** A kind of file that a collection or section may have, and the registry that lists all such files. */
interface Role {
  /** The paths of the files in `src/halflight/`, where NAME is the name of the folder. */
  files: readonly string[];
  /** What they export, where NAME is the name of the folder in camel case, and TYPE the section type in Pascal case. */
  exported: string;
  /** The registry's file, whose constant is named after it: `jsonLd` in `json-ld.ts`. */
  registry: string;
  /**
   * The keys of the constant: the name of the folder, the section type, or (if entries are not looked up) the name of the import. Without `keys`, the
   * exported objects are merged, in the order of the definitions.
   */
  keys?: 'folder' | 'type' | 'import';
}

/** To add a role, add an entry. */
const roles: readonly Role[] = [
  { files: ['collections/NAME/schema.ts'], exported: 'NAME', registry: 'collections/schemas.ts', keys: 'folder' },
  {
    files: ['sections/NAME/schema.ts', 'collections/NAME/section-schema.ts'],
    exported: 'section',
    registry: 'collections/section-schemas.ts',
    keys: 'import',
  },
  {
    files: ['sections/NAME/NAME.tsx', 'collections/NAME/section.tsx'],
    exported: 'TYPE',
    registry: 'collections/section-components.ts',
    keys: 'type',
  },
  {
    files: ['sections/NAME/markdown.ts'],
    exported: 'toMarkdown',
    registry: 'sections/markdown.ts',
    keys: 'type',
  },
  { files: ['sections/NAME/services.ts'], exported: 'services', registry: 'sections/services.ts', keys: 'type' },
  { files: ['collections/NAME/list.tsx'], exported: 'List', registry: 'collections/lists.ts', keys: 'folder' },
  { files: ['collections/NAME/json-ld.ts'], exported: 'describe', registry: 'collections/json-ld.ts', keys: 'folder' },
  { files: ['words/parts/NAME.ts'], exported: 'NAME', registry: 'words/parts.ts' },
];

const LISTS = 'collections/NAME/list.tsx';
const LIST_NAMES = 'words/list-names.ts';

export const registryPaths: readonly string[] = [...roles.map(({ registry }) => registry), LIST_NAMES];

/** A file that has a role. */
interface Found {
  file: string;
  name: string;
  /** The file that defines its collection or section. */
  definition: string;
}

/**
 * The registries of the files in the folders of collections and sections, by path in `src/halflight/`; `files` are the paths of all files there.
 * Without definitions, returns only the registries that depend on names alone, through which the definitions are loaded.
 */
export function toRegistries(files: readonly string[], definitions?: Definitions): Map<string, string> {
  const found = roles.map((role) => ({ role, members: findMembers(files, role.files) }));
  const ready = found.filter(({ role: { keys } }) => definitions ?? (keys === 'folder' || keys === 'import'));
  const registries = ready.map(({ role, members }) => [role.registry, toRegistry(role, members, definitions)] as const);
  if (!definitions) return new Map(registries);
  const lists = inOrder(findMembers(files, [LISTS]), definitions).map(({ folder = '' }) => folder);
  return new Map([...registries, [LIST_NAMES, toListNames(lists)]]);
}

/** The files whose definitions the registries need. They can be loaded once the registries that need no definitions are written. */
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
      const form = new RegExp(`^${pattern.replace('NAME', '([\\w-]+)').replace('NAME', '\\1')}$`);
      return files.flatMap((file) => {
        const [, name] = form.exec(file) ?? [];
        return name === undefined ? [] : [{ file, name, definition: definitionOf(file, name, all) }];
      });
    })
    .sort((a, b) => compare(a.name, b.name) || compare(a.file, b.file));
}

/** The file that defines the collection or section with this name, which another of its files belongs to. */
function definitionOf(file: string, name: string, all: ReadonlySet<string>): string {
  const collection = `collections/${name}/${file.includes('/section') ? 'section-' : ''}schema.ts`;
  const section = `sections/${name}/schema.ts`;
  return file.startsWith('sections/') || (file.startsWith('words/') && all.has(section)) ? section : collection;
}

function toRegistry(
  { exported, registry, keys }: Role,
  found: readonly Found[],
  definitions: Definitions = new Map(),
): string {
  const constant = toCamelCase(/([\w-]+)\.ts$/.exec(registry)?.[1] ?? '');
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

/** Files together with their definitions, in their order, collections before sections. */
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
  const path = posix.relative(posix.dirname(registry), file.replace(/\.tsx?$/, ''));
  return path.startsWith('.') ? path : `./${path}`;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
