import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { collections } from '../collections';
import type { Collection } from '../collections/define-collection';
import { itemOf, kindOf } from '../fields/field';
import { fitWords } from '../collections/collection/to-own-collection';
import { toStarter } from '../derive/to-starter';
import { NEW_BODY, NEW_PLACEHOLDERS } from '../checks/placeholders';
import { toShownPath } from '../paths';
import { toClock } from '../routes/visibility';
import { describeProblems } from '../checks/describe-problems';
import { locate } from '../sourcing/locate';
import { nearest } from '../nearest';
import { askBack } from '../problem';
import { readContent } from '../sourcing/read-content';
import { readEntry } from '../sourcing/read-entry';
import { shortenSlug } from '../sourcing/shorten-slug';
import { toFileName, toSlug } from '../sourcing/to-slug';
import { withFolder } from '../sourcing/with-folder';
import type { Ask } from './ask-in-terminal';
import { capitalize } from '../letter-case';

interface Surroundings {
  /** The content folder, as an absolute path. */
  folder: string;
  /** Asks the author; absent if there is no terminal. Resolves to `undefined` when the author quits. */
  ask?: Ask;
  print: (text: string) => void;
  complain: (text: string) => void;
}

/** The command `npm run new`: writes a new file of a collection. Resolves to the exit code: 0 written, 1 refused, 2 not understood. */
export async function createEntry(args: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { folder, print, complain } = surroundings;
  const content = existsSync(folder) ? readContent(folder) : undefined;
  const all: readonly Collection[] = content?.collections ?? collections;
  if (args.some((arg) => /^--?h(?:elp)?$/.test(arg))) {
    print(usage(all));
    return 0;
  }
  const [word, ...rest] = args;
  const collection = await findCollection(word, all, surroundings);
  if (!collection) return 2;
  const called = rest.length > 0 ? rest : [await askForTitle(collection, surroundings)];
  const place = toPlace(
    collection,
    called.filter((each) => each !== undefined),
  );
  if (!place) {
    const example = `npm run new -- ${collection.name} "A ${nounOf(collection)}"`;
    complain(`A ${nounOf(collection)} needs at least one letter or digit, as in: ${withFolder(example, folder)}`);
    return 2;
  }
  if (!content) {
    complain(`There is no folder ${folder}.`);
    return 1;
  }
  const taken = [...place.files, ...content.entries.filter(isSame(collection, place)).map(({ filePath }) => filePath)];
  const existing = taken.find((path) => existsSync(join(folder, path)));
  const shown = (path: string) => toShownPath(join(folder, path));
  if (existing !== undefined) {
    complain(`Nothing was written: ${shown(existing)} already exists.`);
    return 1;
  }
  const { today } = toClock(content.site?.timeZone, true);
  const [file = ''] = place.files;
  const text = toStarter(collection, {
    title: place.title,
    today,
    placeholders: placeholdersOf(collection),
    bodyPlaceholder: NEW_BODY,
  });
  const location = locate(file, all);
  const { problems } = location ? readEntry(location, file, text) : { problems: [] };
  if (problems.length > 0) {
    complain(`Nothing was written.\n\n${describeProblems(problems, { folder })}`);
    return 1;
  }
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text, { flag: 'wx' });
  print(shown(file));
  print(`\n${nextStep(collection, folder)}`);
  return 0;
}

/** Placeholders for required text fields. A declared collection has one for every text field, repeated or cut to the allowed length. */
function placeholdersOf({ declared, fields }: Collection): typeof NEW_PLACEHOLDERS {
  if (!declared) return NEW_PLACEHOLDERS;
  const words = declared.fields.filter(({ kind }) => kind === 'text' || kind === 'markdown');
  return Object.fromEntries(
    words.flatMap(({ name }) => {
      const schema = fields[name];
      return schema ? [[name, fitWords(NEW_BODY, kindOf(itemOf(schema) ?? schema) ?? {})]] : [];
    }),
  );
}

