/** The parts of a look, with their possible values. Each part can also be set on its own. */
export const lookParts = {
  /** How strongly the accent tints everything else: see `palette.ts`. */
  mood: ['plain', 'soft', 'vivid'],
  /** The theme for visitors who have not chosen one. */
  default: ['system', 'light', 'dark'],
  /** The typeface of headings; an author may name a font file instead. */
  headings: ['sans', 'serif', 'mono'],
  /** Corners and buttons. */
  shape: ['sharp', 'soft', 'round'],
  /** The drawing behind the hero and in place of missing pictures; an author may name a file instead. */
  ornament: ['sun', 'terminator', 'bands', 'grid', 'none'],
  /** The amount of whitespace, and the size of text. */
  density: ['compact', 'calm', 'airy'],
  /** How lists show posts. */
  posts: ['rows', 'index', 'cards'],
  /** What is done with the colours of photographs. */
  pictures: ['colour', 'duotone', 'dither', 'mono'],
} as const;

export type LookParts = { [Part in keyof typeof lookParts]: (typeof lookParts)[Part][number] };

/** What a look sets: a value for every part, and the typeface of the text, which cannot be set on its own. */
type LookValues = LookParts & { text: 'sans' | 'serif' };

/** The values of `theme.look`, and what each look sets. */
export const looks = {
  halflight: {
    mood: 'soft',
    default: 'system',
    headings: 'sans',
    text: 'sans',
    shape: 'soft',
    ornament: 'sun',
    density: 'calm',
    posts: 'rows',
    pictures: 'colour',
  },
  editorial: {
    mood: 'vivid',
    default: 'system',
    headings: 'serif',
    text: 'serif',
    shape: 'sharp',
    ornament: 'none',
    density: 'airy',
    posts: 'index',
    pictures: 'mono',
  },
  studio: {
    mood: 'plain',
    default: 'dark',
    headings: 'sans',
    text: 'sans',
    shape: 'sharp',
    ornament: 'none',
    density: 'airy',
    posts: 'cards',
    pictures: 'colour',
  },
  terminal: {
    mood: 'soft',
    default: 'dark',
    headings: 'mono',
    text: 'sans',
    shape: 'sharp',
    ornament: 'grid',
    density: 'compact',
    posts: 'index',
    pictures: 'dither',
  },
  launch: {
    mood: 'soft',
    default: 'system',
    headings: 'sans',
    text: 'sans',
    shape: 'round',
    ornament: 'bands',
    density: 'calm',
    posts: 'cards',
    pictures: 'colour',
  },
} as const satisfies Record<string, LookValues>;

export type Look = keyof typeof looks;

/** The names of all looks: the options of the field. */
export const lookNames = Object.keys(looks) as [Look, ...Look[]];

/** The settings of a look and its parts in `site.md`. */
export type LookSettings = {
  look?: Look | undefined;
  headings?: string | undefined;
  ornament?: string | undefined;
} & {
  [Part in Exclude<keyof LookParts, 'headings' | 'ornament'>]?: LookParts[Part] | undefined;
};

/** A look with all its parts resolved: the site's own settings override the look's. */
export type WholeLook = Omit<LookValues, 'headings' | 'ornament'> & { look: Look; headings: string; ornament: string };

/** Resolves all parts of a site's look. The default look is `halflight`. */
export function toWholeLook(settings: LookSettings | null | undefined): WholeLook {
  const look = settings?.look ?? 'halflight';
  const said = Object.entries(settings ?? {}).filter(([name, value]) => name in looks[look] && value != null);
  return { ...looks[look], ...Object.fromEntries(said), look };
}
