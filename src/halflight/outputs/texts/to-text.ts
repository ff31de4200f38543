import { posix } from 'node:path';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { commonFields } from '../../collections/define-collection';
import { formatDuration } from '../../fields/durations';
import { itemOf, kindOf, shapeOf, type FieldKind } from '../../fields/field';
import type { ImageValue } from '../../fields/images';
import { cutCode, type CodeSource } from '../../markdown/code-file';
import { asMarkdown } from '../../markdown/as-markdown';
import type { Section } from '../../collections/sections';
import type { Route } from '../../routes/route';
import type { PublishedEntry, PublishedSite } from '../published';
import { contentFolder } from '../../sourcing/content-folder';
import { readCodeFile } from '../../sourcing/read-code-file';
import { toFilePath } from '../../to-file-path';
import { readingOf } from '../../sourcing/facts-of';
import { findTargets } from './find-targets';
import { sectionsToMarkdown } from './sections-to-markdown';
import { labelOf, optionIn, wordsIn } from '../../collections/collection/to-own-collection';
import { formatNumber } from '../../words/fill';
import { toPublishedMarkdown, type ToTarget } from './to-published-markdown';

/** Kinds of field whose values mean something outside the site. */
const PLAIN = new Set<FieldKind['kind']>(['text', 'number', 'day', 'time', 'choice', 'url']);

