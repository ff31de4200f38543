import type { Section } from '../sections/schema';
import { sectionDefinitions } from '../sections/schema';
import { toTagUrl } from '../derive/to-url';
import { nearest } from '../sourcing/nearest';
import { positionIn } from '../sourcing/position-in';
import type { Problem } from './problem';
import type { Entry } from '../sourcing/read-entry';
import { sectionsOf, tagsOf } from '../routes/route';
import type { Surroundings } from './site-map';

/** Names that entries share, and that one of them has got wrong: tags, series, ids, names of files. */
export function checkNames(around: Surroundings): Problem[] {
  return [
    ...checkTags(around),
    ...checkSeries(around),
    ...checkSections(around),
    ...checkHiddenBodies(around),
    ...checkSlugs(around),
  ];
}

interface TagUse {
  entry: Entry;
  index: number;
}

/**
 * Tags that differ in nothing but capitals, spaces and hyphens are meant to be one. Others whose pages would have one address, as those of
 * C and C++, are not, and neither can be a tag without any address.
 */
function checkTags({ folder, content: { entries } }: Surroundings): Problem[] {
  const uses = new Map<string, TagUse[]>();
  for (const entry of entries) {
    tagsOf(entry).forEach((tag, index) => uses.set(tag, [...(uses.get(tag) ?? []), { entry, index }]));
  }
  const told = (tag: string, problem: Pick<Problem, 'severity' | 'kind' | 'message' | 'suggestion'>): Problem[] =>
    (uses.get(tag) ?? []).map(({ entry, index }) => ({
      file: entry.filePath,
      ...positionIn(folder, entry.filePath, ['tags', index]),
      ...problem,
    }));
  const byUse = [...uses].sort(([, a], [, b]) => b.length - a.length).map(([tag]) => tag);
  const usual = new Map<string, string>();
  const owners = new Map<string, string>();
  return byUse.flatMap((tag) => {
    const plain = tag
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\s_-]+/g, '');
    const address = toTagUrl(tag);
    const alike = usual.get(plain);
    if (alike !== undefined)
      return told(tag, {
        severity: 'warning',
        kind: 'similar-tag',
        message: `the tag "${tag}" is written "${alike}" elsewhere; write it one way`,
        suggestion: alike,
      });
    usual.set(plain, tag);
    const owner = address === toTagUrl('') ? '' : owners.get(address);
    if (owner === undefined) {
      owners.set(address, tag);
      return [];
    }
    // Of the two it is the one with signs that can be written in words.
    const [renamed, kept] = inWords(tag) === tag ? [owner, tag] : [tag, owner];
    const suggestion = inWords(renamed);
    return told(renamed, {
      severity: 'error',
      kind: 'duplicate-url',
      message: kept
        ? `the tags "${renamed}" and "${kept}" would have the same URL, ${address}: URLs are made of letters and digits`
        : `the tag "${renamed}" cannot have a URL: it has no letters or digits`,
      ...(suggestion !== renamed && { suggestion }),
    });
  });
}

const signs: Record<string, string> = { '+': 'plus', '#': 'sharp', '.': 'dot', '&': 'and', '@': 'at', '%': 'percent' };

/** A tag whose signs are written as words: `C plus plus`. */
function inWords(tag: string): string {
  return tag
    .replace(/[+#.&@%]/g, (sign) => ` ${signs[sign] ?? ''} `)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A series with one part, whose name is nearly that of another, is a slip. */
function checkSeries({ folder, content: { entries } }: Surroundings): Problem[] {
  const parts = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { series } = entry.values;
    if (typeof series === 'string') parts.set(series, [...(parts.get(series) ?? []), entry]);
  }
  const real = [...parts].filter(([, members]) => members.length > 1).map(([name]) => name);
  return [...parts].flatMap(([name, [only, second]]) => {
    const suggestion = nearest(name, real);
    // Notes 2025 and Notes 2026 are two series.
    const plain = (series: string) => series.replace(/\d+/g, '');
    if (!only || second || !suggestion || plain(name) === plain(suggestion)) return [];
    return [
      {
        file: only.filePath,
        ...positionIn(folder, only.filePath, ['series']),
        severity: 'warning' as const,
        kind: 'dangling-series',
        message: `the series "${name}" has only one part`,
        suggestion,
      },
    ];
  });
}

/** Sections that ask for a tag that nothing has, and sections of a page with one id. */
function checkSections({ folder, content: { entries } }: Surroundings): Problem[] {
  const tagsIn = (shows: readonly string[]) =>
    [...new Set(entries.filter(({ collection }) => shows.includes(collection)).flatMap(tagsOf))].sort();
  return entries.flatMap((entry) => {
    const sections = sectionsOf(entry) as readonly (Section & { tag?: string })[];
    return sections.flatMap(({ type, tag, id }, index) => {
      const shows = sectionDefinitions.find((section) => section.type === type)?.shows ?? [];
      const tags = tag === undefined ? [] : tagsIn(shows);
      const suggestion = tag === undefined ? undefined : nearest(tag, tags);
      const at = (field: string) => ({
        file: entry.filePath,
        ...positionIn(folder, entry.filePath, ['sections', index, field]),
      });
      const unused: Problem[] =
        tag !== undefined && !tags.includes(tag)
          ? [
              {
                ...at('tag'),
                severity: 'warning',
                kind: 'unknown-tag',
                message: `nothing has the tag "${tag}", so the section is hidden${tags.length > 0 ? `; there are: ${tags.slice(0, 12).join(', ')}` : ''}`,
                ...(suggestion && { suggestion }),
              },
            ]
          : [];
      const twice: Problem[] =
        id !== undefined && sections.findIndex((section) => section.id === id) < index
          ? [
              {
                ...at('id'),
                severity: 'error',
                kind: 'duplicate-id',
                message: `the id "${id}" is already used by a section above: ids must be unique`,
              },
            ]
          : [];
      return [...unused, ...twice];
    });
  });
}

/** The text below the front matter of a page made of sections is shown by a section of prose; without one nobody sees it. */
function checkHiddenBodies({ content: { entries } }: Surroundings): Problem[] {
  return entries.flatMap(({ values, hasBody, filePath, bodyLine, body }) => {
    const sections = values.sections as Section[] | undefined;
    if (!sections || !hasBody || sections.some(({ type, text }) => type === 'prose' && !text)) return [];
    return [
      {
        file: filePath,
        line: bodyLine + (/^\s*\n/.exec(body)?.[0].split('\n').length ?? 1) - 1,
        column: 1,
        severity: 'warning' as const,
        kind: 'hidden-body',
        message: 'no section shows this text: add "- type: prose" to the sections, where you want it to appear',
      },
    ];
  });
}

/** Entries without pages are known by their names alone: two of one name cannot be told apart. */
function checkSlugs({ content: { entries }, map }: Surroundings): Problem[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    if (map.pageOf(entry) !== undefined || entry.slug === '') return [];
    const name = `${entry.collection}/${entry.slug}`;
    const other = first.get(name);
    if (!other) first.set(name, entry);
    if (!other) return [];
    return [
      {
        file: entry.filePath,
        line: 1,
        column: 1,
        severity: 'error' as const,
        kind: 'duplicate-name',
        message: `"${entry.slug}" is also the name of ${other.filePath}; rename one of them, or give it a "slug"`,
      },
    ];
  });
}
