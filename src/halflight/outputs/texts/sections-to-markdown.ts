import type { z } from 'zod';
import { findCollection, type Values as EntryValues } from '../../collections';
import { isOptional, itemOf, kindOf, shapeOf, type FieldKind } from '../../fields/field';
import { takesFolder, type ImageValue } from '../../fields/images';
import { asMarkdown } from '../../markdown/as-markdown';
import { commonSectionFields } from '../../sections/define-section';
import { markdown } from '../../sections/markdown';
import { sectionDefinitions, type DefinitionOf, type Section, type SectionType } from '../../collections/sections';
import { bullets, type MarkdownContext, type ToMarkdown } from '../../sections/to-markdown';
import { summaryOf, type EntryNode } from '../../collections/entry-node';
import { pricesOf } from '../../collections/product/prices';
import { fill } from '../../words/fill';
import type { PublishedSite } from '../published';
import type { Targets } from './find-targets';
import { toPublishedMarkdown } from './to-published-markdown';

interface Page extends Targets, Pick<MarkdownContext, 'body' | 'services'> {
  site: PublishedSite;
  title: string;
  /** The ids of the entries that each section shows. */
  members: readonly (readonly string[])[];
}

type Values = Readonly<Record<string, unknown>>;
type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** Kinds of field whose values readers can read as words. */
const WORDS = new Set<FieldKind['kind'] | undefined>(['text', 'number', 'day', 'time', 'email']);
/** Fields that name what the other fields describe. */
const NAMES = ['title', 'name', 'label'];

/**
 * The sections of a page as Markdown: headings, texts, items and links in page order, and lists of the entries they show. A section is converted by
 * the kinds of its fields, unless it has a `markdown.ts`. What only works on the page (a form, the image of an embedded player) is left out.
 */
export function sectionsToMarkdown(sections: readonly Section[], page: Page): string {
  return sections
    .map((section, index) => toMarkdown(section, page.members[index] ?? [], page))
    .filter(Boolean)
    .join('\n\n');
}

function toMarkdown(section: Section, members: readonly string[], page: Page): string {
  const { type, title, text, actions = [] } = section;
  const { body, services, site } = page;
  const own = (markdown satisfies Registry as Partial<Record<SectionType, ToMarkdown>>)[type];
  const parts = [
    title && title !== page.title ? `## ${asMarkdown(title)}` : '',
    text ? ownText(text, page) : '',
    ...(own ? [own(section, { body, services, ...toContext(site) })] : ownParts(section, page)),
    bullets(members.flatMap((id) => memberToMarkdown(id, site))),
    bullets(actions.map(({ label, ...target }) => linked(label, target, page))),
  ];
  // Joins adjacent one-line items into one list.
  return parts
    .filter(Boolean)
    .join('\n\n')
    .replace(/^(- .*)\n\n(?=- )/gm, '$1\n');
}

const toContext = ({ person, words, languages, settings }: PublishedSite) => ({
  person,
  words,
  multilingual: languages.length > 1,
  announcement: Boolean(settings.announcement),
});

/** The sections with a `markdown.ts` in their folder, by type. */
type Registry = { [Type in SectionType]?: ToMarkdown<DefinitionOf<Type>> };

/** The Markdown of a section's own fields. In a section that shows a collection, these only select entries, except for lists. */
function ownParts(section: Section, page: Page): string[] {
  const { fields = {}, shows = [] } = sectionDefinitions.find(({ type }) => type === section.type) ?? {};
  // A section of the type `collection` names its own collection, one that the site declares.
  const showsEntries = shows.length > 0 || section.type === 'collection';
  const own = Object.entries(fields).filter(
    ([name, schema]) => !(name in commonSectionFields) && (!showsEntries || itemOf(schema)),
  );
  return fieldsToMarkdown(Object.fromEntries(own), section, page);
}

