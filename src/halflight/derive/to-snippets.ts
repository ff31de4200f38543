import type { z } from 'zod';
import type { Collection } from '../collections/define-collection';
import { isOptional, itemOf, kindOf } from '../fields/field';
import type { SectionDefinition } from '../sections/define-section';
import { sectionDefinitions } from '../collections/sections';
import { toExample, toSectionExample } from './to-example';

/** A snippet for Visual Studio Code. `include` needs version 1.109; older versions offer the snippet in every Markdown file. */
interface Snippet {
  prefix: string;
  scope: string;
  include: string[];
  body: string[];
  description: string;
}

// The editor inserts today's date.
const TODAY = 'date: $CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE';

// The editor treats front matter as YAML. In the text below it, field names are ordinary words.
const FIELD_SCOPE = 'yaml';

/**
 * What Visual Studio Code completes without any extension: a whole entry in an empty file, every field by its name, and in pages every section by its
 * type. Each snippet is only offered in the files of its collection.
 */
export function toSnippets(registry: readonly Collection[]): Record<string, Snippet> {
  const snippets = registry.flatMap((collection) => [
    ...(collection.singleton ? [] : [toEntrySnippet(collection)]),
    ...Object.entries(collection.fields).map(([name, schema]) => toFieldSnippet(collection, name, schema)),
    ...('sections' in collection.fields
      ? sectionDefinitions.map((section) => toSectionSnippet(collection, section))
      : []),
  ]);
  return Object.fromEntries(snippets);
}

function includeOf({ singleton, folder }: Collection): string[] {
  return [singleton ? `**/${folder}` : `**/${folder}/**/*.md`];
}

function toEntrySnippet(collection: Collection): [string, Snippet] {
  const { name, label, hint, fields, usual = [] } = collection;
  const required = Object.entries(fields).filter(([field, schema]) => !isOptional(schema) || usual.includes(field));
  return [
    label,
    {
      prefix: name,
      scope: 'markdown',
      include: includeOf(collection),
      body: [
        '---',
        ...withStops(required.flatMap(([field, schema]) => (field === 'date' ? [TODAY] : toExample(field, schema)))),
        '---',
        '',
        '$0',
      ],
      description: hint,
    },
  ];
}

function toFieldSnippet(collection: Collection, name: string, schema: z.core.$ZodType): [string, Snippet] {
  const { label, hint } = { ...kindOf(itemOf(schema) ?? schema), ...kindOf(schema) };
  const options = kindOf(schema)?.jsonSchema?.enum as string[] | undefined;
  return [
    `${collection.label}: ${name}`,
    {
      prefix: name,
      scope: FIELD_SCOPE,
      include: includeOf(collection),
      body: options ? [`${name}: \${1|${options.join(',')}|}`] : withStops(toExample(name, schema)),
      description: [label, hint].filter(Boolean).join(': '),
    },
  ];
}

/** The snippet that completes a section by its type, in the files of a collection of pages. */
export function toSectionSnippet(collection: Collection, section: SectionDefinition): [string, Snippet] {
  const [first = '', ...others] = toSectionExample(section);
  return [
    `Section: ${section.type}`,
    {
      prefix: section.type,
      scope: FIELD_SCOPE,
      include: includeOf(collection),
      body: [first, ...withStops(others)],
      description: `${section.label}: ${section.hint}`,
    },
  ];
}

/** Makes each value in these YAML lines a tab stop. */
function withStops(lines: readonly string[]): string[] {
  let stop = 0;
  return lines.map((line) => {
    const [, before = '', value = ''] = /^(\s*(?:- )?(?:[\w-]+:(?: |$))?)(.*)$/.exec(line) ?? [];
    if (value === '') return before;
    if (line === TODAY) return line;
    stop += 1;
    return `${before}\${${stop}:${value.replace(/[$}\\]/g, '\\$&')}}`;
  });
}
