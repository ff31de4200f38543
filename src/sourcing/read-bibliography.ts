import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { ValuesOf } from '../collections/define-collection';
import { publication } from '../collections/publication/schema';
import type { PublicationKind } from '../collections/publication/kinds';
import { isRealDay } from '../fields/days';
import { isArxivId, isDoi, isWebAddress } from '../fields/formats';
import type { Language } from '../derive/languages';
import type { Problem } from '../checks/problem';
import { groupBy } from '../group-by';
import { nearest } from './nearest';
import { positionsIn } from './position';
import { toEntryId, type Entry } from './read-entry';
import { toSlug } from './to-slug';
import { readText } from './read-text';
import { scanBibtex, wordsIn, type BibtexEntry, type BibtexFile } from './scan-bibtex';

/** The file of the content folder that contains the publications. */
export const BIBLIOGRAPHY = 'publications.bib';

/** Whether a path is that of an entry in `publications.bib`: they differ in what follows a `#`. */
export function isInBibliography(filePath: string): boolean {
  return filePath.startsWith(`${BIBLIOGRAPHY}#`);
}

/** The file that contains an entry. */
export function fileOfEntry(filePath: string): string {
  return isInBibliography(filePath) ? BIBLIOGRAPHY : filePath;
}

/** Whether an entry is one of `publications.bib` in a further language of the site, so that what is wrong in it was found in the main one. */
export function isRepeated({ filePath, sharedName = filePath }: Pick<Entry, 'filePath' | 'sharedName'>): boolean {
  return isInBibliography(filePath) && filePath !== sharedName;
}

type Publication = ValuesOf<typeof publication>;
type Library = typeof import('biblatex-csl-converter');

/** The library's result for an entry, as far as it is used here. */
interface Parsed {
  fields: Record<string, unknown>;
  unexpected_fields?: Record<string, unknown>;
  unknown_fields?: Record<string, unknown>;
}

/** Our kinds for the entry types of BibTeX and BibLaTeX. */
const KINDS: Readonly<Record<string, PublicationKind>> = {
  article: 'article',
  periodical: 'article',
  suppperiodical: 'article',
  inproceedings: 'paper',
  conference: 'paper',
  book: 'book',
  mvbook: 'book',
  booklet: 'book',
  collection: 'book',
  mvcollection: 'book',
  proceedings: 'book',
  mvproceedings: 'book',
  reference: 'book',
  inbook: 'chapter',
  bookinbook: 'chapter',
  suppbook: 'chapter',
  incollection: 'chapter',
  suppcollection: 'chapter',
  inreference: 'chapter',
  phdthesis: 'thesis',
  mastersthesis: 'thesis',
  thesis: 'thesis',
  techreport: 'report',
  report: 'report',
  manual: 'report',
  unpublished: 'preprint',
  preprint: 'preprint',
  dataset: 'dataset',
  software: 'software',
  online: 'other',
  electronic: 'other',
  www: 'other',
  patent: 'other',
  misc: 'other',
};

/** Types that have another name in the library. */
const SAME: Readonly<Record<string, string>> = { preprint: 'unpublished' };

const kept = new Map<string, { entries: Entry[]; problems: Problem[] }>();

/** Reads the bytes of `publications.bib`; an unchanged file is not parsed again. */
export function readBibliographyBytes(
  bytes: Buffer,
  languages: readonly Language[],
): { entries: Entry[]; problems: Problem[] } {
  const { text, bad } = readText(bytes);
  if (bad)
    return {
      entries: [],
      problems: [{ file: BIBLIOGRAPHY, ...bad.position, severity: 'error', kind: bad.kind, message: bad.message }],
    };
  const key = JSON.stringify([text, languages.map(({ code }) => code)]);
  const known = kept.get(key) ?? readBibliography(text, languages);
  kept.clear();
  kept.set(key, known);
  return known;
}

