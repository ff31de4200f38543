/** What a look is made of, and what each part may be. Each may be chosen by itself, too. */
export const lookParts = {
  /** How much the accent tints everything else: `palette.ts`. */
  mood: ['plain', 'soft', 'vivid'],
  /** The theme for visitors who have not chosen one. */
  default: ['system', 'light', 'dark'],
  /** The face of headings; an author may name a file instead. */
  headings: ['sans', 'serif', 'mono'],
  /** Corners and buttons. */
  shape: ['sharp', 'soft', 'round'],
  /** What is drawn behind the hero, and where a picture is missing; an author may name a file instead. */
  ornament: ['sun', 'terminator', 'bands', 'grid', 'none'],
  /** How much air there is, and how large words are. */
  density: ['compact', 'calm', 'airy'],
  /** How posts stand in lists. */
  posts: ['rows', 'index', 'cards'],
} as const;

/** Every part of a look, decided. */
export type LookParts = { [Part in keyof typeof lookParts]: (typeof lookParts)[Part][number] };

/** What `theme.look` may say, and the parts that each look sets. */
export const looks = {
  halflight: {
    mood: 'soft',
    default: 'system',
    headings: 'sans',
    shape: 'soft',
    ornament: 'sun',
    density: 'calm',
    posts: 'rows',
  },
  editorial: {
    mood: 'plain',
    default: 'system',
    headings: 'serif',
    shape: 'sharp',
    ornament: 'none',
    density: 'airy',
    posts: 'index',
  },
  studio: {
    mood: 'plain',
    default: 'dark',
    headings: 'sans',
    shape: 'sharp',
    ornament: 'none',
    density: 'airy',
    posts: 'cards',
  },
  terminal: {
    mood: 'soft',
    default: 'dark',
    headings: 'mono',
    shape: 'sharp',
    ornament: 'grid',
    density: 'compact',
    posts: 'index',
  },
  launch: {
    mood: 'soft',
    default: 'system',
    headings: 'sans',
    shape: 'round',
    ornament: 'bands',
    density: 'calm',
    posts: 'cards',
  },
} as const satisfies Record<string, LookParts>;

/** The name of a look. */
export type Look = keyof typeof looks;

/** The names of all looks, as a choice takes them. */
export const lookNames = Object.keys(looks) as [Look, ...Look[]];

/** What `site.md` may say of a look and its parts. */
export type LookSettings = {
  look?: Look | undefined;
  headings?: string | undefined;
  ornament?: string | undefined;
} & {
  [Part in Exclude<keyof LookParts, 'headings' | 'ornament'>]?: LookParts[Part] | undefined;
};

/** A look with every part of it decided: what a site says itself comes before what its look says. */
export type WholeLook = Omit<LookParts, 'headings' | 'ornament'> & { look: Look; headings: string; ornament: string };

/** Decides every part of the look of a site. */
export function toWholeLook(settings: LookSettings | null | undefined): WholeLook {
  const look = settings?.look ?? 'halflight';
  const said = Object.entries(settings ?? {}).filter(([name, value]) => name in looks[look] && value != null);
  return { ...looks[look], ...Object.fromEntries(said), look };
}
