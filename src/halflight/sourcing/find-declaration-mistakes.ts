import { parse } from 'yaml';
import { collections } from '../collections';
import { commonFields, type Collection } from '../collections/define-collection';
import { schemaProperties } from '../collections/collection/schema-types';
import type { FieldType, looks } from '../collections/collection/field-types';
import {
  folderOf,
  toField,
  type Declaration,
  type FieldDeclaration,
} from '../collections/collection/to-own-collection';
import { BUILD_FOLDERS } from '../derive/to-url';
import { toListPath } from '../parse-url';
import { nearest } from '../nearest';

/** A declaration and its name, which comes from its file. */
export interface Named {
  name: string;
  filePath: string;
  declaration: Declaration;
}

/** A problem in a declaration that validating fields one by one does not reveal. */
export interface DeclarationMistake {
  filePath: string;
  /** The path in the front matter; empty for the file as a whole. */
  path: readonly PropertyKey[];
  kind: string;
  message: string;
  suggestion?: string;
  /** Set if the declaration is odd but can be published. */
  severity?: 'warning';
}

/** Names that nodes, pages and lists already use for every entry. */
const TAKEN = [
  'aliases',
  'body',
  'children',
  'collection',
  'excerpt',
  'facts',
  'fields',
  'filePath',
  'firstParagraph',
  'hasBody',
  'hasPage',
  'instants',
  'id',
  'internal',
  'language',
  'minutes',
  'parent',
  'path',
  'players',
  'sections',
  'sharedName',
  'source',
  'tagLinks',
  'text',
  // These have a meaning to all code that reads entries, and are useless in a declared collection.
  'authors',
  'canonical',
  'math',
  'name',
  'series',
  'timeZone',
];

/** Where every site has pages or files of its own. */
export const RESERVED_PATHS = ['404', 'admin', 'search', 'tags', 'feed', ...BUILD_FOLDERS].map((name) => `/${name}/`);

/** The kinds that fields with a built-in meaning must have. */
const MEANINGS: Readonly<Record<string, { kinds: readonly FieldType[]; list: boolean; means: string }>> = {
  title: { kinds: ['text'], list: false, means: 'what an entry is called' },
  summary: { kinds: ['text'], list: false, means: 'what an entry is about' },
  cover: { kinds: ['image'], list: false, means: 'the picture above an entry' },
  tags: { kinds: ['text'], list: true, means: 'the subjects of an entry' },
  featured: { kinds: ['flag'], list: false, means: 'what sections may ask for' },
  date: { kinds: ['day', 'time'], list: false, means: 'the day of an entry' },
  // These are shown in calendars.
  location: { kinds: ['text', 'choice'], list: false, means: 'where something happens' },
  online: { kinds: ['url'], list: false, means: 'where to take part online' },
  url: { kinds: ['url'], list: false, means: 'where there is more to read' },
};

const WHEN: readonly FieldType[] = ['time', 'day'];

type Report = (path: readonly PropertyKey[], kind: string, message: string, suggestion?: string) => void;

/**
 * Problems in a site's declarations that validating fields one by one does not reveal: reserved names, references to missing fields, paths and
 * folders already in use. In the order of the files.
 */
export function findDeclarationMistakes(all: readonly Named[]): DeclarationMistake[] {
  const mistakes: DeclarationMistake[] = [];
  all.forEach((named, index) => {
    const report: Report = (path, kind, message, suggestion) => {
      mistakes.push({
        filePath: named.filePath,
        path,
        kind,
        message,
        ...(suggestion !== undefined && { suggestion }),
      });
    };
    const before = all.slice(0, index);
    checkName(named, report);
    const isFree = checkFolder(named, before, report);
    // Without a `path`, it derives from the folder, which must change anyway.
    if (isFree || named.declaration.path !== undefined) checkPath(named, before, report);
    checkFields(named.declaration, report);
    checkNamedFields(named.declaration, report);
    checkProperties(named.declaration, report);
    mistakes.push(...findReplaced(named), ...findUnshown(named));
  });
  return mistakes;
}

/** The built-in collections that were there before any declaration. */
const firm = (collections as readonly Collection[]).filter((collection) => !collection.yields);

/** A declaration that takes the place of a built-in collection that came later: the site keeps it, and its author is told that there is another. */
function findReplaced({ name, filePath, declaration }: Named): DeclarationMistake[] {
  const path = pathOf({ name, filePath, declaration });
  const folder = folderOf(name, declaration);
  return (collections as readonly Collection[])
    .filter(
      (ours) =>
        ours.yields &&
        (ours.name === name || ours.folder === folder || (ours.list && toListPath(ours.list.path) === path)),
    )
    .map((ours) => ({
      filePath,
      path: [],
      kind: 'taken-name',
      severity: 'warning',
      message: `"${ours.name}", in ${ours.folder}/, is now a built-in collection, too; this declaration is used in its place, as before. Rename the declaration${folder === ours.folder ? ' and its folder' : ''} to have both, or delete it to use the built-in one`,
    }));
}