/** The publications of a BibTeX file, each in every language of the site, and its problems. Entries with errors are left out. */
export function readBibliography(
  text: string,
  languages: readonly Language[] = [],
): { entries: Entry[]; problems: Problem[] } {
  const source = text.replace(/^\uFEFF/, '');
  const file = scanBibtex(source);
  const parse = createParser(file);
  const positionOf = positionsIn(source);
  const problems: Problem[] = [];
  const report = (offset: number, kind: string, message: string, suggestion?: string): void => {
    problems.push({
      file: BIBLIOGRAPHY,
      ...positionOf(offset),
      severity: 'error',
      kind,
      message,
      ...(suggestion && { suggestion }),
    });
  };
  for (const { offset, kind, message } of file.mistakes) report(offset, kind, message);
  const slugs = new Set<string>();
  const byKey = new Map<string, BibtexEntry>();
  const entries = file.entries.flatMap((entry) => {
    const before = byKey.get(entry.key.toLowerCase());
    if (before) {
      const { line } = positionOf(before.offset);
      report(
        entry.keyOffset,
        'duplicate-key',
        `"${entry.key}" is also the key of the entry in line ${line}: give one of them another, such as ${entry.key}b`,
      );
      return [];
    }
    byKey.set(entry.key.toLowerCase(), entry);
    const values = readPublication(entry, parse, report);
    if (!values) return [];
    const slug = freeSlug(toSlug(entry.key) || 'publication', slugs);
    return (languages.length > 1 ? languages.map(({ code }) => code) : [undefined]).map((language, index): Entry => {
      const filePath = `${BIBLIOGRAPHY}#${slug}${index > 0 ? `.${language}` : ''}`;
      return {
        id: toEntryId(filePath),
        collection: publication.name,
        slug,
        filePath,
        values,
        body: '',
        hasBody: false,
        bodyLine: positionOf(entry.offset).line,
        ...(language !== undefined && { language, sharedName: `${BIBLIOGRAPHY}#${slug}` }),
      };
    });
  });
  return { entries, problems };
}

function freeSlug(slug: string, taken: Set<string>): string {
  let free = slug;
  for (let count = 2; taken.has(free); count += 1) free = `${slug}-${count}`;
  taken.add(free);
  return free;
}

type Report = (offset: number, kind: string, message: string, suggestion?: string) => void;

/** The values of an entry, or `undefined` after reporting what is wrong with it. */
function readPublication(entry: BibtexEntry, parse: Parse, report: Report): Publication | undefined {
  const { type, key, offset, keyOffset } = entry;
  const wrongs: string[] = [];
  const wrong: Report = (...told) => {
    wrongs.push(told[1]);
    report(...told);
  };
  const kind = KINDS[type];
  if (kind === undefined) {
    const types = Object.keys(KINDS);
    wrong(
      offset + 1,
      'unknown-type',
      `"@${type}" is not a type of entry; use @misc for what has none, or one of: ${types.join(', ')}`,
      nearest(type, types),
    );
    return undefined;
  }
  const { parsed, warnings } = parse(entry);
  const placeOf = (field: string): number => entry.fields.get(field) ?? keyOffset;
  for (const { kind: what, name = '' } of warnings)
    if (what === 'undefined_variable')
      wrong(
        keyOffset,
        'unknown-abbreviation',
        `"${name}", in ${key}, is an abbreviation that no @string defines: put braces around it if it is a text`,
      );
  const values: Record<string, unknown> = {
    ...parsed?.unknown_fields,
    ...parsed?.unexpected_fields,
    ...parsed?.fields,
  };
  const say = (...names: readonly string[]): string | undefined => {
    for (const name of names) {
      const said = toPlain(values[name]);
      if (said !== '') return said;
    }
    return undefined;
  };
  const sayAddress = (...names: readonly string[]): string | undefined =>
    names.map((name) => toAddress(entry.texts.get(name) ?? flatten(values[name]))).find((said) => said !== '');
  const title = [say('title'), say('subtitle')].filter(Boolean).join(': ');
  if (title === '') wrong(placeOf('title'), 'missing-title', `"title" is missing in ${key}: add title = {...}`);
  const date = toDate(say('date'));
  if (date === undefined) {
    const field = ['date', 'year'].find((name) => entry.fields.has(name));
    if (field === undefined)
      wrong(keyOffset, 'missing-year', `"year" is missing in ${key}: add year = {...}, such as year = {1843}`);
    else
      wrong(
        placeOf(field),
        'bad-date',
        `"${field}" of ${key} must be a year such as 1843, or a day such as 1843-09-01`,
      );
  }
  const doi = sayAddress('doi')?.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:)\s*/i, '');
  if (doi !== undefined && !isDoi(doi))
    wrong(placeOf('doi'), 'bad-doi', `"doi" of ${key} must be a DOI such as 10.1000/182; found "${doi.slice(0, 60)}"`);
  const said = sayAddress('url', 'howpublished');
  const url = said !== undefined && isWebAddress(said) && !/[\s\\]/.test(said) ? said : undefined;
  if (entry.fields.has('url') && url === undefined)
    wrong(placeOf('url'), 'bad-url', `"url" of ${key} must be a full URL that begins with https:// or http://`);
  const eprint = sayAddress('eprint')?.replace(/^arxiv:\s*/i, '');
  const archive = say('eprinttype', 'archiveprefix');
  const arxiv =
    eprint !== undefined && (archive?.toLowerCase() ?? 'arxiv') === 'arxiv' && isArxivId(eprint) ? eprint : undefined;
  if (eprint !== undefined && archive?.toLowerCase() === 'arxiv' && arxiv === undefined)
    wrong(
      placeOf('eprint'),
      'bad-eprint',
      `"eprint" of ${key} must be a number of arXiv such as 2401.01234; found "${eprint.slice(0, 60)}"`,
    );
  if (wrongs.length > 0) return undefined;
  const authors = toNames(values.author);
  const editors = toNames(values.editor);
  const isEdited = authors.length === 0 && editors.length > 0;
  const issue = say('issue', 'number');
  const volume = say('volume');
  const pages = say('pages', 'eid');
  const publisher = say('publisher', 'organization');
  const abstract = say('abstract');
  const venue =
    kind === 'thesis' || kind === 'report'
      ? say('institution', 'school')
      : say('journaltitle', 'journal', 'booktitle', 'eventtitle', 'series');
  return {
    title,
    kind: kind === 'other' && arxiv !== undefined ? 'preprint' : kind,
    authors: isEdited ? editors : authors,
    ...(isEdited && { edited: true }),
    date: date ?? '',
    ...(venue !== undefined && { venue }),
    ...(volume !== undefined && { volume }),
    ...(issue !== undefined && { issue }),
    ...(pages !== undefined && { pages }),
    ...(publisher !== undefined && { publisher }),
    ...(doi !== undefined && { doi }),
    ...(arxiv !== undefined && { arxiv }),
    ...(url !== undefined && { url }),
    ...(abstract !== undefined && { abstract }),
    key,
  };
}

