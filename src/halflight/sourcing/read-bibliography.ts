import type { ValuesOf } from '../collections/define-collection';
import { publication } from '../collections/publication/schema';
import { isThesis, type PublicationKind } from '../collections/publication/kinds';
import { isArxivId, isDoi, isUrlOrFile, isWebAddress } from '../fields/formats';
import type { Language } from '../derive/languages';
import type { Problem } from '../problem';
import { isInvisible } from '../invisible';
import { nearest } from '../nearest';
import { positionsIn } from './position';
import { toEntryId, type Entry } from './read-entry';
import { toSlug } from './to-slug';
import { readText } from './read-text';
import { scanBibtex, type BibtexEntry } from './scan-bibtex';
import { createParser, type Parse } from './parse-bibtex';
import { flatten, toAddress, hasOthers, toDate, toNames, toPending, toPlain } from './bibtex-values';

/** The file of publications in the content folder. */
export const BIBLIOGRAPHY = 'publications.bib';

/** Whether a path stands for an entry in `publications.bib`. Those have the entry's key after a `#`. */
export function isInBibliography(filePath: string): boolean {
  return filePath.startsWith(`${BIBLIOGRAPHY}#`);
}

/** The file that contains an entry. */
export function fileOfEntry(filePath: string): string {
  return isInBibliography(filePath) ? BIBLIOGRAPHY : filePath;
}

/** Whether an entry is the copy of a `publications.bib` entry for a further language, whose problems were reported in the main one. */
export function isRepeated({ filePath, sharedName = filePath }: Pick<Entry, 'filePath' | 'sharedName'>): boolean {
  return isInBibliography(filePath) && filePath !== sharedName;
}

type Publication = ValuesOf<typeof publication>;
/** Our publication kinds by BibTeX and BibLaTeX entry type. */
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
  phdthesis: 'phd-thesis',
  mastersthesis: 'masters-thesis',
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

/** BibLaTeX's keys for types of thesis and report, which it prints in the document's language. */
const DEGREES: Readonly<Record<string, PublicationKind>> = {
  phdthesis: 'phd-thesis',
  mathesis: 'masters-thesis',
  bathesis: 'thesis',
  candthesis: 'thesis',
  techreport: 'report',
  resreport: 'report',
  software: 'software',
  datacd: 'dataset',
  audiocd: 'other',
};

/** The kinds that can have editors, or that are part of an edited work. */
const EDITED: readonly PublicationKind[] = ['book', 'chapter', 'paper'];

/** Fields for material that accompanies a publication. */
const COMPANIONS = ['pdf', 'code', 'data', 'slides', 'poster', 'video'] as const;

/** The kinds for which `type` adds nothing: programs export "Journal Article" there. */
const NAMED: readonly PublicationKind[] = ['article', 'paper', 'book', 'chapter'];

const kept = new Map<string, { entries: Entry[]; problems: Problem[] }>();

/** Parses the bytes of `publications.bib`. The result is cached while the file is unchanged. */
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

function readPublication(entry: BibtexEntry, parse: Parse, report: Report): Publication | undefined {
  const { type, key, offset, keyOffset } = entry;
  const wrongs: string[] = [];
  const wrong: Report = (...told) => {
    wrongs.push(told[1]);
    report(...told);
  };
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
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
      if (!isInvisible(said)) return said;
    }
    return undefined;
  };
  const sayAddress = (...names: readonly string[]): string | undefined =>
    names.map((name) => toAddress(entry.texts.get(name) ?? flatten(values[name]))).find((said) => said !== '');
  const title = [say('title'), say('subtitle')].filter(Boolean).join(': ');
  if (title === '') wrong(placeOf('title'), 'missing-title', `"title" is missing in ${key}: add title = {...}`);
  const pending = ['date', 'year', 'pubstate']
    .map((name) => toPending(entry.texts.get(name) ?? ''))
    .find((words) => words !== undefined);
  const date = toDate(say('date')) ?? pending;
  if (date === undefined) {
    const field = ['date', 'year'].find((name) => entry.fields.has(name));
    if (field === undefined)
      wrong(keyOffset, 'missing-year', `"year" is missing in ${key}: add year = {...}, such as year = {1843}`);
    else
      wrong(
        placeOf(field),
        'bad-date',
        `"${field}" of ${key} must be a year such as 1843, a day such as 1843-09-01, {in press} or {forthcoming}`,
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
      `"eprint" of ${key} must be an arXiv identifier such as 2401.01234; found "${eprint.slice(0, 60)}"`,
    );
  const companions: Partial<Record<(typeof COMPANIONS)[number], string>> = {};
  for (const name of COMPANIONS) {
    const target = sayAddress(name);
    if (target === undefined) continue;
    if (isUrlOrFile(target)) companions[name] = target;
    else
      wrong(
        placeOf(name),
        'bad-url',
        `"${name}" of ${key} must be a full URL that begins with https:// or http://, or a file of the content folder such as papers/${key}.pdf; found "${target.slice(0, 60)}"`,
      );
  }
  if (wrongs.length > 0) return undefined;
  const authors = toNames(values.author);
  const editors = toNames(values.editor);
  const isEdited = authors.length === 0 && editors.length > 0;
  const issue = say('issue', 'number');
  const volume = say('volume');
  const pages = say('pages', 'eid');
  const publisher = say('publisher', 'organization');
  const abstract = say('abstract');
  const called = say('type');
  const degree = DEGREES[called?.toLowerCase() ?? ''];
  const venue =
    isThesis(kind) || kind === 'report'
      ? say('institution', 'school')
      : say('journaltitle', 'journal', 'booktitle', 'eventtitle', 'series');
  return {
    title,
    kind: kind === 'other' && arxiv !== undefined ? 'preprint' : (degree ?? kind),
    authors: isEdited ? editors : authors,
    ...(hasOthers(isEdited ? values.editor : values.author) && { others: true }),
    ...(isEdited && { edited: true }),
    ...(!isEdited && editors.length > 0 && EDITED.includes(kind) && { editors }),
    ...(called !== undefined && degree === undefined && !NAMED.includes(kind) && { type: called }),
    date: date ?? '',
    ...(venue !== undefined && { venue }),
    ...(volume !== undefined && { volume }),
    ...(issue !== undefined && { issue }),
    ...(pages !== undefined && { pages }),
    ...(publisher !== undefined && { publisher }),
    ...(doi !== undefined && { doi }),
    ...(arxiv !== undefined && { arxiv }),
    ...(url !== undefined && { url }),
    ...companions,
    ...(abstract !== undefined && { abstract }),
    key,
  };
}
