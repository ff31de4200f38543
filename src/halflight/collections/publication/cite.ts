import { CITED_AUTHORS } from '../../limits';
import type { Values } from '..';
import { dateOf, isThesis } from './kinds';
import { toInitials, toName } from './names';

/** The values of a publication that citations use. */
export type Cited = { [Name in keyof Values<'publication'>]?: Values<'publication'>[Name] | null } & {
  title: string;
  date: string;
};

/** Where to find a publication: the URL of its DOI, or else of its arXiv id, or else its `url`. */
export function addressOfPublication({ doi, arxiv, url }: Pick<Cited, 'doi' | 'arxiv' | 'url'>): string | undefined {
  if (doi) return toDoiUrl(doi);
  if (arxiv) return toArxivUrl(arxiv);
  return url ?? undefined;
}

/** The URL of a DOI, with special characters percent-encoded. */
export function toDoiUrl(doi: string): string {
  return `https://doi.org/${doi.replace(/[%#?"<>\\^`{|}\s]/g, encodeURIComponent)}`;
}

/** The URL of an arXiv id. */
export function toArxivUrl(id: string): string {
  return `https://arxiv.org/abs/${id}`;
}

/** Stands for authors who are not named; not translated. */
export const AND_OTHERS = 'et al.';

function toAuthors(authors: readonly string[], others: boolean): string {
  const names = authors.map((written) => {
    const { family, given, suffix } = toName(written);
    return [family, given && toInitials(given), suffix].filter(Boolean).join(', ');
  });
  if (others) return [...names, AND_OTHERS].join(', ');
  const [last = ''] = names.slice(-1);
  if (names.length > CITED_AUTHORS) return `${names.slice(0, CITED_AUTHORS - 1).join(', ')}, … ${last}`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')}, & ${last}` : last;
}

/** The editors of the book that contains a chapter: `C. Babbage & A. Lovelace (Eds.)`. */
function toEditors(editors: readonly string[]): string {
  const names = editors.map((written) => {
    const { family, given, suffix } = toName(written);
    return [given && toInitials(given), family, suffix].filter(Boolean).join(' ');
  });
  const [last = ''] = names.slice(-1);
  const joined =
    names.length > 2 ? `${names.slice(0, -1).join(', ')}, & ${last}` : names.length > 1 ? names.join(' & ') : last;
  return `${joined} ${labelOf(editors)}`;
}

const labelOf = (editors: readonly string[]): string => (editors.length > 1 ? '(Eds.)' : '(Ed.)');

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** The year. Papers and publications of kind `other` also get the month and day, if known, as the style requires. */
function toDate({ date, kind }: Cited): string {
  if (dateOf({ date }) === undefined) return date;
  const [year, month, day] = date.split('-');
  const isDated = kind === 'paper' || kind === 'other' || kind === undefined || kind === null;
  if (!month || !isDated) return year ?? '';
  return `${year}, ${MONTHS[Number(month) - 1]}${day ? ` ${Number(day)}` : ''}`;
}

/** The description in brackets that the style requires after the title. */
const BRACKETS: Partial<Record<string, string>> = {
  dataset: '[Data set]',
  software: '[Computer software]',
  preprint: '[Preprint]',
};

/** What the style calls a thesis for each degree. */
const THESES: Partial<Record<string, string>> = {
  'phd-thesis': 'PhD thesis',
  'masters-thesis': 'Master’s thesis',
};

/** Ends a text with a full stop, unless it already ends with a full stop, question mark, exclamation mark or ellipsis. */
const sentence = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);

/** A publication as a plain-text entry of a reference list, in APA style (7th edition). */
export function toCitation(publication: Cited): string {
  const { title, authors, others, edited, editors, kind, type, venue, volume, issue, pages, publisher } = publication;
  const by = authors?.length ? toAuthors(authors, others === true) : '';
  const label = edited && by ? ` ${labelOf([...(authors ?? []), ...(others ? [AND_OTHERS] : [])])}` : '';
  const brackets = isThesis(kind)
    ? `[${[type ?? THESES[kind ?? ''] ?? 'Thesis', venue].filter(Boolean).join(', ')}]`
    : type && !(kind === 'report' && issue)
      ? `[${type}]`
      : BRACKETS[kind ?? ''];
  const bookEditors =
    kind === 'book' && editors?.length ? `(${toEditors(editors).replace(/ \((Eds?\.)\)$/, ', $1')})` : '';
  const named = sentence([title, bookEditors, brackets].filter(Boolean).join(' '));
  const date = `(${toDate(publication)}).`;
  const start = by ? `${sentence(by + label)} ${date} ${named}` : `${named} ${date}`;
  const numbers = [volume && issue ? `${volume}(${issue})` : (volume ?? issue), pages].filter(Boolean).join(', ');
  const range = pages && `pp. ${pages}`;
  const where =
    kind === 'article' || kind === 'preprint'
      ? [venue ?? publisher, numbers].filter(Boolean).join(', ')
      : kind === 'paper' || kind === 'chapter'
        ? [venue && `In ${editors?.length ? `${toEditors(editors)}, ` : ''}${venue}`, range && `(${range})`]
            .filter(Boolean)
            .join(' ')
        : kind === 'report'
          ? [issue && `(${[type, 'No.', issue].filter(Boolean).join(' ')})`, venue].filter(Boolean).join('. ')
          : isThesis(kind)
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
  'phd-thesis': 'phdthesis',
  'masters-thesis': 'mastersthesis',
  report: 'techreport',
};

/** The BibTeX field for the venue, by kind. */
const VENUES: Record<string, string> = {
  article: 'journal',
  paper: 'booktitle',
  chapter: 'booktitle',
  thesis: 'school',
  'phd-thesis': 'school',
  'masters-thesis': 'school',
  report: 'institution',
};

/** Characters that are special in TeX but cannot be escaped with a backslash: BibTeX counts braces even after a backslash. */
const TEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash ',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '–': '--',
};

/** Escapes the characters that are special in TeX; an en dash becomes `--`. */
function escapeTex(text: string): string {
  return text.replace(/[\\{}~^–&%$#_]/g, (sign) => TEX[sign] ?? `\\${sign}`);
}

const MONTH_NAMES = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** A publication as a BibTeX entry, in Unicode. The inner braces around the title preserve its capitals. */
export function toBibtex(publication: Cited, key: string): string {
  const { title, authors, others, edited, editors, date, kind, type, venue, volume, issue, pages, publisher } =
    publication;
  const { doi, arxiv, url } = publication;
  const [year = '', month] = date.split('-');
  const toTexNames = (written: readonly string[] = []) =>
    written.map((name) =>
      // Braces keep an organization one name, however many words it has.
      name.trim().endsWith(',') ? `{${escapeTex(toName(name).family)}}` : escapeTex(name),
    );
  const names = [...toTexNames(authors ?? []), ...(authors?.length && others ? ['others'] : [])];
  const fields: [name: string, value: string | false | 0 | null | undefined][] = [
    [edited ? 'editor' : 'author', names.length > 0 && `{${names.join(' and ')}}`],
    ['editor', !edited && editors?.length && `{${toTexNames(editors).join(' and ')}}`],
    ['title', `{{${escapeTex(title)}}}`],
    [VENUES[kind ?? ''] ?? 'howpublished', venue && `{${escapeTex(venue)}}`],
    // BibTeX only has types for two degrees. For any other, this replaces the printed "PhD thesis".
    ['type', type ? `{${escapeTex(type)}}` : kind === 'thesis' && '{Thesis}'],
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
