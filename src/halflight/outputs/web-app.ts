import type { SiteSettings } from '../derive/languages';
import { toWholeLook } from '../features/theme/look';
import { toPalette } from '../features/theme/palette';
import { LAUNCHER_ICONS, MASKABLE_ICON, toIconName } from './icons';
import type { Output } from './output';

/** The web manifest, which phones use when the site is added to their apps. */
export const webApp: Output = {
  files: [
    {
      patterns: ['/manifest.webmanifest'],
      inLanguages: true,
      type: 'application/manifest+json',
      cache: 'picture',
      link: { rel: 'manifest', name: 'manifest.webmanifest', of: 'site' },
    },
  ],
  pathsOf: ({ settings: { home = '/' } }) => [`${home}manifest.webmanifest`],
  early: {
    sourcesOf: toManifest,
    make: (settings, prefix) => [
      { path: `${(settings.home ?? '/').slice(1)}manifest.webmanifest`, text: toManifest(settings, prefix) },
    ],
  },
};

function toManifest(site: SiteSettings, prefix: string): string {
  const { paper } = toPalette(site.theme?.accent, 'light', toWholeLook(site.theme).mood);
  const icons = [
    ...LAUNCHER_ICONS.map((size) => ({
      src: `${prefix}/${toIconName(size)}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
    { src: `${prefix}/${MASKABLE_ICON}`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ];
  return JSON.stringify({
    name: site.title,
    short_name: site.title,
    ...(site.description && { description: site.description }),
    lang: site.language ?? 'en',
    start_url: `${prefix}${site.home ?? '/'}`,
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons,
  });
}
