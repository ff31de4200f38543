import type { SiteValues } from '../collections';
import type { Room, RoomLook } from '../features/dressing-room/outfit';
import { looks, lookNames, toWholeLook, type Look, type LookParts } from '../features/theme/look';
import { DEFAULT_ACCENT, toPaletteCss } from '../features/theme/palette';
import { buildBarScript, buildDressScript } from '../gatsby/define-client-script';
import { publishText } from '../sourcing/publish-file';
import { stylesOfLook } from '../sourcing/site-look';
import type { Pass } from './finish-pages';

const FORMER = /<script class="_dressing-room"[^>]*>[^]*?<\/script>/;

/** Roughly what a look does with photographs, which are made in a build: only those of the site's own look are there. */
const FILTERS: Record<LookParts['pictures'], string> = {
  colour: '',
  mono: '@layer look{main picture img{filter:grayscale(1)}}',
  duotone: '@layer look{main picture img{filter:grayscale(1) sepia(0.6)}}',
  dither: '@layer look{main picture img{filter:grayscale(1) contrast(1.8)}}',
};

/**
 * A pass that adds the dressing room to the pages of a demonstration (`demo: true`), and publishes the stylesheet of each look. Any other site has
 * nothing of it.
 */
export async function dressingRoomPass(
  { demo, theme }: Pick<SiteValues, 'demo' | 'theme'>,
  pathPrefix: string,
): Promise<Pass> {
  const element = demo ? await toElement(theme, pathPrefix) : '';
  return {
    inputOf: () => element,
    // At the end of the head, after the styles that it replaces.
    run: (html) => html.replace(FORMER, '').replace('</head>', () => `${element}</head>`),
  };
}

async function toElement(theme: SiteValues['theme'], pathPrefix: string): Promise<string> {
  const accent = theme?.accent ?? DEFAULT_ACCENT;
  const own = toWholeLook(theme);
  const entries = lookNames.map(async (name): Promise<[Look, RoomLook]> => {
    const { mood, posts, default: shown } = looks[name];
    const css = toPaletteCss(accent, mood) + (await stylesOfLook(name, pathPrefix)) + FILTERS[looks[name].pictures];
    return [name, { href: await publishText(css, '.css', pathPrefix), theme: shown, posts, mood }];
  });
  const room: Room = {
    look: own.look,
    accent,
    mood: own.mood,
    module: await publishText(buildBarScript(), '.js', pathPrefix),
    looks: Object.fromEntries(await Promise.all(entries)) as Record<Look, RoomLook>,
  };
  // The site's own look may have other parts than the look of that name.
  room.looks[own.look] = { ...room.looks[own.look], theme: own.default, posts: own.posts, mood: own.mood };
  const data = JSON.stringify(room).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  return `<script class="_dressing-room" data-room='${data}'>${buildDressScript()}</script>`;
}
