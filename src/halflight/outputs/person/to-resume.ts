import { toDoiUrl } from '../../collections/publication/cite';
import { dateOf } from '../../collections/publication/kinds';
import type { Values } from '../../collections';
import { socialNetworkOf } from '../../fields/networks';
import { toUri } from '../../parse-url';
import { type EntryNode, summaryOf } from '../../collections/entry-node';
import { fill } from '../../words/fill';
import { madeOf } from '../made-of';
import type { PublishedSite } from '../published';
import { portraitOf } from './portrait';

/** The schema that the resume conforms to, under the URL that its readers expect. */
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The collections that the resume is made from. */
interface Told {
  experience: Values<'experience'>;
  education: Values<'education'>;
  award: Values<'award'>;
  project: Values<'project'>;
  book: Values<'book'>;
  publication: Values<'publication'>;
}

/** What a CV of `cv/` takes of the resume, in place of all that the lists show. */
export interface Selection {
  /** The ids of the entries, in order. */
  ids: readonly string[];
  summary: string | undefined;
  role: string | undefined;
  /** What is left out of the person's details. */
  hide: readonly string[];
  /** The lists of `person.md` that it has. */
  lists: readonly string[];
  /** The most highlights of an entry, by its id. */
  highlights: ReadonlyMap<string, number>;
}

/**
 * The site's person as a JSON Resume (https://jsonresume.org/schema), which contains its own absolute URL, `address`. Contains what the site's lists
 * show, in their order, or what a CV selects of it, and nothing that `person.md` does not publish.
 */
export function toResume(site: PublishedSite, address: string, selection?: Selection): object {
  const { person, settings, words, pathOf, toAddress } = site;
  const { language } = settings;
  const tell = <Name extends keyof Told>(
    name: Name,
    say: (values: Told[Name], node: EntryNode) => object | undefined,
  ) =>
    (selection ? selected(site, name, selection.ids) : listed(site, name)).flatMap((node) =>
      madeOf(node.filePath, () => say(node as unknown as Told[Name], node) ?? []),
    );
  const pageOf = ({ filePath }: EntryNode): string | undefined => {
    const path = pathOf(filePath);
    return path === undefined ? undefined : toAddress(path);
  };
  const toUrl = (address: string | undefined) => (address ? toUri(address) : undefined);
  const { role = person?.role } = selection ?? {};
  const shows = (detail: string) => !selection?.hide.includes(detail);
  const has = (list: string) => selection?.lists.includes(list) ?? true;
  const resume = {
    $schema: SCHEMA,
    basics: {
      name: person?.name,
      label: shows('role') ? role : undefined,
      // No CV of `cv/` has a picture.
      image: selection ? undefined : toUrl(portraitOf(site)?.address),
      email: person?.showEmail && shows('email') ? person.email : undefined,
      phone: shows('phone') ? person?.phone : undefined,
      url: shows('website') ? toUrl(toAddress(settings.home ?? '/')) : undefined,
      summary: selection ? selection.summary : (person as Partial<EntryNode> | undefined)?.firstParagraph,
      location: person?.location !== undefined && shows('location') ? { city: person.location } : undefined,
      profiles: (shows('social') ? (person?.social ?? []) : []).map(({ url, label }) => ({
        network: label ?? socialNetworkOf(url).label,
        url: toUrl(url),
      })),
    },
    work: tell('experience', ({ title, organization, location, url, start, end, highlights }, node) => ({
      name: organization,
      position: title,
      location,
      url: toUrl(url),
      startDate: start,
      endDate: end,
      summary: summaryOf(node),
      highlights: highlights?.slice(0, selection?.highlights.get(node.id)),
    })),
    education: tell('education', ({ title, institution, url, start, end }) => ({
      institution,
      area: title,
      url: toUrl(url),
      startDate: start,
      endDate: end,
    })),
    awards: tell('award', ({ title, issuer, date }, node) => ({
      title,
      date,
      awarder: issuer,
      summary: summaryOf(node),
    })),
    // A list of books may be a reading list; only the books that the person wrote are publications.
    publications: [
      ...tell('publication', ({ title, venue, publisher, date, doi, url, abstract }) => ({
        name: title,
        publisher: venue ?? publisher,
        releaseDate: dateOf({ date }),
        url: doi ? toDoiUrl(doi) : toUrl(url),
        summary: abstract,
      })),
      ...tell('book', ({ title, authors, wrote, publisher, published, url }, node) =>
        person && (wrote || authors?.includes(person.name) || selection)
          ? {
              name: title,
              publisher,
              releaseDate: published,
              url: toUrl(url ?? pageOf(node)),
              summary: summaryOf(node),
            }
          : undefined,
      ),
    ],
    projects: tell('project', ({ title, date, role, tools, tags }, node) => ({
      name: title,
      description: summaryOf(node),
      keywords: [...new Set([...(tools ?? []), ...(tags ?? [])])],
      endDate: date,
      url: toUrl(pageOf(node)),
      roles: role === undefined ? [] : [role],
    })),
    skills: (has('skills') ? (person?.skills ?? []) : []).map(({ name, level }) => ({
      name,
      level: typeof level === 'number' ? fill(words.level, { level }, language) : undefined,
    })),
    languages: (has('languages') ? (person?.languages ?? []) : []).map(({ name, level }) => ({
      language: name,
      fluency: level,
    })),
    meta: { canonical: toUrl(address), version: 'v1.0.0' },
  };
  return withoutNothing(resume) as object;
}

/** The entries of a collection that the site's lists show, in their order. */
function listed(site: PublishedSite, name: keyof Told): EntryNode[] {
  const ids = site.pages.flatMap(({ kind, members }) => (kind === 'list' ? members : []));
  return selected(site, name, [...new Set(ids)]);
}

/** The entries of a collection among those that a CV selects, in its order. */
function selected({ nodeOf }: PublishedSite, name: keyof Told, ids: readonly string[]): EntryNode[] {
  return ids.flatMap((id) => {
    const node = nodeOf(id);
    return node?.collection === name ? [node] : [];
  });
}

/** A value without its empty parts: `undefined`, `null` (Gatsby's missing value), and empty texts, lists and objects. */
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(withoutNothing) : undefined;
  if (typeof value !== 'object' || value === null) return value === null || value === '' ? undefined : value;
  const kept = Object.entries(value)
    .map(([key, of]) => [key, withoutNothing(of)] as const)
    .filter(([, of]) => of !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