/** Tells the author what to do with the new file. */
function nextStep({ name, fields }: Collection, folder: string): string {
  const look = `look at it with "${withFolder('npm start', folder)}"`;
  if (name === 'collection')
    return `Name its fields, then write its first entry with "${withFolder('npm run new', folder)}".`;
  return !('draft' in fields)
    ? `Write your own text in it, and ${look}.`
    : `It is a draft, which only the preview shows: fill it in, ${look}, and delete the line "draft: true" to publish it.`;
}

/** The usage message, with every collection. */
function usage(all: readonly Collection[]): string {
  return `Usage: npm run new -- COLLECTION "A title"\n       npm run new -- page company/team\n       npm run new -- words cs    (the interface in another language)\n\n${listOfCollections(all)}`;
}

function listOfCollections(all: readonly Collection[]): string {
  const width = Math.max(...all.map(({ name }) => name.length));
  return all.map(({ name, hint }) => `  ${name.padEnd(width)}  ${hint}`).join('\n');
}

async function findCollection(
  word: string | undefined,
  all: readonly Collection[],
  { ask, print, complain }: Surroundings,
): Promise<Collection | undefined> {
  if (word !== undefined) {
    const found = named(word, all);
    if (!found) complain(explainUnknown(word, all));
    return found;
  }
  if (!ask) {
    complain(usage(all));
    return undefined;
  }
  print(listOfCollections(all));
  for (;;) {
    const answer = (await ask('Which collection? '))?.trim();
    if (!answer) return undefined;
    const found = named(answer, all);
    if (found) return found;
    complain(explainUnknown(answer, all));
  }
}

/** The collection with this name (`post`), folder (`posts`) or file name. */
function named(word: string, all: readonly Collection[]): Collection | undefined {
  return all.find(({ name, folder }) => [name, folder, folder.replace(/\.md$/, '')].includes(word.toLowerCase()));
}

function explainUnknown(word: string, all: readonly Collection[]): string {
  const names = all.map(({ name }) => name);
  const suggestion = nearest(word, [...names, ...all.map(({ folder }) => folder)]);
  return `There is no collection "${word}"; there are: ${names.join(', ')}.${suggestion ? `\n${askBack(suggestion)}` : ''}`;
}

function askForTitle(collection: Collection, { ask }: Surroundings): Promise<string | undefined> {
  return ask?.(nounOf(collection) === 'title' ? 'Title? ' : 'Name? ') ?? Promise.resolve(undefined);
}

/** The field that holds an entry's title or name. */
function nounOf({ fields }: Collection): 'title' | 'name' {
  return 'title' in fields ? 'title' : 'name';
}

interface Place {
  title: string;
  slug: string;
  /** The file to write, then others that would have the same URL, relative to the content folder. */
  files: string[];
}

/** Where an entry with this title goes; `undefined` if the title yields no URL. */
function toPlace(collection: Collection, words: readonly string[]): Place | undefined {
  const [first = '', ...others] = words;
  const parts = collection.nested && first.includes('/') ? first.split('/').filter(Boolean) : [words.join(' ')];
  const last = parts.at(-1)?.trim() ?? '';
  const title = parts.length > 1 && others.length > 0 ? others.join(' ') : toTitle(last);
  const { folder, singleton } = collection;
  if (singleton) return last ? { title, slug: '', files: [folder] } : undefined;
  const slugs = parts.map((part) => shortenSlug(toFileName(part)));
  if (slugs.length === 0 || slugs.includes('')) return undefined;
  const slug = slugs.join('/');
  const files = [`${folder}/${slug}.md`, `${folder}/${slug}/index.md`];
  return { title, slug, files: hasImages(collection) ? files.reverse() : files };
}

/** The last part of a path as a title: `our-team` becomes `Our team`. A text that is already a title is returned unchanged. */
function toTitle(text: string): string {
  return toSlug(text) === text ? capitalize(text).replaceAll('-', ' ') : text;
}

/** Whether entries have image fields; if so, each entry is a folder that also contains its images. */
function hasImages({ fields }: Collection): boolean {
  return Object.values(fields).some((schema) => kindOf(itemOf(schema) ?? schema)?.kind === 'image');
}

const isSame =
  ({ name }: Collection, { slug }: Place) =>
  (entry: { collection: string; slug: string }): boolean =>
    entry.collection === name && entry.slug === slug;
