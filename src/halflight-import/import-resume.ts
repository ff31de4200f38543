import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { socialNetworkOf } from '../halflight/features/social/networks';
import { isRealDay } from '../halflight/fields/days';
import { isWebAddress } from '../halflight/fields/formats';
import { SLUG_LENGTH } from '../halflight/limits';
import { isRecord } from '../halflight/is-record';
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

/**
 * Plans the import of a JSON Resume: `person.md`, and an entry for each position, course, award, publication, project and reference. Items that lack
 * a required date are skipped and reported. `folder` is the content folder, which is not modified.
 */
export function planResume(path: string, folder: string): Plan {
  const resume = parse(path) as Values;
  const file = basename(path);
  const entries: PlannedEntry[] = [];
  const skipped: Skipped[] = [];
  const taken = new Set<string>();
  const add = (to: string, collection: string, values: Values, body = ''): void => {
    const said = Object.fromEntries(Object.entries(values).filter(([, value]) => isSaid(value)));
    const { text, leftOut } = writeValidEntry(to, said, {}, body);
    for (const [name, value] of Object.entries(leftOut))
      skipped.push({ file: to, why: `its "${name}" is not valid, and left out: ${JSON.stringify(value)}` });
    entries.push({
      from: file,
      to,
      collection,
      draft: false,
      text,
      files: [],
      status: statusOf(join(folder, to), text),
    });
  };
  /** A path that is not taken yet. */
  const pathIn = (parent: string, words: string): string => {
    const slug = toSlug(words).slice(0, SLUG_LENGTH).replace(/-$/, '') || 'entry';
    let path = `${parent}/${slug}.md`;
    for (let count = 2; taken.has(path); count += 1) path = `${parent}/${slug}-${count}.md`;
    taken.add(path);
    return path;
  };
  /** Writes each item of a list, or reports why it is skipped. */
  const each = (part: string, write: (item: Values) => string | undefined): void => {
    for (const [index, item] of listOf(resume[part]).entries()) {
      const why = isRecord(item) ? write(item) : 'it is no group of fields';
      if (why !== undefined) skipped.push({ file: `${part}[${index + 1}]`, why });
    }
  };
  const basics = isRecord(resume.basics) ? resume.basics : {};
  const own = text(basics.name);
  if (own === undefined) skipped.push({ file: 'basics', why: 'it has no name, which person.md needs' });
  else add('person.md', 'person', { name: own, ...personOf(basics, resume) }, text(basics.summary));
  const held = (item: Values): string | undefined => {
    const [title, organization, start] = [
      text(item.position),
      text(item.name) ?? text(item.organization),
      dayOf(item.startDate),
    ];
    if (organization === undefined) return 'it names no organization';
    if (start === undefined) return NO_DAY;
    const values = {
      title: title ?? organization,
      organization,
      url: urlOf(item.url),
      location: text(item.location),
      start,
      end: dayOf(item.endDate),
      highlights: textsOf(item.highlights),
    };
    add(pathIn('experience', organization), 'experience', values, text(item.summary) ?? text(item.description));
    return undefined;
  };
  each('work', held);
  each('volunteer', held);
  each('education', (item) => {
    const [institution, start] = [text(item.institution), dayOf(item.startDate)];
    if (institution === undefined) return 'it names no institution';
    if (start === undefined) return NO_DAY;
    const title = [text(item.studyType), text(item.area)].filter(Boolean).join(', ') || institution;
    add(pathIn('education', institution), 'education', {
      title,
      institution,
      url: urlOf(item.url),
      start,
      end: dayOf(item.endDate),
      highlights: textsOf(item.courses),
    });
    return undefined;
  });
  const won = (item: Values, titleKey: string, issuerKey: string): string | undefined => {
    const [title, issuer, date] = [text(item[titleKey]), text(item[issuerKey]), dayOf(item.date)];
    if (title === undefined) return 'it has no title';
    if (issuer === undefined) return 'it names nobody who gave it';
    if (date === undefined) return NO_DAY;
    add(pathIn('awards', title), 'award', { title, issuer, date, url: urlOf(item.url) }, text(item.summary));
    return undefined;
  };
  each('awards', (item) => won(item, 'title', 'awarder'));
  each('certificates', (item) => won(item, 'name', 'issuer'));
  each('publications', (item) => {
    const [title, date] = [text(item.name), dayOf(item.releaseDate)];
    if (title === undefined) return 'it has no name';
    if (date === undefined) return NO_DAY;
    add(pathIn('publications', title), 'publication', {
      title,
      date,
      authors: own === undefined ? undefined : [own],
      publisher: text(item.publisher),
      url: urlOf(item.url),
      abstract: text(item.summary),
    });
    return undefined;
  });
  each('projects', (item) => {
    const title = text(item.name);
    if (title === undefined) return 'it has no name';
    const url = urlOf(item.url);
    const body = textsOf(item.highlights)
      ?.map((line) => `- ${line}`)
      .join('\n');
    const date = dayOf(item.endDate) ?? dayOf(item.startDate);
    add(
      pathIn('projects', title),
      'project',
      {
        title,
        date,
        summary: text(item.description),
        role: textsOf(item.roles)?.join(', '),
        tools: textsOf(item.keywords),
        links: url === undefined ? undefined : [{ label: new URL(url).host, url }],
      },
      body,
    );
    return undefined;
  });
  each('references', (item) => {
    const [who, words] = [text(item.name), text(item.reference)];
    if (who === undefined || words === undefined) return 'it needs a name and what was said';
    add(pathIn('testimonials', who), 'testimonial', { name: who }, words);
    return undefined;
  });
  if (listOf(resume.interests).length > 0)
    skipped.push({ file: 'interests', why: 'there is no collection for them: write them into a text' });
  for (const file of unusedIn(resume)) skipped.push({ file, why: 'there is no field for it: write it into a text' });
  return { entries, skipped, left: [], turned: 0, links: 0, dangling: [], oldUrls: [], remote: [] };
}

