import { slug } from 'github-slugger';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import { commonFields, type Collection } from '../collections/define-collection';
import { CONTENTS_SHORTEST } from '../limits';
import { isOptional, itemOf, kindOf, shapeOf } from '../fields/field';
import { commonSectionFields, type SectionDefinition } from '../sections/define-section';
import { sectionDefinitions } from '../collections/sections';
import { toExample, toSectionExample } from './to-example';
import { toTypeInWords } from './to-type-in-words';
import { toListUrl, toUrl } from './to-url';

type Schema = z.core.$ZodType;
type Shape = Record<string, Schema>;

/** The folder of the reference within the documentation. */
const FOLDER = 'docs/pages';

/** A group with more fields than this, such as the words of the interface, gets a page of its own. */
const LISTED_APART = 100;

/** A table with more rows than this is split by groups of fields, and its page gets a filter field. */
const LONG_TABLE = 30;

/**
 * The documentation pages that list every field of every collection and section, by path: an overview, one page per collection, one for the sections
 * and one for the words of the interface. Each is a Markdown file with front matter.
 */
export function toFieldReference(registry: readonly Collection[]): Map<string, string> {
  const words = registry.flatMap(({ fields }) => (fields.words ? [fields.words] : []))[0];
  const parts = [
    ...registry.map((collection) => ({ name: collection.name, ...toCollectionPage(collection) })),
    { name: 'sections', ...toSectionPage() },
    ...(words ? [{ name: 'words', ...toWordsPage(words) }] : []),
  ];
  return new Map([
    [`${FOLDER}/fields.md`, linksFrom('', toFirstPage(registry))],
    ...parts.map(({ name, title, summary, lines }, index): [string, string] => [
      `${FOLDER}/fields/${name}.md`,
      linksFrom('../', [...toHead(title, summary, lines, index + 1), ...lines]),
    ]),
  ]);
}

/** The front matter of a page. A page with many sections gets a table of contents, one with many rows a filter. `order` is its place in the side bar. */
function toHead(title: string, summary: string, lines: readonly string[] = [], order?: number): string[] {
  const isLong = lines.filter((line) => line.startsWith('| ')).length > LONG_TABLE;
  const hasParts = lines.filter((line) => line.startsWith('## ')).length >= CONTENTS_SHORTEST;
  return [
    '---',
    stringify({
      ...{ title, summary, ...(order !== undefined && { order }) },
      ...(hasParts && { contents: true }),
      ...(isLong && { filter: true }),
    }).trimEnd(),
    '---',
    '',
    '<!-- Written by `npm run derive` from the definitions in src/. Edit those. -->',
    '',
  ];
}

/** Joins the lines of a file. Field types link to `#icons` and `#sections`, which become pages; `up` is the path to the folder of the overview. */
function linksFrom(up: string, lines: readonly string[]): string {
  const text = lines.join('\n').replace(/\n+$/, '\n');
  return `${text.trimEnd()}\n`
    .replaceAll('](#icons)', `](${up}icons.md)`)
    .replaceAll('](#sections)', `](${up === '' ? 'fields/' : ''}sections.md)`);
}

function toFirstPage(registry: readonly Collection[]): string[] {
  return [
    ...toHead('Fields', 'Every field of every collection and section, what it is for, and what may be written there.'),
    'These pages are made from the definitions that the check reads, so they say what the check accepts. A field is optional unless it is marked as required.',
    '',
    '| Of | Its files | What it is |',
    '| :--- | :--- | :--- |',
    ...registry.map(({ name, label, folder, singleton, nested, hint }) =>
      toRow([
        `[${label}](fields/${name}.md)`,
        singleton ? `\`${folder}\`` : `\`${folder}/${nested ? 'PATH' : 'NAME'}.md\``,
        hint,
      ]),
    ),
    '',
    'Pages are composed of [sections](fields/sections.md), whose fields are on a page of their own, as are the [words of the interface](fields/words.md) and the [icons](icons.md).',
    '',
    '## How values are written',
    '',
    ...values,
    '',
    '## Fields of every entry',
    '',
    'Every entry of a folder takes these, too.',
    '',
    ...toFields(commonFields),
  ];
}

