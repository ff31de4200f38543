import type { Collection } from '../../collections/define-collection';
import { readTitle } from '../../markdown/read-title';
import type { Problem } from '../../problem';
import type { Location } from '../locate';
import { toEntryId, type Reading } from '../read-entry';
import { readFrontMatter, type FrontMatter } from '../read-front-matter';
import { toFinalSlug } from '../to-slug';
import { PRIVATE, readNoteValues } from './note-values';

/** The front matter and text of a note. A note need not have front matter; a line at its top is then a rule. */
export function readNoteText(text: string): FrontMatter {
  const read = readFrontMatter(text);
  if (read) return read;
  const empty = '---\n---\n';
  const { bodyLine, ...rest } = readFrontMatter(empty + text.replace(/^\uFEFF/, '')) as FrontMatter;
  return { ...rest, bodyLine: bodyLine - 2 };
}

/**
 * Parses a note of a vault: returns its entry, with warnings about properties that are left out. No entry, and a warning, if what says who may read it
 * cannot be read. Its title is in its properties, or else the name of its file.
 */
export function readNote({ collection, slug }: Location<Collection>, filePath: string, text: string): Reading {
  const frontMatter = readNoteText(text);
  const { errors, body, bodyLine } = frontMatter;
  const written = text.slice(0, Math.max(0, text.length - body.length));
  const isHidden = errors.length > 0 && new RegExp(`^["']?(?:${PRIVATE.join('|')})["']?\\s*:`, 'im').test(written);
  const unread = errors.map(({ position, message }): Problem => ({
    file: filePath,
    ...position,
    severity: 'warning',
    kind: 'yaml',
    message: `the properties cannot be read, so they are left out${isHidden ? ', and the note is not published, since they may say who may read it' : ''}: ${message}`,
  }));
  if (isHidden) return { problems: unread };
  const { values, problems: found } = readNoteValues(collection, filePath, frontMatter);
  const problems = [...unread, ...found];
  if (!values) return { problems };
  const title = typeof values.title === 'string' ? readTitle(values.title) : undefined;
  const given = typeof values.slug === 'string' ? values.slug : undefined;
  return {
    entry: {
      id: toEntryId(filePath),
      collection: collection.name,
      // The page of the vault stays at its top.
      slug: slug === '' ? slug : toFinalSlug(slug, given),
      filePath,
      // In Obsidian, formulas need no setting.
      values: { ...values, title: title?.plain ?? nameOf(filePath, collection), math: true },
      ...(title?.html !== undefined && { titleHtml: title.html }),
      body,
      hasBody: body.trim() !== '',
      bodyLine,
    },
    problems,
  };
}

/** What a note without a title is called: the name of its file or, if it is the page of its folder, that of the folder. */
function nameOf(filePath: string, { folder, label }: Collection): string {
  const parts = filePath.slice(folder.length + 1, -'.md'.length).split('/');
  const name = parts.at(-1) ?? '';
  if (!/^(?:index|README)$/.test(name)) return name.normalize('NFC');
  return (parts.at(-2) ?? label).normalize('NFC');
}