function checkName({ name, filePath }: Named, report: Report): void {
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name))
    report(
      [],
      'bad-name',
      `the file's name is that of the collection, so it must be lower-case letters, digits and hyphens, such as recipe.md; found "${name}"`,
    );
  // A build looks for the file only there.
  else if (![`collections/${name}.md`, `collections/${name}/index.md`].includes(filePath))
    report([], 'bad-name', `is not where the declaration of "${name}" belongs: move it to collections/${name}.md`);
  const builtIn = firm.find((collection) => collection.name === name);
  if (builtIn)
    report([], 'taken-name', `"${name}" is a built-in collection, in ${builtIn.folder}: choose another name`);
}

/** Checks the folder, and returns whether it is free. */
function checkFolder({ name, declaration }: Named, before: readonly Named[], report: Report): boolean {
  const folder = folderOf(name, declaration);
  const isBuiltIn = firm.some((collection) => collection.folder.replace(/\.md$/, '') === folder);
  const other = before.find((named) => folderOf(named.name, named.declaration) === folder)?.filePath;
  if (!isBuiltIn && other === undefined) return true;
  const owner = isBuiltIn ? 'a built-in collection' : (other ?? '');
  const place = declaration.folder === undefined ? [] : ['folder'];
  report(place, 'taken-folder', `the folder ${folder}/ belongs to ${owner}: set another with "folder"`);
  return false;
}

const pathOf = ({ name, declaration }: Named): string => toListPath(declaration.path ?? folderOf(name, declaration));

function checkPath(named: Named, before: readonly Named[], report: Report): void {
  const path = pathOf(named);
  const place = named.declaration.path === undefined ? [] : ['path'];
  const builtIn = firm.find(({ list }) => list && toListPath(list.path) === path);
  const other = before.find((each) => pathOf(each) === path);
  if (path === '/') report(place, 'taken-path', '"path" must not be that of the home page, but one such as /recipes/');
  else if (RESERVED_PATHS.some((reserved) => path.startsWith(reserved)))
    report(place, 'taken-path', `the path ${path} is used by every site: set another with "path"`);
  else if (builtIn)
    report(place, 'taken-path', `the path ${path} belongs to the list of ${builtIn.folder}: set another with "path"`);
  else if (other) report(place, 'taken-path', `the path ${path} belongs to ${other.filePath}: set another with "path"`);
}

function checkFields({ fields }: Declaration, report: Report): void {
  fields.forEach((field, index) => {
    const { name, kind, list = false, example } = field;
    const at = ['fields', index];
    const meaning = Object.hasOwn(MEANINGS, name) ? MEANINGS[name] : undefined;
    if (fields.findIndex((other) => other.name === name) < index)
      report([...at, 'name'], 'duplicate-field', `there is a field "${name}" above: names of fields must be unique`);
    else if (Object.hasOwn(commonFields, name))
      report(
        [...at, 'name'],
        'taken-name',
        `"${name}" is a field that every entry has: remove it, or choose another name`,
      );
    // Every object has these properties, so an entry without such a field would seem to have it.
    else if (TAKEN.includes(name) || name in Object.prototype)
      report([...at, 'name'], 'taken-name', `"${name}" is used by Halflight for every entry: choose another name`);
    else if (meaning && (!meaning.kinds.includes(kind) || meaning.list !== list))
      report(
        [...at, meaning.kinds.includes(kind) ? 'list' : 'kind'],
        'contradiction',
        `"${name}" is ${meaning.means}, so it must be ${meaning.list ? 'a list of' : 'one'} ${meaning.kinds.join(' or ')}: change that, or choose another name`,
      );
    if (name === 'title' && field.optional)
      report([...at, 'optional'], 'contradiction', '"title" cannot be optional: every entry has one');
    if (example !== undefined && !fits(field, example))
      report([...at, 'example'], 'bad-example', `"${example}" is not a valid value for a field of kind ${kind}`);
  });
}

/** Whether an example is a valid value of a field, or a valid item of its list. */
function fits(field: FieldDeclaration, example: string): boolean {
  try {
    const written: unknown = parse(example, { schema: 'failsafe' });
    return toField({ ...field, list: false, optional: false }).safeParse(written).success;
  } catch {
    return false;
  }
}

