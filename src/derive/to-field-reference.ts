import GithubSlugger, { slug } from 'github-slugger';
import { parse } from 'yaml';
import type { z } from 'zod';
import { commonFields, type Collection } from '../collections/define-collection';
import { isOptional, itemOf, kindOf, shapeOf } from '../fields/field';
import { iconNames } from '../fields/icons';
import { commonSectionFields, type SectionDefinition } from '../sections/define-section';
import { sectionDefinitions } from '../sections/schema';
import { toExample, toSectionExample } from './to-example';
import { toTypeInWords } from './to-type-in-words';
import { toListUrl, toUrl } from './to-url';

type Schema = z.core.$ZodType;
type Shape = Record<string, Schema>;

/** The page of the documentation that has every field of every collection and section: a Markdown file, its front matter included. */
export function toFieldReference(registry: readonly Collection[]): string {
  const parts = [
    { level: 2, title: 'How values are written', lines: values },
    ...registry.map((collection) => ({ level: 2, title: collection.label, lines: toCollection(collection) })),
    {
      level: 2,
      title: 'Fields of every entry',
      lines: ['Every entry of a folder takes these, too.', '', ...toFields(commonFields)],
    },
    {
      level: 2,
      title: 'Sections',
      lines: [
        'A page names these under `sections`, each with its `type`.',
        '',
        `${sectionDefinitions.map((section) => `[${section.type}](#${slug(headingOf(section))})`).join(', ')}.`,
      ],
    },
    { level: 3, title: 'Fields of every section', lines: toFields(commonSectionFields) },
    ...sectionDefinitions.map((section) => ({ level: 3, title: headingOf(section), lines: toSection(section) })),
    { level: 2, title: 'Icons', lines: [`${iconNames.map((name) => `\`${name}\``).join(', ')}.`] },
  ];
  const anchors = new GithubSlugger();
  const linked = parts.map((part) => ({ ...part, anchor: anchors.slug(part.title) }));
  const contents = linked.filter(({ level }) => level === 2).map(({ title, anchor }) => `[${title}](#${anchor})`);
  return [
    ...intro,
    `${contents.join(', ')}.`,
    '',
    ...linked.flatMap(({ level, title, lines }) => [`${'#'.repeat(level)} ${title}`, '', ...lines, '']),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
}

const intro = [
  '---',
  'title: Fields',
  'summary: Every field of every collection and section, what it is for, and what may be written there.',
  '---',
  '',
  '<!-- Written by `npm run derive` from src/collections/. Edit the definitions there. -->',
  '',
  'This page is made from the definitions that the check reads, so it says what the check accepts. A field is optional unless it is marked as required.',
  '',
];

const values = [
  '- **Text** may need quotes: where it contains a colon and a space, or begins with a sign such as `"`, `#`, `[` or `{`. Numbers need none.',
  '- **A day** is written `2026-03-14`, a month `2026-03`, a year `2026`, a time `2026-05-14 18:30`.',
  '- **An image** is written `{ src: ./photo.jpg, alt: What it shows }`, with `alt: ""` where it is only decoration. `focus`, such as `top` or `50% 20%`, names the part to keep where it is cropped. Its path is seen from the Markdown file.',
  '- **A page of this site** is an address such as `/projects/`, or a Markdown file such as `../pages/about.md`.',
];

function toCollection(collection: Collection): string[] {
  const own = Object.entries(collection.fields).filter(([name]) => collection.singleton || !(name in commonFields));
  return [
    collection.hint,
    '',
    placesOf(collection).join(' '),
    '',
    ...toFields(Object.fromEntries(own)),
    ...(collection.singleton ? [] : ['', 'Besides these, the [fields of every entry](#fields-of-every-entry).']),
  ];
}

/** Where a collection's files lie, and where its pages are. */
function placesOf(collection: Collection): string[] {
  const { folder, singleton, nested, page, body } = collection;
  if (singleton) return [`Its file is \`${folder}\`.`];
  const slug = nested ? 'PATH' : 'NAME';
  const address = toUrl(collection, { slug, hasBody: true }, {});
  const list = toListUrl(collection, {});
  return [
    `Its files are \`${folder}/${slug}.md\` or \`${folder}/${slug}/index.md\`.`,
    address
      ? `The page of an entry is at \`${address}\`${page?.onlyWithBody ? ', if there is text below its fields' : ''}.`
      : 'Entries have no pages of their own.',
    ...(list ? [`The list is at \`${list}\`.`] : []),
    ...(body?.required ? ['There must be text below the fields.'] : []),
  ];
}

const headingOf = ({ type }: SectionDefinition): string => `${type} section`;

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

/** A list of fields, nested as groups are. */
function toFields(shape: Shape): string[] {
  const fields = Object.entries(shape);
  const alike = alikeOf(fields);
  if (alike) return alike;
  return fields.flatMap(([name, schema]) => [
    ...toLines([`**\`${name}\`** ${labelOf(schema)}. *${factsOf(schema)}.*`, ...purposeOf(name, schema)]),
    ...indent(membersOf(schema)),
  ]);
}

/** Fields that differ in nothing but their names and words are reported together. */
function alikeOf(fields: readonly [string, Schema][]): string[] | undefined {
  const [first] = fields;
  if (!first || fields.length < 4) return undefined;
  const names = fields.map(([name]) => `\`${name}\``).join(', ');
  const members = fields.map(([, schema]) => membersOf(schema).join('\n'));
  if (members[0] && members.every((each) => each === members[0]))
    return [...toLines([`**Any of** ${names}. *${factsOf(first[1])}.*`]), ...indent(membersOf(first[1]))];
  const hints = new Set(fields.map(([, schema]) => kindOf(schema)?.hint));
  if (hints.size > 1) return undefined;
  return fields.map(([name, schema]) => `- **\`${name}\`** instead of ${toCode(parse(kindOf(schema)?.default ?? ''))}`);
}

/** A text as code; of several by name, each with its name. */
function toCode(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `\`${String(value)}\``;
  const parts = Object.entries(value).map(([name, text]) => `\`${name}: ${String(text)}\``);
  return parts.join(', ');
}

function labelOf(schema: Schema): string {
  return (kindOf(schema) ?? kindOf(itemOf(schema) ?? schema))?.label ?? '';
}

/** Whether it must be there, what it may be, and what holds without it. */
function factsOf(schema: Schema): string {
  const { default: value } = kindOf(schema) ?? {};
  return [
    ...(isOptional(schema) ? [] : ['Required']),
    toTypeInWords(schema),
    ...(value === undefined ? [] : [`Default \`${value}\``]),
  ].join('. ');
}

function purposeOf(name: string, schema: Schema): string[] {
  const hint = (kindOf(schema) ?? kindOf(itemOf(schema) ?? schema))?.hint;
  const example = membersOf(schema).length > 0 ? [] : toExample(name, schema);
  const item = kindOf(itemOf(schema) ?? schema)?.example;
  const shown = example.length === 1 ? example[0] : item === undefined ? undefined : `${name}: [${item}]`;
  const said = hint === `${toTypeInWords(schema)}.`;
  return [...(hint && !said ? [hint] : []), ...(shown ? [`\`${shown}\``] : [])];
}

/** The fields of a group, or of the groups of a list. */
function membersOf(schema: Schema): string[] {
  const inner = itemOf(schema) ?? schema;
  const shape = kindOf(inner)?.kind === 'image' ? undefined : shapeOf(inner);
  return shape ? toFields(shape) : [];
}

/** An item of a list, its lines kept apart by breaks. */
function toLines([first = '', ...others]: readonly string[]): string[] {
  const all = [`- ${first}`, ...indent(others)];
  return all.map((line, index) => (index < all.length - 1 ? `${line}\\` : line));
}

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