const NO_DAY = 'it has no date that its collection needs';

/** The fields of `person.md` besides the name. Whether to show the email address is left to the author. */
function personOf(basics: Values, resume: Values): Values {
  const place = isRecord(basics.location) ? basics.location : {};
  const social = listOf(basics.profiles).flatMap((profile) => {
    const url = isRecord(profile) ? urlOf(profile.url) : undefined;
    if (url === undefined || !isRecord(profile)) return [];
    const label = text(profile.network);
    return [label === undefined || socialNetworkOf(url).label === label ? url : { url, label }];
  });
  const languages = listOf(resume.languages).flatMap((language) => {
    const name = isRecord(language) ? text(language.language) : undefined;
    const level = isRecord(language) ? text(language.fluency) : undefined;
    return name === undefined ? [] : [level === undefined ? name : { name, level }];
  });
  return {
    role: text(basics.label),
    email: text(basics.email),
    phone: text(basics.phone),
    location: [text(place.city), text(place.region) ?? text(place.countryCode)].filter(Boolean).join(', '),
    social,
    skills: skillsOf(resume),
    languages,
  };
}

/** The skills, each followed by its keywords, which are skills, too. None is listed twice. */
function skillsOf(resume: Values): (string | Values)[] {
  const all = listOf(resume.skills).flatMap((skill): (string | { name: string; level: number })[] => {
    if (!isRecord(skill)) return textsOf([skill]) ?? [];
    const called = text(skill.name);
    const level = levelOf(skill);
    const own = called !== undefined && level !== undefined ? { name: called, level } : called;
    return [...(own === undefined ? [] : [own]), ...(textsOf(skill.keywords) ?? [])];
  });
  const seen = new Set<string>();
  return all.filter((skill) => {
    const name = (typeof skill === 'string' ? skill : skill.name).toLowerCase();
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew;
  });
}