/** A group of fields as Markdown, by their kinds: texts, then a line of its words with its link, then the items of its lists. */
export function fieldsToMarkdown(shape: Shape, values: Values, targets: Targets): string[] {
  const { line, texts } = read(shape, values, targets);
  const items = Object.entries(shape).flatMap(([name, schema]) => {
    const item = itemOf(schema);
    if (!item) return [];
    const written = (values[name] ?? []) as readonly unknown[];
    const all = takesFolder(schema) ? targets.expand(written as readonly ImageValue[]) : written;
    return all.map((value) => toItem(item, value, targets));
  });
  return [...texts, line, ...items];
}

/** One item of a list: an image, words, or a group of fields. */
function toItem(schema: z.core.$ZodType, value: unknown, targets: Targets): string {
  if (kindOf(schema)?.kind === 'image') {
    const { src, alt } = value as ImageValue;
    return `![${asMarkdown(alt)}](${targets.fromContent(src) ?? src})`;
  }
  const shape = shapeOf(schema);
  const { line, texts } = read(shape ?? { item: schema }, shape ? (value as Values) : { item: value }, targets);
  return texts.length > 0 ? [line && `### ${line}`, ...texts].filter(Boolean).join('\n\n') : `- ${line}`;
}

/** The content of a group of fields: a line of words with its link, and its Markdown texts. Images only accompany the words, and are left out. */
function read(shape: Shape, values: Values, targets: Targets): { line: string; texts: string[] } {
  const said = Object.entries(shape).flatMap(([name, schema]) => {
    const value = values[name];
    const isPlain = typeof value === 'string' || typeof value === 'number';
    return isPlain ? [{ name, kind: kindOf(schema)?.kind, value: String(value) }] : [];
  });
  const words = said.filter(({ kind }) => WORDS.has(kind));
  const heading = words.find(({ name }) => NAMES.includes(name)) ?? words[0];
  const to = said.find(({ kind }) => kind === 'path')?.value;
  const url = said.find(({ kind }) => kind === 'url')?.value;
  const others = words.filter((each) => each !== heading).map(({ value }) => asMarkdown(value));
  return {
    line: [linked(heading?.value ?? '', { to, url }, targets), ...others].filter(Boolean).join(': '),
    texts: said.filter(({ kind }) => kind === 'markdown').map(({ value }) => ownText(value, targets)),
  };
}

const ownText = (text: string, { fromFile }: Targets): string =>
  toPublishedMarkdown(text, fromFile, { html: false }).trim();

/**
 * An entry that a section shows, with the other required texts on its card besides the name: where a position was held, who gave an award; and with
 * its prices. Leaves out texts that only the entry's page shows.
 */
function memberToMarkdown(id: string, site: PublishedSite): string[] {
  const node = site.nodeOf(id);
  if (!node) return [];
  const values = node as unknown as Partial<Record<string, string>>;
  const { fields = {}, cardFields = [] } = findCollection(node.collection, site.registry) ?? {};
  const required = cardFields.filter((name) => {
    const schema = fields[name];
    return schema && kindOf(schema)?.kind === 'text' && (name === 'title' || !isOptional(schema)) && name !== 'summary';
  });
  const [words = '', ...others] = required.map((name) => asMarkdown(values[name] ?? ''));
  const path = site.pathOf(node.filePath);
  const name = path ? `[${words}](${site.toAddress(path)})` : words;
  const said = [name, ...others, ...pricesIn(node, site)].filter(Boolean).join(', ');
  const summary = summaryOf(node);
  return [summary ? `${said}: ${asMarkdown(summary)}` : said];
}

/** What a product costs: `€9 per month`, `€90 per year`. */
function pricesIn(node: EntryNode, { words, settings: { language = 'en' } }: PublishedSite): string[] {
  if (node.collection !== 'product') return [];
  const { price } = node as unknown as EntryValues<'product'>;
  const prices = price ? pricesOf(price, (name, values = {}) => fill(words[name], values, language), language) : [];
  return prices.map(({ amount, unit }) => asMarkdown([amount, unit].filter(Boolean).join(' ')));
}

interface Target {
  to?: string | undefined;
  url?: string | undefined;
}

function linked(words: string, { to, url }: Target, { fromContent }: Targets): string {
  const address = url ?? (to === undefined ? undefined : (fromContent(to) ?? to));
  return address === undefined ? asMarkdown(words) : `[${asMarkdown(words || address)}](${address})`;
}
