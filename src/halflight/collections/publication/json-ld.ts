import type { Values } from '..';
import { oneOrMore, type Describe } from '../described';
import { toPersonReference } from '../person-node';
import { addressOfPublication, toArxivUrl, toDoiUrl } from './cite';
import { dateOf, isThesis } from './kinds';
import { isSamePerson, toDisplayName, toName } from './names';

/** The schema.org type of each kind. */
const TYPES = {
  article: 'ScholarlyArticle',
  paper: 'ScholarlyArticle',
  book: 'Book',
  chapter: 'Chapter',
  thesis: 'Thesis',
  'phd-thesis': 'Thesis',
  'masters-thesis': 'Thesis',
  report: 'Report',
  preprint: 'ScholarlyArticle',
  dataset: 'Dataset',
  software: 'SoftwareSourceCode',
  other: 'CreativeWork',
} as const;

/** A publication. If the site's person is an author, the entry refers to their node. */
export const describe: Describe = ({ site, node }) => {
  const publication = node as unknown as Values<'publication'>;
  const {
    title,
    authors = [],
    editors = [],
    edited,
    kind,
    venue,
    volume,
    issue,
    pages,
    publisher,
    doi,
    arxiv,
    url,
  } = publication;
  const { abstract, date: written } = publication;
  const date = dateOf(publication);
  const owner = site.person?.kind === 'organization' ? undefined : toPersonReference(site);
  const describeAll = (names: readonly string[]) =>
    oneOrMore(
      names.map((written) => {
        if (owner && site.person && isSamePerson(written, site.person.name)) return owner;
        const isOrganization = toName(written).given === undefined && written.trim().endsWith(',');
        const name = toDisplayName(written);
        return isOrganization ? { '@type': 'Organization' as const, name } : { '@type': 'Person' as const, name };
      }),
    );
  const by = describeAll(authors);
  const editor = describeAll(editors);
  const address = addressOfPublication(publication);
  const same = oneOrMore(
    [doi && toDoiUrl(doi), arxiv && toArxivUrl(arxiv), url].filter((one): one is string =>
      Boolean(one && one !== address),
    ),
  );
  const whole = kind === 'article' ? 'Periodical' : kind === 'chapter' ? 'Book' : 'CreativeWork';
  const isAtInstitution = isThesis(kind) || kind === 'report';
  return {
    '@type': TYPES[kind ?? 'other'],
    name: title,
    ...(TYPES[kind ?? 'other'] === 'ScholarlyArticle' && { headline: title }),
    ...(date ? { datePublished: date } : { creativeWorkStatus: written }),
    ...(by && (edited ? { editor: by } : { author: by })),
    ...(address && { url: address }),
    ...(same && { sameAs: same }),
    ...(doi && { identifier: { '@type': 'PropertyValue', propertyID: 'DOI', value: doi } }),
    ...(venue && !isAtInstitution && { isPartOf: { '@type': whole, name: venue, ...(editor && { editor }) } }),
    ...(venue && isAtInstitution && { sourceOrganization: { '@type': 'Organization', name: venue } }),
    ...(volume && { volumeNumber: volume }),
    ...(issue && { issueNumber: issue }),
    ...(pages && { pagination: pages }),
    ...(publisher && { publisher: { '@type': 'Organization', name: publisher } }),
    ...(abstract && { abstract }),
  } as ReturnType<Describe>;
};