/** The level of a skill, from 1 to 5; `undefined` if it is given in words. */
function levelOf(skill: Values): number | undefined {
  const [, level] = /\b([1-5])\b/.exec(text(skill.level) ?? '') ?? [];
  return level === undefined ? undefined : Number(level);
}

const POSITION = ['name', 'organization', 'position', 'url', 'location', 'startDate', 'endDate', 'summary'];

/** The fields that the import uses, by the path of their group. */
const USED: Readonly<Record<string, readonly string[]>> = {
  '': [
    '$schema',
    'meta',
    'basics',
    'work',
    'volunteer',
    'education',
    'awards',
    'certificates',
    'publications',
    'projects',
    'references',
    'skills',
    'languages',
    'interests',
  ],
  basics: ['name', 'label', 'email', 'phone', 'summary', 'location', 'profiles'],
  'basics.location': ['city', 'region', 'countryCode'],
  'basics.profiles[]': ['network', 'url'],
  'work[]': [...POSITION, 'highlights'],
  'volunteer[]': [...POSITION, 'highlights'],
  'education[]': ['institution', 'url', 'area', 'studyType', 'startDate', 'endDate', 'courses'],
  'awards[]': ['title', 'awarder', 'date', 'url', 'summary'],
  'certificates[]': ['name', 'issuer', 'date', 'url', 'summary'],
  'publications[]': ['name', 'publisher', 'releaseDate', 'url', 'summary'],
  'projects[]': ['name', 'description', 'highlights', 'keywords', 'endDate', 'url', 'roles'],
  'references[]': ['name', 'reference'],
  'skills[]': ['name', 'keywords'],
  'languages[]': ['language', 'fluency'],
};

/** Fields that are used only if another one does not take their place. */
const SOMETIMES: Readonly<Record<string, (item: Values) => boolean>> = {
  'basics.profiles[].username': ({ url }) => urlOf(url) !== undefined,
  'work[].description': ({ summary }) => text(summary) === undefined,
  'volunteer[].description': ({ summary }) => text(summary) === undefined,
  'projects[].startDate': ({ endDate }) => dayOf(endDate) === undefined,
  'skills[].level': (skill) => levelOf(skill) !== undefined,
};

/** The paths of the fields that the import does not use, each once: `education[].score`. */
function unusedIn(resume: Values): string[] {
  const unused = Object.entries(USED).flatMap(([parent, used]) =>
    groupsAt(resume, parent).flatMap((group) =>
      Object.keys(group)
        .filter((key) => isSaid(group[key]) && !used.includes(key))
        .map((key) => ({ path: parent === '' ? key : `${parent}.${key}`, group }))
        .filter(({ path, group: item }) => !(Object.hasOwn(SOMETIMES, path) && SOMETIMES[path]?.(item)))
        .map(({ path }) => path),
    ),
  );
  return [...new Set(unused)];
}

/** The groups at a path such as `basics.location` or `work[]`. */
function groupsAt(resume: Values, path: string): Values[] {
  const steps = path === '' ? [] : path.split('.');
  return steps
    .reduce<unknown[]>(
      (values, step) =>
        values.filter(isRecord).flatMap((value) => {
          const next = value[step.replace('[]', '')];
          return step.endsWith('[]') ? listOf(next) : [next];
        }),
      [resume],
    )
    .filter(isRecord);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

function text(value: unknown): string | undefined {
  const said = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return said === '' ? undefined : said;
}

function textsOf(value: unknown): string[] | undefined {
  return listOf(value).flatMap((item) => text(item) ?? []);
}

function urlOf(value: unknown): string | undefined {
  const url = text(value);
  return url !== undefined && isWebAddress(url) ? url : undefined;
}

/** A day, a month or a year, as in the JSON Resume schema; of a day with a time, the day. */
function dayOf(value: unknown): string | undefined {
  const [day] = /^\d{4}(?:-\d{2}(?:-\d{2})?)?/.exec(text(value) ?? '') ?? [];
  return day !== undefined && isRealDay(day) ? day : undefined;
}
