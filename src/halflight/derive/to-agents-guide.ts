import { z } from 'zod';
import { commonFields, type Collection } from '../collections/define-collection';
import { isOptional, itemOf, kindOf, mostItemsOf, shapeOf, type FieldKind } from '../fields/field';
import { takesFolder } from '../fields/images';
import { commonSectionFields, type SectionDefinition } from '../sections/define-section';
import { sectionDefinitions } from '../collections/sections';
import { filters } from '../sections/shared-fields';
import { toExample } from './to-example';
import { toListUrl, toUrl } from './to-url';

type Schema = z.core.$ZodType;
type Shape = Record<string, Schema>;

export const AGENTS_GUIDE = 'src/halflight/AGENTS.md';

/** A group with more members than this, such as the words of the interface, is not listed in the guide. */
const LISTED_MEMBERS = 100;

/** How many groups must be alike to be described together. */
const ALIKE = 4;

/** How many fields an example shows if fewer are required. */
const SHOWN_FIELDS = 3;

/** Kinds of field that an example may show although they are optional. Other kinds name files or pages, which may not exist, or change a default. */
const PLAIN: readonly FieldKind['kind'][] = ['text', 'day', 'time', 'email'];

/** The fields an example shows where the rule above would miss the important ones. */
const SHOWN: Partial<Record<string, readonly string[]>> = {
  site: ['title', 'url', 'description', 'timeZone', 'navigation'],
  person: ['name', 'role', 'email', 'location', 'social', 'skills'],
  product: ['title', 'summary', 'price', 'features'],
};

/** A hint of at most this many characters adds nothing to the field's name. */
const SHORT_HINT = 40;

/** The collection in which most sites have most entries. In others, only the first sentence of a field's hint is shown. */
const IN_FULL: readonly string[] = ['post'];

const shortKinds: Partial<Record<FieldKind['kind'], string>> = {
  markdown: 'md',
  asset: 'file',
  path: 'page',
  link: 'url or file',
  json: 'anything',
};

/**
 * Takes the text of the guide for assistants that write a site, and replaces its generated part: every collection and section with its fields, and an
 * example of each. An assistant reads all of it, so each field is one line. Throws if the line that ends the handwritten part is missing.
 */
