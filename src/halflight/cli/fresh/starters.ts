import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { fromEngine } from '../../paths';

/** The kinds of site with a starter, each a folder of Markdown files in `starters/`. */
export const siteKinds = ['portfolio', 'company', 'blog', 'author'] as const;

export type SiteKind = (typeof siteKinds)[number];

/** The values for `{{name}}`, `{{url}}` and so on in a starter. */
export interface StarterFields {
  name: string;
  url: string;
  accent: string;
  /** The language of the content, as a tag such as `en`. */
  language: string;
  timeZone: string;
  /** The author's email address; empty for none. */
  email: string;
  /** Today's date, for entries dated today. */
  today: string;
}

const STARTERS = fromEngine('cli/fresh/starters');

/** Writes a new site of a kind into a folder. Returns the paths of its files, relative to the folder. */
export function writeStarters(kind: SiteKind, fields: StarterFields, folder: string): string[] {
  // Readable, and very likely unique: the same name is unlikely to start a second site on the same day.
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
 * Fills in a starter. `'{{name}}'`, a whole quoted value in front matter, becomes the value as a YAML scalar; `{{name}}` in the text becomes the
 * value with Markdown escaped. A line that begins with `{{email?}}` is kept only if there is an email address, one with `{{no email?}}` only if there
 * is none.
 */
export function fill(starter: string, fields: StarterFields): string {
  const lines = starter.split('\n').flatMap((line) => {
    const [mark, no, name] = /^\{\{(no )?(\w+)\?\}\}/.exec(line) ?? [];
    if (mark === undefined || name === undefined) return [line];
    return (valueOf(fields, name) === '') === (no !== undefined) ? [line.slice(mark.length)] : [];
  });
  return lines.join('\n').replace(/'\{\{(\w+)\}\}'|\{\{(\w+)\}\}/g, (_, quoted?: string, bare?: string) => {
    const name = quoted ?? bare ?? '';
    const value = valueOf(fields, name);
    return quoted ? toYaml(value) : toMarkdown(value);
  });
}

function valueOf(fields: StarterFields, name: string): string {
  if (!Object.hasOwn(fields, name)) throw new Error(`A starter asks for {{${name}}}, which nobody knows.`);
  return fields[name as keyof StarterFields];
}

function toYaml(value: string): string {
  return stringify(value, { lineWidth: 0, blockQuote: false }).trimEnd();
}

function toMarkdown(value: string): string {
  return value.replace(/[\\`*_~[\]<>&$]/g, '\\$&').replace(/\s+/g, ' ');
}