let library: Library | undefined;

/** What the library says of an entry. */
type Parse = (entry: BibtexEntry) => {
  parsed: Parsed | undefined;
  warnings: { kind: string; name?: string | undefined }[];
};

/** A function that parses one entry of a file with the library, together with the abbreviations and the entry (`crossref`) that it names. */
function createParser({ strings, entries }: BibtexFile): Parse {
  // Of two entries with one key, which is reported, the first counts.
  const byKey = new Map(entries.toReversed().map((entry) => [entry.key.toLowerCase(), entry]));
  const defined = groupBy(
    strings.flatMap((string) => string.names.map((name) => ({ name, string }))),
    ({ name }) => name,
  );
  /** The abbreviations in texts, with those that they are made of, as the file has them. */
  const stringsFor = (texts: readonly string[]): string[] => {
    const used = new Set<BibtexFile['strings'][number]>();
    const words = new Set(texts.flatMap((text) => [...wordsIn(text)]));
    // Each abbreviation may add words, which the loop reaches later.
    for (const word of words)
      for (const { string } of defined.get(word) ?? []) {
        if (used.has(string)) continue;
        used.add(string);
        for (const other of wordsIn(string.text)) words.add(other);
      }
    return strings.filter((string) => used.has(string)).map(({ text }) => text);
  };
  return (entry) => {
    // It takes a tenth of a second to load, so it is only loaded for sites with such a file.
    library ??= createRequire(resolve('package.json'))('biblatex-csl-converter') as Library;
    const [, parent] = /\bcrossref\s*=\s*["{]?\s*([^\s,{}"]+)/i.exec(entry.text) ?? [];
    const named = parent === undefined ? undefined : byKey.get(parent.toLowerCase());
    const texts = [toReadable(entry), ...(named && named !== entry ? [toReadable(named, parent)] : [])];
    // Without a final line break, a comment at the end of the text would never end for the library.
    const source = `${[...stringsFor(texts), ...texts].join('\n')}\n`;
    const {
      entries: read,
      errors,
      warnings,
    } = new library.BibLatexParser(source, {
      processUnexpected: true,
      processUnknown: true,
    }).parse() as unknown as {
      entries: Record<string, Parsed>;
      errors: { type: string; variable?: string; key?: string }[];
      warnings: { type: string; variable?: string; key?: string }[];
    };
    return {
      parsed: Object.values(read)[0],
      warnings: [...errors, ...warnings].map(({ type, variable, key }) => ({ kind: type, name: variable ?? key })),
    };
  };
}