function checkNamedFields({ fields, sort, card = [], publishes, happens }: Declaration, report: Report): void {
  const all = [...new Set(['title', ...fields.map(({ name }) => name)])];
  const kindNamed = (name: string) => fields.find((each) => each.name === name)?.kind ?? 'text';
  const find = (name: string, path: readonly PropertyKey[], kinds?: readonly FieldType[]): void => {
    if (name === 'title' && !kinds) return;
    const field = fields.find((each) => each.name === name);
    if (!field) {
      const fitting = kinds ? all.filter((each) => kinds.includes(kindNamed(each))) : all;
      report(
        path,
        'unknown-field',
        `there is no field "${name}"${fitting.length > 0 ? `; ${kinds ? 'those of the right kind are' : 'there are'}: ${fitting.join(', ')}` : `; it needs one of kind ${kinds?.join(' or ') ?? 'text'}`}`,
        nearest(name, fitting),
      );
    } else if (field.list || (kinds && !kinds.includes(field.kind)))
      report(
        path,
        'unknown-field',
        `the field "${name}" is ${field.list ? 'a list' : `of kind ${field.kind}`}; ${kinds ? `one of kind ${kinds.join(' or ')}` : 'one with a single value'} is needed here`,
      );
  };
  if (sort) find(sort.by, ['sort', 'by'], sort.by === 'title' ? undefined : SORTABLE);
  if (publishes !== undefined) find(publishes.by, ['publishes', 'by'], ['day']);
  if (happens) find(happens.start, ['happens', 'start'], WHEN);
  if (happens?.end !== undefined) find(happens.end, ['happens', 'end'], WHEN);
  card.forEach((name, index) => {
    if (fields.some((field) => field.name === name && field.kind === 'markdown'))
      report(['card', index], 'unknown-field', `the field "${name}" is of kind markdown, which is too long for a card`);
    else if (!all.includes(name))
      report(
        ['card', index],
        'unknown-field',
        `there is no field "${name}"; there are: ${all.join(', ')}`,
        nearest(name, all),
      );
  });
}

/** The fields with a built-in meaning that each list style shows. */
const SHOWN: Readonly<Record<(typeof looks)[number], readonly string[]>> = {
  rows: ['title', 'summary'],
  cards: ['title', 'summary', 'cover'],
  index: ['title'],
};

/** Warns of fields that are never shown: entries have no pages, and their list does not show the field. */
function findUnshown({ filePath, declaration }: Named): DeclarationMistake[] {
  const { fields, pages, list: look = 'rows', card = [], sort, publishes, happens } = declaration;
  if (pages !== 'none') return [];
  const used = ['featured', 'tags', ...SHOWN[look], ...card, sort?.by, publishes?.by, happens?.start, happens?.end];
  return fields.flatMap(({ name, kind }, index) => {
    if (used.includes(name)) return [];
    const isShared = SHOWN.cards.includes(name);
    const advice = isShared
      ? `choose a "list" that shows it, such as ${look === 'index' && name !== 'cover' ? 'rows' : 'cards'}`
      : kind === 'markdown'
        ? 'write it as the text below the front matter'
        : 'name it in "card"';
    return [
      {
        filePath,
        path: ['fields', index, 'name'],
        kind: 'hidden-field',
        severity: 'warning',
        message: `nobody sees the field "${name}": entries have no pages, and their list does not show it; ${advice}, give entries pages, or remove it`,
      },
    ];
  });
}

const SORTABLE: readonly FieldType[] = ['text', 'number', 'day', 'time', 'duration', 'choice'];

function checkProperties({ fields, schema = 'CreativeWork', happens }: Declaration, report: Report): void {
  const type = schema === 'CreativeWork' && happens ? 'Event' : schema;
  const properties = schemaProperties[type];
  const names = Object.keys(properties);
  fields.forEach(({ property, kind }, index) => {
    if (property === undefined) return;
    const at = ['fields', index, 'property'];
    const kinds = Object.hasOwn(properties, property) ? properties[property] : undefined;
    const other = fields.slice(0, index).find((field) => field.property === property);
    if (!kinds)
      report(
        at,
        'unknown-value',
        `"${property}" is not a property of ${type} here; allowed: ${names.join(', ')}`,
        nearest(property, names),
      );
    else if (!kinds.includes(kind))
      report(
        at,
        'contradiction',
        `"${property}" is for fields of kind ${kinds.join(' or ')}; this one is of kind ${kind}`,
      );
    else if (other)
      report(
        at,
        'duplicate-property',
        `"${property}" is already used by the field "${other.name}" above: each property belongs to one field`,
      );
  });
  if (schema === 'Event' && !happens)
    report(
      ['schema'],
      'contradiction',
      'an Event takes place on a certain day: name the field that says when with "happens"',
    );
}