const values = [
  '- **Text** may need quotes: where it contains a colon and a space, or begins with a sign such as `"`, `#`, `[` or `{`. Numbers need none.',
  '- **A day** is written `2026-03-14`, a month `2026-03`, a year `2026`, a time `2026-05-14 18:30`.',
  '- **An image** is written `{ src: ./photo.jpg, alt: What it shows }`, with `alt: ""` where it is only decoration. `focus`, such as `top` or `50% 20%`, names the part to keep where it is cropped; `dark` is the file to show in its place in the dark theme. Its path is seen from the Markdown file.',
  '- **A page of this site** is an address such as `/projects/`, or a Markdown file such as `../pages/about.md`.',
  '- **A field of a group** is named behind a dot, `theme.accent`; `[]` stands for each item of a list, as in `navigation[].label`.',
];

interface ReferencePage {
  title: string;
  summary: string;
  lines: string[];
}

function toCollectionPage(collection: Collection): ReferencePage {
  const { label, singleton, folder } = collection;
  return {
    title: label,
    summary: `What may stand in ${singleton ? folder : `the files of ${folder}/`}, what each field is for, and what may be written there.`,
    lines: toCollection(collection),
  };
}

/** The reference of one collection: what it is, where its files and pages are, and its fields. */
function toCollection(
  collection: Collection,
  common = 'the [fields of every entry](../fields.md#fields-of-every-entry)',
): string[] {
  const own = Object.entries(collection.fields).filter(([name]) => collection.singleton || !(name in commonFields));
  return [
    collection.hint,
    '',
    placesOf(collection).join(' '),
    '',
    ...toParts(Object.fromEntries(own)),
    ...(collection.singleton ? [] : ['', `Besides these, ${common}.`]),
  ];
}

/** The words of the interface, by their names in `words` of `site.md`. */
function toWordsPage(words: Schema): ReferencePage {
  const shape = Object.entries(shapeOf(words) ?? {});
  return {
    title: 'Words of the interface',
    summary: `All ${shape.length} words that the interface says, in English, by the names that site.md replaces them by.`,
    lines: [
      kindOf(words)?.hint ?? '',
      '',
      '| Name | In English |',
      '| :--- | :--- |',
      ...shape.map(([name, schema]) => toRow([`\`${name}\``, toCode(parse(kindOf(schema)?.default ?? ''))])),
    ],
  };
}

