import { defineCollection } from '../define-collection';
import { isArxivId, isDoi } from '../../fields/formats';
import { list } from '../../fields/groups';
import { choice, day, flag, link, text, url } from '../../fields/kinds';
import { PENDING, publicationKinds } from './kinds';

export const publication = defineCollection({
  name: 'publication',
  position: 95,
  folder: 'publications',
  label: 'Publications',
  hint: 'Publications, by year and kind. The entries of `publications.bib`, a BibTeX file beside this folder, are publications, too.',
  list: { path: '/publications/' },
  sort: [{ field: 'date', descending: true }],
  fields: {
    title: text({ label: 'Title', hint: 'What it is called.', example: 'Sketch of the Analytical Engine', max: 300 }),
    kind: choice({
      label: 'Kind',
      hint: 'What it is. Within a year, publications are grouped by kind.',
      example: 'article',
      default: 'other',
      options: publicationKinds,
    }).optional(),
    authors: list(
      text({
        label: 'Author',
        hint: 'Who wrote it. If the family name is more than the last word, write it first, followed by a comma: `de Morgan, Augustus`. A name that ends with a comma is that of an organization. The name in `person.md` is highlighted.',
        example: 'Ada Lovelace',
        max: 120,
      }),
    ).optional(),
    others: flag({
      label: 'Others',
      hint: 'There are more authors than those named: “et al.” follows their names.',
      example: 'true',
    }).optional(),
    edited: flag({
      label: 'Edited',
      hint: 'Those named as authors are its editors; others wrote it.',
      example: 'true',
    }).optional(),
    date: day({
      label: 'Date',
      hint: 'When it was published: a day, a month or a year; or `in press` or `forthcoming`, which come first.',
      example: '1843',
      loose: true,
      orWords: PENDING,
      everyLanguage: true,
    }),
    venue: text({
      label: 'Venue',
      hint: 'Where it appeared: a journal, proceedings, a book; for a thesis or a report, the institution.',
      example: 'Scientific Memoirs',
      max: 300,
    }).optional(),
    editors: list(
      text({
        label: 'Editor',
        hint: 'The editors of the book or the proceedings that it is in, written like authors.',
        example: 'Charles Babbage',
        max: 120,
      }),
    ).optional(),
    type: text({
      label: 'Type',
      hint: 'A more precise term for its kind, shown instead of it.',
      example: 'Habilitation thesis',
      max: 80,
    }).optional(),
    volume: text({ label: 'Volume', hint: 'Of a journal or a series.', example: '3', max: 40 }).optional(),
    issue: text({ label: 'Issue', hint: 'Of a journal; for a report, its number.', example: '12', max: 40 }).optional(),
    pages: text({ label: 'Pages', hint: 'The first and the last.', example: '666–731', max: 40 }).optional(),
    publisher: text({ label: 'Publisher', hint: 'Who published it.', example: 'Example Press', max: 160 }).optional(),
    doi: text({
      label: 'DOI',
      hint: 'Without `https://doi.org/`. The title links there.',
      example: '10.1000/182',
      condition: { holds: isDoi, error: 'must be a DOI such as 10.1000/182, without https://doi.org/' },
    }).optional(),
    arxiv: text({
      label: 'arXiv',
      hint: 'Its identifier there.',
      example: '2401.01234',
      condition: { holds: isArxivId, error: 'must be an arXiv identifier such as 2401.01234 or math/0211159' },
    }).optional(),
    url: url({ label: 'URL', hint: 'Where to read it.', example: 'https://example.org/sketch/' }).optional(),
    pdf: link({
      label: 'PDF',
      hint: 'Its text: a URL, or a file beside this one.',
      example: 'https://example.org/sketch.pdf',
    }).optional(),
    code: link({
      label: 'Code',
      hint: 'Its source code.',
      example: 'https://example.org/sketch/code/',
    }).optional(),
    data: link({
      label: 'Data',
      hint: 'The data it is based on.',
      example: 'https://example.org/sketch/numbers.csv',
    }).optional(),
    slides: link({
      label: 'Slides',
      hint: 'The slides of a talk about it.',
      example: 'https://example.org/sketch/slides.pdf',
    }).optional(),
    poster: link({
      label: 'Poster',
      hint: 'The poster that presents it.',
      example: 'https://example.org/sketch/poster.pdf',
    }).optional(),
    video: link({
      label: 'Video',
      hint: 'A recording, or a video about it.',
      example: 'https://example.org/sketch/video/',
    }).optional(),
    abstract: text({
      label: 'Abstract',
      hint: 'A summary of what it says.',
      example: 'It weaves algebraical patterns.',
    }).optional(),
    key: text({
      label: 'Key',
      hint: 'The key by which LaTeX cites it. If left out, the name of the file.',
      example: 'lovelace1843',
      max: 80,
      condition: {
        holds: (value) => !/[\s"#%'(),={}~\\]/.test(value),
        error: 'must not contain spaces, commas, quotes or braces',
      },
    }).optional(),
  },
});
