import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { socialNetworkOf } from '../halflight/fields/networks';
import { isRealDay } from '../halflight/fields/days';
import { isWebAddress } from '../halflight/fields/formats';
import { isRecord } from '../halflight/is-record';
import { SLUG_LENGTH } from '../halflight/limits';
import { toSlug } from '../halflight/sourcing/to-slug';
import type { Skipped } from './importer';
import { statusOf, type Plan, type PlannedEntry } from './plan-import';
import { writeValidEntry } from './write-entry';

/** The name of the format in reports. */
export const RESUME_LABEL = 'JSON Resume';

type Values = Readonly<Record<string, unknown>>;

/** Whether a file is a JSON Resume (https://jsonresume.org/schema): JSON with `basics`, `work` or `education`. */
export function isResume(path: string): boolean {
  if (!path.toLowerCase().endsWith('.json')) return false;
  const read = parse(path);
  return isRecord(read) && (isRecord(read.basics) || Array.isArray(read.work) || Array.isArray(read.education));
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** A group of fields of a resume, which remembers the fields that were read, so that the others can be reported. */
class Group {
  readonly #read = new Set<string>();
  readonly #groups: Group[] = [];

  constructor(
    readonly path: string,
    readonly values: Values,
  ) {}

  value(name: string): unknown {
    this.#read.add(name);
    return this.values[name];
  }

  text = (name: string) => toText(this.value(name));
  texts = (name: string) => toTexts(this.value(name));

  url(name: string): string | undefined {
    const url = this.text(name);
    return url !== undefined && isWebAddress(url) ? url : undefined;
  }

  /** A day, a month or a year, as in the JSON Resume schema. The time of day is dropped. */
  day(name: string): string | undefined {
    const [day] = /^\d{4}(?:-\d{2}(?:-\d{2})?)?/.exec(this.text(name) ?? '') ?? [];
    return day !== undefined && isRealDay(day) ? day : undefined;
  }

  group(name: string): Group {
    const value = this.value(name);
    return this.#add(new Group(this.#pathTo(name), isRecord(value) ? value : {}));
  }

  /** The groups in a list, and what else is in it. */
  list(name: string): unknown[] {
    return listOf(this.value(name)).map((item) =>
      isRecord(item) ? this.#add(new Group(this.#pathTo(`${name}[]`), item)) : item,
    );
  }

  groups = (name: string): Group[] => this.list(name).filter((item) => item instanceof Group);

  /** The paths of the fields that have a value and were not read, in this group and those in it: `education[].score`. */
  unread(): string[] {
    const own = Object.keys(this.values).filter((name) => isSaid(this.values[name]) && !this.#read.has(name));
    return [...own.map((name) => this.#pathTo(name)), ...this.#groups.flatMap((group) => group.unread())];
  }

  #pathTo = (name: string) => (this.path === '' ? name : `${this.path}.${name}`);

  #add(group: Group): Group {
    this.#groups.push(group);
    return group;
  }
}

/** What an item of a list becomes: an entry in a folder, named after words, or why it does not. */
type Entry = { folder: string; collection: string; words: string; values: Values; body?: string | undefined } | string;

const NO_DAY = 'it has no date that its collection needs';

function positionOf(item: Group): Entry {
  const [name, other] = [item.text('name'), item.text('organization')];
  const [organization, position, start] = [name ?? other, item.text('position'), item.day('startDate')];
  const values = {
    ...{ title: position ?? organization, organization, url: item.url('url'), location: item.text('location') },
    ...{ start, end: item.day('endDate'), highlights: item.texts('highlights') },
  };
  const body = item.text('summary') ?? item.text('description');
  if (organization === undefined) return 'it has no organization';
  if (start === undefined) return NO_DAY;
  return { folder: 'experience', collection: 'experience', words: organization, values, body };
}

function educationOf(item: Group): Entry {
  const [institution, start] = [item.text('institution'), item.day('startDate')];
  const title = [item.text('studyType'), item.text('area')].filter(Boolean).join(', ') || institution;
  const rest = { url: item.url('url'), start, end: item.day('endDate'), highlights: item.texts('courses') };
  if (institution === undefined) return 'it has no institution';
  if (start === undefined) return NO_DAY;
  const values = { title, institution, ...rest };
  return { folder: 'education', collection: 'education', words: institution, values };
}

const awardOf =
  (titleKey: string, issuerKey: string) =>
  (item: Group): Entry => {
    const [title, issuer, date] = [item.text(titleKey), item.text(issuerKey), item.day('date')];
    const [url, body] = [item.url('url'), item.text('summary')];
    if (title === undefined) return 'it has no title';
    if (issuer === undefined) return 'it does not say who gave it';
    if (date === undefined) return NO_DAY;
    return { folder: 'awards', collection: 'award', words: title, values: { title, issuer, date, url }, body };
  };

function publicationOf(item: Group, author: string | undefined): Entry {
  const [title, date] = [item.text('name'), item.day('releaseDate')];
  const rest = { publisher: item.text('publisher'), url: item.url('url'), abstract: item.text('summary') };
  if (title === undefined) return 'it has no name';
  if (date === undefined) return NO_DAY;
  const values = { title, date, authors: author === undefined ? undefined : [author], ...rest };
  return { folder: 'publications', collection: 'publication', words: title, values };
}

function projectOf(item: Group): Entry {
  const [title, url] = [item.text('name'), item.url('url')];
  const body = item.texts('highlights').map((line) => `- ${line}`);
  const values = {
    ...{ title, date: item.day('endDate') ?? item.day('startDate'), summary: item.text('description') },
    ...{ role: item.texts('roles').join(', '), tools: item.texts('keywords') },
    links: url === undefined ? undefined : [{ label: new URL(url).host, url }],
  };
  if (title === undefined) return 'it has no name';
  return { folder: 'projects', collection: 'project', words: title, values, body: body.join('\n') };
}

function testimonialOf(item: Group): Entry {
  const [name, body] = [item.text('name'), item.text('reference')];
  if (name === undefined || body === undefined) return 'it needs a name and a reference';
  return { folder: 'testimonials', collection: 'testimonial', words: name, values: { name }, body };
}

/** The fields of `person.md` other than the name. Whether to show the email address is left to the author. */
function personOf(basics: Group, resume: Group): Values {
  const place = basics.group('location');
  const [city, region, country] = ['city', 'region', 'countryCode'].map(place.text);
  const social = basics.groups('profiles').flatMap((profile) => {
    const [url, label] = [profile.url('url'), profile.text('network')];
    if (url === undefined) return [];
    // Its URL contains it.
    profile.value('username');
    return [label === undefined || socialNetworkOf(url).label === label ? url : { url, label }];
  });
  const languages = resume.groups('languages').flatMap((language) => {
    const [name, level] = [language.text('language'), language.text('fluency')];
    return name === undefined ? [] : [level === undefined ? name : { name, level }];
  });
  return {
    ...{ role: basics.text('label'), email: basics.text('email'), phone: basics.text('phone') },
    location: [city, region ?? country].filter(Boolean).join(', '),
    ...{ social, skills: skillsOf(resume), languages },
  };
}

/** The skills, each followed by its keywords, which count as skills. Without duplicates. */
function skillsOf(resume: Group): (string | Values)[] {
  const all = resume.list('skills').flatMap((skill): (string | { name: string; level: number })[] => {
    if (!(skill instanceof Group)) return toTexts([skill]);
    const name = skill.text('name');
    // Only a number from 1 to 5 is a level here.
    const [, level] = /\b([1-5])\b/.exec(toText(skill.values.level) ?? '') ?? [];
    if (level !== undefined) skill.value('level');
    const own = name === undefined || level === undefined ? name : { name, level: Number(level) };
    return [...(own === undefined ? [] : [own]), ...skill.texts('keywords')];
  });
  const byName = new Map<string, string | Values>();
  for (const skill of all) {
    const name = (typeof skill === 'string' ? skill : skill.name).toLowerCase();
    if (!byName.has(name)) byName.set(name, skill);
  }
  return [...byName.values()];
}

/**
 * Plans the import of a JSON Resume: `person.md`, and an entry for each position, course, award, publication, project and reference. Items that lack
 * a required date are skipped and reported. `folder` is the content folder, which is not modified.
 */
export function planResume(path: string, folder: string): Plan {
  const resume = new Group('', parse(path) as Values);
  const entries: PlannedEntry[] = [];
  const skipped: Skipped[] = [];
  const taken = new Set<string>();
  const add = (to: string, collection: string, values: Values, body = ''): void => {
    const said = Object.fromEntries(Object.entries(values).filter(([, value]) => isSaid(value)));
    const { text, leftOut } = writeValidEntry(to, said, {}, body);
    for (const [name, value] of Object.entries(leftOut))
      skipped.push({ file: to, why: `its "${name}" is not valid, and left out: ${JSON.stringify(value)}` });
    const status = statusOf(join(folder, to), text);
    entries.push({ ...{ from: basename(path), to, collection, draft: false }, ...{ text, files: [], status } });
  };
  /** A path that is still free. */
  const pathIn = (parent: string, words: string): string => {
    const slug = toSlug(words).slice(0, SLUG_LENGTH).replace(/-$/, '') || 'entry';
    let path = `${parent}/${slug}.md`;
    for (let count = 2; taken.has(path); count += 1) path = `${parent}/${slug}-${count}.md`;
    taken.add(path);
    return path;
  };
  const basics = resume.group('basics');
  const own = basics.text('name');
  const person = { name: own, ...personOf(basics, resume) };
  if (own === undefined) skipped.push({ file: 'basics', why: 'it has no name, which person.md needs' });
  else add('person.md', 'person', person, basics.text('summary'));
  const parts: Readonly<Record<string, (item: Group) => Entry>> = {
    work: positionOf,
    volunteer: positionOf,
    education: educationOf,
    awards: awardOf('title', 'awarder'),
    certificates: awardOf('name', 'issuer'),
    publications: (item) => publicationOf(item, own),
    projects: projectOf,
    references: testimonialOf,
  };
  for (const [part, toEntry] of Object.entries(parts))
    for (const [index, item] of resume.list(part).entries()) {
      const entry = item instanceof Group ? toEntry(item) : 'it is not an object';
      if (typeof entry === 'string') skipped.push({ file: `${part}[${index + 1}]`, why: entry });
      else add(pathIn(entry.folder, entry.words), entry.collection, entry.values, entry.body);
    }
  if (listOf(resume.value('interests')).length > 0)
    skipped.push({ file: 'interests', why: 'there is no collection for them: write them into a text' });
  for (const name of ['$schema', 'meta']) resume.value(name);
  for (const file of new Set(resume.unread()))
    skipped.push({ file, why: 'there is no field for it: write it into a text' });
  return {
    ...{
      entries,
      skipped,
      left: [],
      turned: 0,
      links: 0,
      dangling: [],
      oldUrls: [],
      remote: [],
      removed: [],
      statics: [],
      hostLines: [],
      rules: [],
      corrections: [],
      errors: [],
    },
    ...{
      settings: new Map(),
      added: { redirects: [], hosts: [], otherPaths: [] },
      hosts: new Map(),
      elsewhere: new Map(),
    },
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

function toText(value: unknown): string | undefined {
  const said = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return said === '' ? undefined : said;
}

const toTexts = (value: unknown): string[] => listOf(value).flatMap((item) => toText(item) ?? []);