/**
 * An entry as the library can read it: it lacks some types, distinguishes keys by case, and takes a quote within braces for the end of a text.
 * @param name The key as another entry spells it.
 */
function toReadable({ type, text, offset, quotes, key, keyOffset }: BibtexEntry, name = key): string {
  const signs = text.split('');
  quotes.forEach((at, index) => {
    signs[at - offset] = index % 2 === 0 ? '{' : '}';
  });
  signs.splice(keyOffset - offset, key.length, name);
  const braced = signs.join('');
  return SAME[type] ? braced.replace(/^@\s*\w+/, `@${SAME[type]}`) : braced;
}

/** A value of the library as plain text, made from the parts of a text, the texts of a list, or the ends of page ranges. */
function toPlain(value: unknown): string {
  return clean(flatten(value));
}

function flatten(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    if (value.every((part) => isNode(part))) return value.map(flatten).join('');
    const isRange = value.every((part) => Array.isArray(part) && part.every((end) => Array.isArray(end)));
    if (isRange) return (value as unknown[][]).map((range) => range.map(flatten).join('–')).join(', ');
    return value.map(flatten).filter(Boolean).join(', ');
  }
  if (!isNode(value)) return '';
  const { text = '', marks = [] } = value;
  return marks.reduce((marked, { type }) => {
    if (type === 'sup') return toSmall(marked, SUPERSCRIPT, '^');
    if (type === 'sub') return toSmall(marked, SUBSCRIPT, '_');
    return type === 'enquote' ? `“${marked}”` : marked;
  }, text);
}

const isNode = (value: unknown): value is { type: string; text?: string; marks?: { type: string }[] } =>
  typeof value === 'object' && value !== null && 'type' in value;

const PLAIN = '0123456789+-=()n';
const SUPERSCRIPT = Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ');
const SUBSCRIPT = Array.from('₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ');

/** Superscript or subscript characters, where Unicode has all of them; else the text after `mark`. */
function toSmall(text: string, letters: readonly string[], mark: string): string {
  const small = Array.from(text, (letter) => letters[PLAIN.indexOf(letter)]);
  return small.every((letter) => letter !== undefined) ? small.join('') : mark + text;
}

/** An address or number as it is meant, without the commands and braces that TeX needs. Nothing in it is a typographic shorthand. */
function toAddress(written: string): string {
  return written
    .replace(/^\s*\\url\s*(?=\{)/, '')
    .replace(/\\(?:~|textasciitilde\b)(?:\{\}|\s+)?|\$\\sim\$/g, '~')
    .replace(/\\textunderscore\b(?:\{\}|\s+)?/g, '_')
    .replace(/\\([_%&#$])/g, '$1')
    .replace(/\\?[{}]/g, '')
    .trim();
}

/** Resolves TeX's typographic shorthands, and puts the text on one line. */
function clean(text: string): string {
  return text
    .replace(/---/g, '—')
    .replace(/--/g, '–')
    .replace(/``/g, '“')
    .replace(/''/g, '”')
    .replace(/~/g, '\u00A0')
    .replace(/[{}]/g, '')
    .replace(/\s+/g, (blanks) => (blanks === '\u00A0' ? blanks : ' '))
    .normalize('NFC')
    .trim();
}

/** Names in the format of our fields: `Family, Given`, with a suffix in between; an organization has nothing after its comma. */
function toNames(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown, index) => {
    const { literal, family, given, prefix, suffix } = one as Record<string, unknown>;
    const whole = toPlain(literal);
    // "and others" stands for people whom the file does not name.
    if (whole === 'others' && index === value.length - 1) return [];
    if (whole !== '') return [`${whole},`];
    const [last, first, further, behind] = [family, given, prefix, suffix].map(toPlain);
    const name = [further, last].filter(Boolean).join(' ');
    return name ? [[name, behind, first].filter(Boolean).join(', ') + (first ? '' : ',')] : [];
  });
}

/** A date in the format of our fields, as far as it is in the calendar; of a period, its beginning. */
function toDate(date: string | undefined): string | undefined {
  const [, year = '', month, day] = /^(\d{4})(?:[-–](\d{2})(?:[-–](\d{2}))?)?/.exec(date ?? '') ?? [];
  if (year === '') return undefined;
  const whole = [year, month, day].filter(Boolean).join('-');
  return [whole, `${year}-${month}`, year].find((one) => isRealDay(one));
}