const toSectionPage = (): ReferencePage => ({
  title: 'Sections',
  summary: 'Every type of section that a page may be composed of, with an example and its fields.',
  lines: [
    'A page names these under `sections`, each with its `type`. [Here they can be seen](../sections.md).',
    '',
    `${sectionDefinitions.map(({ type }) => `[${type}](#${slug(type)})`).join(', ')}.`,
    '',
    '## Fields of every section',
    '',
    ...toFields(commonSectionFields),
    ...sectionDefinitions.flatMap((section) => ['', `## ${section.type}`, '', ...toSection(section)]),
  ],
});

/** The field reference of one collection, as a standalone Markdown file. */
export function toOwnReference(collection: Collection): string {
  return `# ${collection.label}\n\n${toCollection(collection, 'the fields of every entry').join('\n')}\n`;
}

/** The field reference of one section, as a standalone Markdown file. */
export function toSectionReference(section: SectionDefinition): string {
  return `# ${section.label}\n\n${toSection(section).join('\n')}\n`;
}

/** The conditions under which an entry has a page. */
function conditionsOf({ orWith = [], unless = [] }: NonNullable<Collection['page']>): string {
  const named = (fields: readonly string[]) => fields.map((field) => `\`${field}\``).join(', ');
  return [
    'there is text below its fields',
    ...(orWith.length > 0 ? [`, or one of ${named(orWith)}`] : []),
    ...(unless.length > 0 ? [`, and none of ${named(unless)}`] : []),
  ].join('');
}

/** Where a collection's files and pages are. */
function placesOf(collection: Collection): string[] {
  const { folder, singleton, nested, page, body } = collection;
  if (singleton) return [`Its file is \`${folder}\`.`];
  const slug = nested ? 'PATH' : 'NAME';
  const address = toUrl(collection, { slug, hasBody: true }, {});
  const list = toListUrl(collection, {});
  return [
    `Its files are \`${folder}/${slug}.md\` or \`${folder}/${slug}/index.md\`.`,
    address
      ? `The page of an entry is at \`${address}\`${page?.onlyWithBody ? `, if ${conditionsOf(page)}` : ''}.`
      : 'Entries have no pages of their own.',
    ...(list ? [`The list is at \`${list}\`.`] : []),
    ...(body?.required ? ['There must be text below the fields.'] : []),
  ];
}

function toSection(section: SectionDefinition): string[] {
  const own = Object.entries(section.fields).filter(([name]) => !(name in commonSectionFields));
  const lines = toFields(Object.fromEntries(own));
  return [
    section.hint,
    '',
    '```yaml',
    ...toSectionExample(section),
    '```',
    '',
    ...(lines.length > 0 ? lines : ['It takes the fields of every section, and no others.']),
  ];
}

/** The fields as a table. If there are many, each group gets its own table, with its name as heading. */
function toParts(shape: Shape): string[] {
  const isGroup = (schema: Schema) => {
    const inner = membersOf(schema);
    return inner !== undefined && Object.keys(inner).length <= LISTED_APART;
  };
  const entries = Object.entries(shape);
  const groups = entries.filter(([, schema]) => isGroup(schema));
  if (rowsOf(shape).length <= LONG_TABLE) return toFields(shape);
  return [
    ...toFields(Object.fromEntries(entries.filter(([, schema]) => !isGroup(schema)))),
    ...groups.flatMap(([name, schema]) => ['', `## \`${name}\``, '', ...toFields({ [name]: schema })]),
  ];
}

/** The fields as a table, in which the fields of a group follow the group. */
function toFields(shape: Shape): string[] {
  return ['| Field | What may be written | What it is for |', '| :--- | :--- | :--- |', ...rowsOf(shape)];
}

function rowsOf(shape: Shape, above = ''): string[] {
  const fields = Object.entries(shape);
  const members = fields.map(([, schema]) => membersOf(schema));
  // Groups that differ only in name, such as the lists that can be renamed, are described together.
  const [first] = fields;
  const alike = JSON.stringify(members.map((each) => each && rowsOf(each)));
  if (first && members[0] && fields.length > 3 && alike === JSON.stringify(fields.map(() => rowsOf(members[0] ?? {}))))
    return [
      toRow([fields.map(([name]) => `\`${above}${name}\``).join(', '), factsOf(first[1]), 'Each of these.']),
      ...rowsOf(members[0], `${above}*.`),
    ];
  return fields.flatMap(([name, schema], index) => {
    const inner = members[index];
    const path = above + name;
    const isWords = inner && Object.keys(inner).length > LISTED_APART;
    return [
      toRow([
        `**\`${path}\`**`,
        factsOf(schema),
        isWords ? `${hintOf(schema)} [All of them](words.md).` : purposeOf(name, schema).join(' '),
      ]),
      ...(inner && !isWords ? rowsOf(inner, `${path}${itemOf(schema) ? '[]' : ''}.`) : []),
    ];
  });
}

/** A row of a table, with `|` escaped inside cells. */
function toRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

/** A text as inline code; for texts keyed by name, each with its name. */
function toCode(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `\`${String(value)}\``;
  const parts = Object.entries(value).map(([name, text]) => `\`${name}: ${String(text)}\``);
  return parts.join(', ');
}

/** Whether the field is required, its type, and its default. */
function factsOf(schema: Schema): string {
  const { default: value } = kindOf(schema) ?? {};
  return [
    ...(isOptional(schema) ? [] : ['**Required.**']),
    `${toTypeInWords(schema)}.`,
    ...(value === undefined ? [] : [`Default \`${value}\`.`]),
  ].join(' ');
}

function hintOf(schema: Schema): string {
  return (kindOf(schema) ?? kindOf(itemOf(schema) ?? schema))?.hint ?? '';
}

function purposeOf(name: string, schema: Schema): string[] {
  const hint = hintOf(schema);
  const example = membersOf(schema) ? [] : toExample(name, schema);
  const list = itemOf(schema);
  const item = list && kindOf(list)?.example;
  const shown = example.length === 1 ? example[0] : item === undefined ? undefined : `${name}: [${item}]`;
  const said = hint === `${toTypeInWords(schema)}.`;
  return [...(hint && !said ? [hint] : []), ...(shown ? [`\`${shown}\``] : [])];
}

/** The fields of a group, or of the groups in a list. */
function membersOf(schema: Schema): Shape | undefined {
  const inner = itemOf(schema) ?? schema;
  return kindOf(inner)?.kind === 'image' ? undefined : shapeOf(inner);
}
