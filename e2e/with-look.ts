import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { toWholeLook, type LookSettings } from '../src/halflight/features/theme/look';
import { toPaletteCss } from '../src/halflight/features/theme/palette';
import { serifFilesOf } from '../src/halflight/features/theme/serif';
import { toLookStyles, toSerifFace } from '../src/halflight/sourcing/site-look';
import { prefixOf } from './sites';

/** The settings below `theme` in `site.md` that concern the look. */
export type Theme = LookSettings & { accent?: string };

const FONTS = 'src/halflight/ui/fonts/newsreader';

/** Replaces an author's file, if a theme uses one as its ornament: an especially bold shape. */
const OWN = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#08a" d="M0 8 8 0v8z"/></svg>')}`;

/**
 * Shows the pages of a finished site that are opened from now on as if built with another look: the build's own code writes the look's styles into
 * them, and restores the styles that had been removed as unused. So one site serves for all looks. `prefix` is the site's path prefix.
 */
export async function showInLook(page: Page, theme: Theme, prefix = prefixOf('main')): Promise<void> {
  const whole = toWholeLook(theme);
  const faces = (['display', 'text'] as const)
    .flatMap(serifFilesOf)
    .map((face) => toSerifFace(face, `${prefix}/~look/${face.file}`));
  const css = toPaletteCss(theme.accent, whole.mood) + toLookStyles(whole, faces, undefined, { light: OWN, dark: OWN });
  await page.unrouteAll();
  await page.route('**/~look/*', (route) => route.fulfill({ path: `${FONTS}/${basename(route.request().url())}` }));
  await page.route(
    (url) => /(?:\/|\.html)$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const [, sheet = ''] = /<style data-href="([^"]*)"/.exec(html) ?? [];
      const body = html
        .replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '')
        .replace('</head>', `<link rel="stylesheet" href="${sheet}"><style>${css}</style></head>`)
        .replaceAll('class="post-list"', `class="post-list post-${whole.posts}"`);
      await route.fulfill({ response, body });
    },
  );
}

/** Opens a page in a look, and waits for its fonts. */
export async function openInLook(page: Page, address: string, theme: Theme, prefix?: string): Promise<void> {
  await showInLook(page, theme, prefix);
  await page.goto(address);
  // With `posts: index`, a build leaves covers, summaries and tags out of lists.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll(
      '.post-index :is(.post-item-cover, .post-item-words > :not(h2, h3))',
    ))
      element.remove();
  });
  await page.evaluate(() => document.fonts.ready);
}
