import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';

/** The kinds of site that there are starters for: each has a folder of Markdown files in `starters/`. */
export const siteKinds = ['portfolio', 'company', 'blog'] as const;

/** One of the kinds of site. */
export type SiteKind = (typeof siteKinds)[number];

/** What stands in a starter as `{{name}}`, `{{url}}` and so on. */
export interface StarterFields {
  name: string;
  url: string;
  accent: string;
  timeZone: string;
  /** The day it is, for what is written today. */
  today: string;
}

const STARTERS = join(__dirname, 'starters');

/** Writes a new site of a kind into a folder. Gives the paths of its files, relative to the folder. */
export function writeStarters(kind: SiteKind, fields: StarterFields, folder: string): string[] {
  // Nobody else of that name begins a site on that day, most likely; and it can be read.
  const known = { ...fields, permanentId: `${fields.name} ${fields.today}` };
  const paths = readdirSync(join(STARTERS, kind), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .sort();
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), fill(readFileSync(join(STARTERS, kind, path), 'utf8'), known));
  }
  return paths;
}

/**
 * Fills in a starter: `'{{name}}'`, the whole of a quoted value in front matter, becomes the value as YAML writes it; `{{name}}` in the
 * text becomes the value as Markdown writes it, so that no name can be taken for formatting.
 */
export function fill(starter: string, fields: StarterFields): string {
  return starter.replace(/'\{\{(\w+)\}\}'|\{\{(\w+)\}\}/g, (_, quoted?: string, bare?: string) => {
    const name = quoted ?? bare ?? '';
    if (!Object.hasOwn(fields, name)) throw new Error(`A starter asks for {{${name}}}, which nobody knows.`);
    const value = fields[name as keyof StarterFields];
    return quoted ? toYaml(value) : toMarkdown(value);
  });
}

function toYaml(value: string): string {
  return stringify(value, { lineWidth: 0, blockQuote: false }).trimEnd();
}

function toMarkdown(value: string): string {
  return value.replace(/[\\`*_~[\]<>&$]/g, '\\$&').replace(/\s+/g, ' ');
}