export function toAgentsGuide(file: string, registry: readonly Collection[]): string {
  const [written = '', line] = file.split(/^(<!-- What follows is written by .* -->)$/m);
  if (line === undefined) throw new Error(`${AGENTS_GUIDE} lacks the line that says what follows is written.`);
  const lines = [
    written + line,
    '',
    '## Fields of every entry',
    '',
    ...toFieldLines(commonFields),
    '',
    '## Collections',
    '',
    'Every entry but `site.md` and `person.md` also takes the fields above.',
    ...registry.flatMap((collection, index) => ['', ...toCollection(collection, registry.slice(0, index))]),
    '',
    '## Sections of a page',
    '',
    'A page may be composed of sections: a list under `sections`, each with its `type`. All take these:',
    '',
    ...toFieldLines(commonSectionFields),
    '',
    'Those that show a collection take some of these:',
    '',
    ...toFieldLines(filters),
    '',
    'Each type, with what else it takes:',
    '',
    ...sectionDefinitions.flatMap(toSection),
    '',
    'A page with one of each type that needs more than its `type`, and one that does not; a real page has three to seven sections.',
    '',
    ...toFile('pages/sections.md', [
      'title: Sections',
      'sections:',
      ...[{ type: 'hero', fields: {} }, ...sectionDefinitions.filter(needsFields)]
        .flatMap(toItem)
        .map((line) => `  ${line}`),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function toSection({ type, hint, fields }: SectionDefinition): string[] {
  const own = withoutCommon(fields, commonSectionFields);
  const shared = Object.keys(own).filter((name) => name in filters);
  return [
    `- **${type}**${shared.length > 0 ? ` (${shared.join(', ')})` : ''}: ${hint}`,
    ...toFieldLines(withoutCommon(own, filters)).map((line) => `  ${line}`),
  ];
}

const needsFields = ({ fields }: SectionDefinition): boolean => !Object.values(fields).every(isOptional);

/** The minimal example of a section, as an item of `sections`. */
function toItem({ type, fields }: Pick<SectionDefinition, 'type' | 'fields'>): string[] {
  const needed = Object.entries(fields).filter(([, schema]) => !isOptional(schema));
  return [`- type: ${type}`, ...needed.flatMap(([name, schema]) => toExample(name, schema)).map((line) => `  ${line}`)];
}

/** An example of a file. Begins with its path in the content folder, as a comment. */
function toFile(path: string, frontMatter: readonly string[], body: readonly string[] = []): string[] {
  return ['```md', '---', `# ${path}`, ...frontMatter, '---', ...body, '```'];
}

function toCollection(collection: Collection, before: readonly Collection[]): string[] {
  const { label, hint, folder, singleton, nested, body } = collection;
  const own = singleton ? collection.fields : withoutCommon(collection.fields, commonFields);
  const address = singleton ? undefined : toUrl(collection, { slug: nested ? 'PATH' : 'NAME', hasBody: true }, {});
  const list = singleton ? undefined : toListUrl(collection, {});
  const places = [
    ...(address ? [`Its pages: \`${address}\`${collection.page?.onlyWithBody ? ', of those with a text' : ''}.`] : []),
    ...(list ? [`The list: \`${list}\`.`] : []),
    ...(body?.required ? ['There must be a text.'] : []),
  ];
  return [
    `### ${label}: \`${singleton ? folder : `${folder}/${nested ? 'PATH' : 'NAME'}.md`}\``,
    '',
    [hint, ...places].join(' '),
    '',
    ...withoutRepetition(toFieldLines(own, IN_FULL.includes(collection.name)), own, before),
    '',
    ...toFile(
      singleton ? folder : `${folder}/${EXAMPLES[collection.name] ?? 'example'}.md`,
      toShown(collection, own),
      body?.required || collection.name === 'post' ? ['', 'The text, in Markdown.'] : [],
    ),
  ];
}

/** The names of example files that other examples refer to. */
const EXAMPLES: Readonly<Partial<Record<string, string>>> = { collection: 'recipe', form: 'quote' };

/** The front matter of an example: the required fields, the usual ones, and the next few plain ones. */
function toShown({ name: collection, usual = [] }: Collection, own: Shape): string[] {
  const entries = Object.entries(own);
  const chosen = SHOWN[collection];
  const isNeeded = ([name, schema]: [string, Schema]) =>
    chosen?.includes(name) ?? (!isOptional(schema) || usual.includes(name));
  const isPlain = ([, schema]: [string, Schema]) => {
    const { kind } = kindOf(itemOf(schema) ?? schema) ?? {};
    return kind !== undefined && PLAIN.includes(kind);
  };
  const needed = entries.filter(isNeeded);
  const more = entries.filter((field) => !isNeeded(field) && isPlain(field));
  const shown = [...needed, ...more.slice(0, Math.max(0, SHOWN_FIELDS - needed.length))];
  const lines = entries.filter((field) => shown.includes(field)).flatMap(([name, schema]) => toExample(name, schema));
  // A site without it gets a warning about its contact form, and the field's own example is the account of another site.
  return collection === 'site' ? [...lines, 'contact: mailto'] : lines;
}

/** The lines of fields, in which those of one of the collections before are only named, if there are enough. */
function withoutRepetition(lines: readonly string[], own: Shape, before: readonly Collection[]): string[] {
  const same = before
    .map(({ folder, fields }) => ({
      folder,
      names: Object.keys(own).filter((name) => own[name] === fields[name] && !(name in commonFields)),
    }))
    .find(({ names }) => names.length >= ALIKE);
  if (!same) return [...lines];
  const { folder, names } = same;
  const kept = Object.keys(own).flatMap((name, index) => (names.includes(name) ? [] : [lines[index] ?? '']));
  return [...kept, `- ${names.map((name) => toName(name, own[name] as Schema)).join(', ')}: as in ${folder}/`];
}

function withoutCommon(fields: Shape, common: Shape): Shape {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in common)));
}

const toFirstSentence = (hint: string): string => /^.*?[.:](?=\s|$)/.exec(hint)?.[0].replace(/:$/, '.') ?? hint;

/** The fields, one per line: the name, with `!` if required, what may be written, and what it is for. */
function toFieldLines(shape: Shape, isInFull = false): string[] {
  return Object.entries(shape).map(([name, schema]) => {
    const { hint = '' } = kindOf(schema) ?? kindOf(itemOf(schema) ?? schema) ?? {};
    const type = toShortType(schema);
    return `- ${toName(name, schema)}${type === name ? '' : ` (${type})`}${hint.length > SHORT_HINT ? `: ${isInFull ? hint : toFirstSentence(hint)}` : ''}`;
  });
}

const toName = (name: string, schema: Schema): string => `${name}${isOptional(schema) ? '' : '!'}`;

/** What a field accepts, as briefly as possible: `[≤40]` for a list of texts of up to 40 characters. */
function toShortType(schema: Schema): string {
  const item = itemOf(schema);
  if (item instanceof z.ZodDiscriminatedUnion) return 'sections';
  const folder = takesFolder(schema) ? ' or folder' : '';
  if (item)
    return `[${toShortType(item)}]${mostItemsOf(schema) === undefined ? '' : `≤${mostItemsOf(schema)}`}${folder}`;
  const kind = kindOf(schema);
  const value = kind?.default === undefined || kind.default.length > 20 ? '' : `=${kind.default}`;
  return `${kind && kind.kind !== 'group' ? toShortKind(kind) : toMembers(schema)}${value}`;
}

function toShortKind({ kind, jsonSchema = {}, min, max, collection }: FieldKind): string {
  const types = [jsonSchema.type].flat();
  const known = ((jsonSchema.enum ?? jsonSchema.examples) as string[] | undefined)?.join('|');
  switch (kind) {
    case 'text':
    case 'markdown':
      return kind === 'text' && max !== undefined
        ? `≤${max}`
        : `${shortKinds[kind] ?? kind}${max === undefined ? '' : `≤${max}`}`;
    case 'number':
      return `${types.includes('integer') ? 'int' : 'number'}${min === undefined ? '' : ` ${min}-${max ?? ''}`}`;
    case 'day':
      return types.includes('integer') ? 'date' : 'day';
    case 'choice':
      return known ?? '';
    case 'image':
      return (jsonSchema.anyOf as unknown[]).length > 1 ? 'image or path' : 'image';
    case 'font':
      return known ? `${known} or file` : 'file or fonts';
    case 'drawing':
      return `${known ?? ''} or SVG file`;
    case 'reference':
      return `name of a file in ${collection ?? ''}`;
    default:
      return shortKinds[kind] ?? kind;
  }
}

/** The members of a group in braces. Groups that differ only in name are listed once. */
function toMembers(schema: Schema): string {
  const members = Object.entries(shapeOf(schema) ?? {});
  if (members.length > LISTED_MEMBERS) return 'a group of texts';
  if (members.map(([name]) => name).join() === 'label,to,url') return 'link';
  const types = members.map(([, member]) => toShortType(member));
  const { short } = kindOf(schema) ?? {};
  const alone = short === undefined ? '' : ` or ${short}`;
  if (members.length >= ALIKE && new Set(types).size === 1 && types[0]?.startsWith('{'))
    return `{${members.map(([name]) => name).join('|')}: ${types[0]}}${alone}`;
  const said = members.map(([name, member], index) => {
    const type = types[index] ?? '';
    // A `url` is a URL.
    return type === name ? toName(name, member) : `${toName(name, member)} ${type}`;
  });
  return `{${said.join(', ')}}${alone}`;
}
