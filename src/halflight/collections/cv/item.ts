import type { Day, Time } from '../../fields/days';
import type { CollectionName, Values } from '..';
import { addressOfPublication } from '../publication/cite';
import { dateOf } from '../publication/kinds';

/** An entry as a CV shows it, whatever its collection. */
export interface CvItem {
  id: string;
  collection: string;
  title: string;
  titleHtml?: string;
  /** On a multilingual site, the language tag of the entry. */
  language?: string;
  /** A page of this site, without its prefix, or a full URL. */
  to?: string;
  /** Where it was, in a few words each: an organization, a place, a venue. */
  where: readonly string[];
  /** Its authors or editors, as written, if they are not the person alone. */
  authors?: readonly string[];
  others?: boolean;
  edited?: boolean;
  start?: Day;
  end?: Day;
  /** Whether it goes on. */
  ongoing?: true;
  /** What stands in place of the date of a publication that is not out yet. */
  pending?: string;
  /** HTML, or the summary of an entry with a page of its own. */
  text?: string;
  summary?: string;
  highlights?: readonly string[];
}

/** What an item takes from the values of an entry. */
export type Told = Omit<CvItem, 'id' | 'collection' | 'title' | 'titleHtml' | 'language' | 'text' | 'summary'>;

/** A collection of ours that a CV can show, by its name. */
export type CvCollection = Extract<
  CollectionName,
  'experience' | 'education' | 'project' | 'publication' | 'book' | 'award' | 'event'
>;

/** The fields of each collection from which an item is made. Links in them are URLs and paths, as components get them. */
export const told: {
  readonly [Name in CvCollection]: (values: Values<Name>) => Told;
} = {
  experience: ({ organization, ...values }) => ofPeriod(organization, values),
  education: ({ institution, ...values }) => ofPeriod(institution, values),
  project: ({ role, date }) => ({ where: known(role), ...(date && { start: toMonth(date) }) }),
  publication: ({ authors, others, edited, venue, volume, issue, pages, date, doi, arxiv, url }) => {
    const address = addressOfPublication({ doi, arxiv, url });
    const day = dateOf({ date });
    return {
      where: known(venue, volume && issue ? `${volume}(${issue})` : (volume ?? issue), pages),
      ...(address && { to: address }),
      ...(day === undefined ? { pending: date } : { start: toYear(day) }),
      ...(authors && { authors }),
      ...(others && { others }),
      ...(edited && { edited }),
    };
  },
  book: ({ authors, publisher, published, url }) => ({
    where: known(publisher),
    ...(url && { to: url }),
    ...(published && { start: toYear(published) }),
    ...(authors && { authors }),
  }),
  award: ({ issuer, date, url }) => ({ where: [issuer], start: toMonth(date), ...(url && { to: url }) }),
  event: ({ role, location, start, end, url }) => {
    return { where: known(role, location), ...toMonths(start, end), ...(url && { to: url }) };
  },
};

type Period = Pick<Values<'experience'>, 'url' | 'location' | 'start' | 'end' | 'highlights'>;

function ofPeriod(where: string, { url, location, start, end, highlights }: Period): Told {
  return {
    where: known(where, location),
    ...toMonths(start, end),
    ...(end === undefined && { ongoing: true as const }),
    ...(url && { to: url }),
    ...(highlights && { highlights }),
  };
}

/** When something was. A CV names no days, and each month once. */
export function toMonths(start: Time, end?: Time): Pick<CvItem, 'start' | 'end'> {
  const [first, last] = [toMonth(start), end === undefined ? undefined : toMonth(end)];
  return { start: first, ...(last !== undefined && last !== first && { end: last }) };
}

/** The month of a day or a time, or the year if no more is known. */
function toMonth(time: Time): Day {
  return time.slice(0, 'YYYY-MM'.length);
}

function toYear(day: Day): Day {
  return day.slice(0, 'YYYY'.length);
}

function known(...texts: readonly (string | undefined | null)[]): string[] {
  return texts.filter((text): text is string => Boolean(text));
}