/** An entry as self-contained Markdown: the words and numbers of its front matter, title, cover, and body or sections. URLs are absolute. */
export function toText(site: PublishedSite, entry: PublishedEntry, body: string, pageData: string): string {
  const { node, page, path } = entry;
  const { fromFile, fromContent, expand } = findTargets(site, entry, pageData);
  const {
    title = '',
    untitled,
    cover,
    sections,
  } = node as { title?: string; untitled?: boolean; cover?: ImageValue; sections?: readonly Section[] };
  const picture = cover && fromContent(cover.src);
  const ownTexts = entry.collection.declared ? ownTextsOf(site, entry, fromFile) : textsOf(site, entry, fromFile);
  const text = toPublishedMarkdown(body, fromFile, readingOf({ values: { ...node } }), (source) =>
    codeOf(source, node.filePath),
  ).trim();
  const parts = [
    `---\n${stringify({ ...toPlainValues(site, entry), page: site.toAddress(path) })}---`,
    untitled ? '' : `# ${asMarkdown(title)}`,
    picture && `![${asMarkdown(cover.alt)}](${picture})`,
    sections
      ? sectionsToMarkdown(sections, {
          site,
          title,
          body: text,
          members: page.sectionMembers ?? [],
          services: page.services ?? [],
          fromFile,
          fromContent,
          expand,
        })
      : text,
    ...ownTexts,
    mentionedIn(site, page.mentionedIn),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The code that a code block of a file shows. */
function codeOf(source: CodeSource, filePath: string): string | undefined {
  const folder = posix.dirname(filePath);
  const path = toFilePath(folder === '.' ? '' : folder, source.file)?.path;
  const read = path === undefined ? undefined : readCodeFile(path, contentFolder());
  const part = read && 'text' in read ? cutCode(read.text, source) : undefined;
  return part && 'code' in part ? part.code : undefined;
}

/** The pages whose texts link to this one, with the sentences around the links. */
function mentionedIn({ words, toAddress }: PublishedSite, pages: Route['mentionedIn'] = []): string {
  if (pages.length === 0) return '';
  const items = pages.map(
    ({ path, title, sentence }) =>
      `- [${asMarkdown(title)}](${toAddress(path)})${sentence === '' ? '' : `: ${asMarkdown(sentence)}`}`,
  );
  return `## ${asMarkdown(words.mentionedIn)}\n\n${items.join('\n')}`;
}

/** The Markdown fields of an entry in a built-in collection, each below a heading with its name in the site's language. */
function textsOf(site: PublishedSite, { collection, node }: PublishedEntry, fromFile: ToTarget): string[] {
  const values = node as unknown as Readonly<Record<string, unknown>>;
  const words = site.words as Readonly<Record<string, unknown>>;
  return Object.entries(collection.fields).flatMap(([name, schema]) => {
    const value = values[name];
    const isText = kindOf(schema)?.kind === 'markdown' && typeof value === 'string';
    return isText
      ? [`## ${asMarkdown(String(words[name]))}\n\n${toPublishedMarkdown(value, fromFile, { html: false }).trim()}`]
      : [];
  });
}

/** The Markdown fields of an entry in a declared collection, each below its label. */
function ownTextsOf(site: PublishedSite, { collection, node }: PublishedEntry, fromFile: ToTarget): string[] {
  const values = node as unknown as Record<string, unknown>;
  const words = wordsIn(collection, node.language ?? site.settings.language);
  return (collection.declared?.fields ?? []).flatMap(({ name, kind }) => {
    if (kind !== 'markdown' || values[name] === undefined || values[name] === null) return [];
    const texts = ([values[name]].flat() as string[]).map((text) =>
      toPublishedMarkdown(text, fromFile, { html: false }).trim(),
    );
    const body =
      texts.length > 1 ? texts.map((text, index) => `${index + 1}. ${text.replaceAll('\n', '\n   ')}`) : texts;
    return [`## ${asMarkdown(labelOf(name, words))}\n\n${body.join('\n')}`];
  });
}

function toPlainValues(site: PublishedSite, entry: PublishedEntry): Record<string, unknown> {
  const { collection, node, page } = entry;
  const toWords = readOwnValues(site, entry);
  const values = node as unknown as Record<string, unknown>;
  const shown = Object.entries(collection.fields).flatMap(([name, schema]) => {
    const kind = kindOf(itemOf(schema) ?? schema);
    if (!kind || values[name] === undefined || values[name] === null) return [];
    // Referenced entries must be public too, and the page was only made with those that are.
    if (kind.kind === 'reference') return [[name, namesOf(site, page.references?.[name])]];
    const isOurs = (name in commonFields && name !== 'updated') || (name === 'title' && values.untitled === true);
    if (isOurs) return [];
    if (kind.kind === 'group') return [[name, toPlainGroup(schema, values[name])]];
    return PLAIN.has(kind.kind) ? [[name, toWords(name, values[name])]] : [];
  });
  return Object.fromEntries(shown) as Record<string, unknown>;
}

/** The fields of a group that are useful to a reader. Links to pages of the site are only on the page. */
function toPlainGroup(schema: z.core.$ZodType, value: unknown): unknown {
  const item = itemOf(schema);
  if (item) return (value as unknown[]).map((one) => toPlainGroup(item, one));
  const shape = shapeOf(schema);
  if (!shape) return value;
  const group = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const { kind } = kindOf(itemOf(field) ?? field) ?? {};
      const isSaid = group[name] !== undefined && kind && (kind === 'group' || PLAIN.has(kind));
      return isSaid ? [[name, toPlainGroup(field, group[name])]] : [];
    }),
  );
}

/** Returns a function that writes the values of a declared collection as its pages do: with durations and units in words. */
function readOwnValues(site: PublishedSite, { collection, node }: PublishedEntry) {
  if (!collection.declared) return (_: string, value: unknown) => value;
  const { language = 'en' } = site.settings;
  const kinds = new Map(collection.declared.fields.map(({ name, kind }) => [name, kind]));
  const words = wordsIn(collection, node.language ?? site.settings.language);
  return (name: string, value: unknown) => {
    const unit = kinds.get(name) === 'number' ? words.fields[name]?.unit : undefined;
    const toOne = (one: unknown) => {
      if (kinds.get(name) === 'choice') return optionIn(one as string, name, collection, words);
      if (kinds.get(name) === 'duration') return formatDuration(one as number, language);
      return unit === undefined ? one : `${formatNumber(one as number, language)} ${unit}`;
    };
    return Array.isArray(value) ? value.map(toOne) : toOne(value);
  };
}

function namesOf(site: PublishedSite, ids: readonly string[] = []): unknown[] {
  return ids.map((id) => (site.nodeOf(id) as { name?: string } | undefined)?.name).filter(Boolean);
}
