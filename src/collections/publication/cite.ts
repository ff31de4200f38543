import type { Values } from '..';
import { toInitials, toName } from './names';

/** The values of a publication, as citations use them. */
export type Cited = { [Name in keyof Values<'publication'>]?: Values<'publication'>[Name] | null } & {
  title: string;
  date: string;
};

/** Where to find a publication: the URL of its DOI, else that of its arXiv id, else its `url`. */
export function addressOfPublication({ doi, arxiv, url }: Pick<Cited, 'doi' | 'arxiv' | 'url'>): string | undefined {
  if (doi) return toDoiUrl(doi);
  if (arxiv) return toArxivUrl(arxiv);
  return url ?? undefined;
}

/** The URL of a DOI, with characters that are special in a URL percent-encoded. */
export function toDoiUrl(doi: string): string {
  return `https://doi.org/${doi.replace(/[%#?"<>\\^`{|}\s]/g, encodeURIComponent)}`;
}

/** The URL of an arXiv id. */
export function toArxivUrl(id: string): string {
  return `https://arxiv.org/abs/${id}`;
}

/** The most authors that the style names in full; of more, it names the first 19 and the last. */
const MOST_NAMED = 20;

function toAuthors(authors: readonly string[]): string {
  const names = authors.map((written) => {
    const { family, given, suffix } = toName(written);
    return [family, given && toInitials(given), suffix].filter(Boolean).join(', ');
  });
  const [last = ''] = names.slice(-1);
  if (names.length > MOST_NAMED) return `${names.slice(0, MOST_NAMED - 1).join(', ')}, … ${last}`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')}, & ${last}` : last;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** The year; for papers and publications of kind `other` also the month and day, if known, as the style requires. */
function toDate({ date, kind }: Cited): string {
  const [year, month, day] = date.split('-');
  const isDated = kind === 'paper' || kind === 'other' || kind === undefined || kind === null;
  if (!month || !isDated) return year ?? '';
  return `${year}, ${MONTHS[Number(month) - 1]}${day ? ` ${Number(day)}` : ''}`;
}

/** The description that the style puts in brackets after the title. */
const BRACKETS: Partial<Record<string, string>> = {
  dataset: '[Data set]',
  software: '[Computer software]',
  preprint: '[Preprint]',
};

/** Ends a text with a full stop, unless it already ends with one or with a question or exclamation mark or an ellipsis. */
const sentence = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);

/** A publication as a plain-text entry of a reference list, in APA style (7th edition). */
export function toCitation(publication: Cited): string {
  const { title, authors, edited, kind, venue, volume, issue, pages, publisher } = publication;
  const by = authors?.length ? toAuthors(authors) : '';
  const editors = edited && by ? ` (${(authors?.length ?? 0) > 1 ? 'Eds.' : 'Ed.'})` : '';
  const brackets = kind === 'thesis' ? `[Thesis${venue ? `, ${venue}` : ''}]` : BRACKETS[kind ?? ''];
  const named = sentence([title, brackets].filter(Boolean).join(' '));
  const date = `(${toDate(publication)}).`;
  const start = by ? `${sentence(by + editors)} ${date} ${named}` : `${named} ${date}`;
  const numbers = [volume && issue ? `${volume}(${issue})` : (volume ?? issue), pages].filter(Boolean).join(', ');
  const range = pages && `pp. ${pages}`;
  const where =
    kind === 'article' || kind === 'preprint'
      ? [venue ?? publisher, numbers].filter(Boolean).join(', ')
      : kind === 'paper' || kind === 'chapter'
        ? [venue && `In ${venue}`, range && `(${range})`].filter(Boolean).join(' ')
        : kind === 'report'
          ? [issue && `(No. ${issue})`, venue].filter(Boolean).join('. ')
          : kind === 'thesis'
            ? ''
            : [venue, volume && `Vol. ${volume}`].filter(Boolean).join(', ');
  const house = kind === 'article' || kind === 'preprint' || publisher === venue ? undefined : publisher;
  const address = addressOfPublication(publication);
  return [start, where && sentence(where), house && sentence(house), address].filter(Boolean).join(' ');
}

const TYPES: Record<string, string> = {
  article: 'article',
  paper: 'inproceedings',
  book: 'book',
  chapter: 'incollection',
  thesis: 'phdthesis',
  report: 'techreport',
};

/** The BibTeX field for the venue, by kind. */
const VENUES: Record<string, string> = {
  article: 'journal',
  paper: 'booktitle',
  chapter: 'booktitle',
  thesis: 'school',
  report: 'institution',
};

/** Escapes the characters that are special in TeX; an en dash becomes `--`. */
function escapeTex(text: string): string {
  return text
    .replace(/\\/g, '\\textbackslash ')
    .replace(/[&%$#_{}]/g, '\\$&')
    .replace(/~/g, '\\textasciitilde{}')
    .replace(/\^/g, '\\textasciicircum{}')
    .replace(/–/g, '--');
}

const MONTH_NAMES = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** A publication as a BibTeX entry, in Unicode. The inner braces around the title preserve its capitals. */
export function toBibtex(publication: Cited, key: string): string {
  const { title, authors, edited, date, kind, venue, volume, issue, pages, publisher, doi, arxiv, url } = publication;
  const [year = '', month] = date.split('-');
  const names = authors?.map((written) =>
    // Braces keep an organization a single name, however many words it has.
    written.trim().endsWith(',') ? `{${escapeTex(toName(written).family)}}` : escapeTex(written),
  );
  const fields: [name: string, value: string | false | null | undefined][] = [
    [edited ? 'editor' : 'author', names?.length ? `{${names.join(' and ')}}` : undefined],
    ['title', `{{${escapeTex(title)}}}`],
    [VENUES[kind ?? ''] ?? 'howpublished', venue && `{${escapeTex(venue)}}`],
    // BibTeX only has types for two degrees, and which one it was is not known. This is printed instead of "PhD thesis".
    ['type', kind === 'thesis' && '{Thesis}'],
    ['volume', volume && `{${escapeTex(volume)}}`],
    ['number', issue && `{${escapeTex(issue)}}`],
    ['pages', pages && `{${escapeTex(pages)}}`],
    ['publisher', publisher && `{${escapeTex(publisher)}}`],
    ['year', `{${year}}`],
    ['month', month && MONTH_NAMES[Number(month) - 1]],
    ['doi', doi && `{${doi}}`],
    ['eprint', arxiv && `{${arxiv}}`],
    ['archiveprefix', arxiv && '{arXiv}'],
    ['url', url && `{${url}}`],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = ${value}`] : []));
  return `@${TYPES[kind ?? ''] ?? 'misc'}{${key},\n${lines.join(',\n')}\n}`;
}
