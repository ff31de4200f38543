import { z } from 'zod';
import { en, type Forms, type WordName, type Words } from '../../words/en';
import { register } from '../../fields/field';
import { analyticsSettings } from '../../features/analytics/settings';
import { backlinksSettings } from '../../features/backlinks/settings';
import { commentsSettings } from '../../features/comments/settings';
import { contactSettings } from '../../features/forms/settings';
import { editorSettings } from '../../features/editor/settings';
import { defineSingle } from '../define-collection';
import { listFilters } from '../../fields/list-filters';
import { listNames, type ListName } from '../../words/list-names';
import { lookNames, lookParts } from '../../features/theme/look';
import { isHost } from '../../fields/formats';
import { group, link, list, notBoth, target } from '../../fields/groups';
import { image } from '../../fields/images';
import { outputSettings } from './output-settings';
import { passwordSettings } from '../../features/protected/settings';
import { webmentionSettings } from '../../features/mentions/settings';
import { podcastSettings } from '../../features/podcast/settings';
import { otherPaths, redirectSettings } from '../../features/redirects/settings';
import { hashtagSettings } from '../../features/hashtags/settings';
import { searchEngineSettings } from '../../features/search-engines/settings';
import { shareSettings } from '../../features/share/settings';
import { sidebarSettings } from '../../features/sidebar/settings';
import { vaultSettings } from '../../features/vault/settings';
import {
  asset,
  choice,
  colour,
  drawing,
  face,
  flag,
  font,
  language,
  markdown,
  number,
  path,
  text,
  timeZone,
  url,
} from '../../fields/kinds';
import { isRecord } from '../../is-record';

const HINT = 'Replaces a word of the interface.';

/** The plural categories of all languages, as in `Intl.PluralRules`. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

function toWordField(label: string, word: string, hint = HINT) {
  const example = JSON.stringify(word);
  return text({ label, hint, example, default: example, ...keepsPlaceholders(word) });
}

/** A word that follows a number: one text for each plural category of the language, or one for all. */
function toFormsField(label: string, forms: Forms) {
  const hint =
    'The word for the numbers in this plural category; `other` is for all numbers without a form of their own.';
  const fields = Object.fromEntries(
    CATEGORIES.map((category) => {
      const field = toWordField(category, forms.other, hint);
      return [category, category === 'other' ? field : field.optional()];
    }),
  );
  return group({
    label,
    hint: HINT,
    example: JSON.stringify(forms),
    default: JSON.stringify(forms),
    short: 'other',
    fields,
  });
}

const wordFields = Object.fromEntries(
  Object.entries<Words[WordName]>(en).map(([name, word]) => [
    name,
    (typeof word === 'string' ? toWordField(name, word) : toFormsField(name, word)).optional(),
  ]),
) as unknown as Record<WordName, z.ZodOptional<z.ZodType<string | Forms, string>>>;

/** Drops empty words, which have not been translated yet: `npm run new -- words cs` writes the names of all words. */
function withoutEmpty(written: unknown): unknown {
  if (!isRecord(written)) return written;
  const words = Object.entries(written).map(([name, word]) => [name, withoutEmpty(word)] as const);
  const given = words.filter(([, word]) => word !== '' && word !== undefined);
  return given.length > 0 || words.length === 0 ? Object.fromEntries(given) : undefined;
}

const words = group({
  opaque: true,
  label: 'Words',
  hint: 'Replaces any of the words of the interface.',
  fields: wordFields,
});

/** A word may omit placeholders but not add any: `{ratng}` would be shown literally. */
function keepsPlaceholders(word: string) {
  const known: string[] = word.match(/\{\w+\}/g) ?? [];
  const allowed = known.length > 0 ? `may contain ${known.join(', ')}` : 'has no placeholders';
  return {
    condition: {
      holds: (own: string) => (own.match(/\{\w+\}/g) ?? []).every((placeholder) => known.includes(placeholder)),
      error: `${allowed}, so it must not contain another name in braces`,
    },
  };
}

function listSettings(folder: ListName) {
  return group({
    label: folder,
    hint: `The title and the path of the list of ${folder}.`,
    fields: {
      title: text({ label: 'Title', hint: 'The heading of the list.', example: 'Work', max: 80 }).optional(),
      path: path({
        label: 'Path',
        hint: 'The URL path of the list; the pages of its entries are below it.',
        example: '/work/',
        folder: true,
      }).optional(),
      hidden: flag({
        label: 'Hidden',
        hint: 'Removes the list. Sections and the pages of its entries stay.',
        example: 'true',
      }).optional(),
      filters: list(
        choice({
          label: 'Filter',
          hint: 'What visitors can narrow the list down by, in this order. Each value has a page of its own, so that filters work without JavaScript; with JavaScript, values of several filters can be combined. If left out, the list has no filters.',
          example: 'tag',
          options: listFilters,
        }),
        { distinct: true },
      ).optional(),
    },
  }).optional();
}

const collectionFields = Object.fromEntries(listNames.map((folder) => [folder, listSettings(folder)])) as Record<
  ListName,
  ReturnType<typeof listSettings>
>;

export const site = defineSingle({
  name: 'site',
  position: 10,
  // `Site` is a type of Gatsby's own.
  typeName: 'SiteSettings',
  folder: 'site.md',
  label: 'Site',
  hint: 'Settings of the whole site.',
  fields: {
    title: text({
      label: 'Title',
      hint: 'The name of the site, in its header and in the title of each page.',
      example: 'Ada Lovelace',
      max: 80,
    }),
    url: url({
      label: 'URL',
      hint: 'The URL that the site will have. If it has a path (`https://me.github.io/site/`), this is put before every link.',
      example: 'https://example.org',
    }),
    description: text({
      label: 'Description',
      hint: 'What the site is, for search engines and for pages that do not say more.',
      example: 'Notes on the Analytical Engine.',
      max: 200,
    }).optional(),
    language: language({
      label: 'Language',
      hint: 'The language of content and interface. If left out, English.',
      example: 'de',
      default: 'en',
    }).optional(),
    languages: list(
      group({
        label: 'Languages',
        hint: 'The languages of the content, if there are several; the first is the main one, whose pages are at the root. `NAME.fr.md` beside `NAME.md` is its French translation.',
        short: 'code',
        fields: {
          code: language({ label: 'Code', hint: 'The language tag.', example: 'fr' }),
          path: path({
            label: 'Path',
            hint: 'The URL path of the pages in this language. If left out, the code. The main language has none.',
            example: '/fr/',
            folder: true,
          }).optional(),
        },
      }),
    ).optional(),
    showOriginals: flag({
      label: 'Show originals',
      hint: 'Whether lists in one language also show what is written only in another. If left out, they do not.',
      example: 'true',
      default: 'false',
    }).optional(),
    transliterate: flag({
      label: 'Latin letters in URLs',
      hint: 'Whether URLs of entries and tags are in Latin letters: `/posts/ueber-kueste/` for `über-küste.md` in German. If left out, they keep their letters.',
      example: 'true',
      default: 'false',
    }).optional(),
    timeZone: timeZone({
      label: 'Time zone',
      hint: 'Determines which day it is. If left out, UTC.',
      example: 'Europe/London',
      default: 'UTC',
    }).optional(),
    navigation: list(
      group({
        label: 'Navigation',
        hint: 'The links in the header, in this order. One with `items` opens a menu.',
        fields: {
          label: text({ label: 'Label', hint: 'The text of the link.', example: 'Projects', max: 40 }),
          ...target,
          items: list(
            link({
              label: 'Item',
              hint: 'A link in the menu that opens below the label. On narrow screens all of them are shown.',
              max: 40,
            }),
            { max: 12 },
          ).optional(),
        },
        rules: [
          notBoth('to', 'url'),
          {
            field: 'items',
            kind: 'contradiction',
            message:
              'cannot be given together with "to" or "url": what opens a menu leads nowhere itself; list the page as the first of its items',
            broken: ({ to, url: out, items }) => items !== undefined && (to !== undefined || out !== undefined),
          },
          {
            field: 'items',
            kind: 'too-short',
            message: 'must not be empty: a menu has at least one link',
            broken: ({ items }) => Array.isArray(items) && items.length === 0,
          },
          {
            kind: 'no-target',
            message:
              'must have "to" (a page of this site), "url" (a page on another site) or "items" (the links of a menu)',
            broken: ({ to, url: out, items }) => to === undefined && out === undefined && items === undefined,
          },
        ],
      }),
    ).optional(),
    button: link({
      label: 'Button',
      hint: 'The one link in the header that stands out. On a phone, it is the last one in the menu.',
      max: 24,
    }).optional(),
    announcement: markdown({
      label: 'Announcement',
      hint: 'A line below the header of every page, in Markdown. It may contain links. Visitors can close it; it stays closed until you change it.',
      example: 'Open for work from October.',
      max: 240,
    }).optional(),
    footer: group({
      label: 'Footer',
      hint: 'What is shown at the end of every page.',
      fields: {
        text: markdown({ label: 'Text', hint: 'A line or two.', example: 'Set in Geist.' }).optional(),
        links: list(link({ label: 'Link', hint: 'A link below the text.' })).optional(),
      },
    }).optional(),
    theme: group({
      label: 'Theme',
      hint: 'How the site looks.',
      fields: {
        look: choice({
          label: 'Look',
          hint: 'The design of the whole site. It sets `mood`, `default`, `headings`, `shape`, `ornament`, `density`, `posts` and `pictures`; what you set for any of these takes precedence.',
          example: 'editorial',
          default: 'halflight',
          options: lookNames,
        }).optional(),
        accent: colour({
          label: 'Accent',
          hint: 'The accent colour of the site; the light and the dark palette are computed from it.',
          example: '"#b4532a"',
        }).optional(),
        default: choice({
          label: 'Default',
          hint: 'The theme for visitors who have not chosen one. If left out, that of the look, or the one their system prefers.',
          example: 'dark',
          options: lookParts.default,
        }).optional(),
        mood: choice({
          label: 'Mood',
          hint: 'How much the accent tints everything else: not at all, slightly or strongly. If left out, as the look sets it, or slightly.',
          example: 'vivid',
          options: lookParts.mood,
        }).optional(),
        headings: face({
          label: 'Headings',
          hint: 'The font of headings: Geist, Newsreader, Geist Mono, or a file of your own. If left out, that of the look.',
          example: 'serif',
          options: lookParts.headings,
        }).optional(),
        shape: choice({
          label: 'Shape',
          hint: 'The corners of pictures, cards and buttons. If left out, those of the look.',
          example: 'sharp',
          options: lookParts.shape,
        }).optional(),
        ornament: drawing({
          label: 'Ornament',
          hint: 'What is drawn behind the hero, where a picture is missing, on share cards and error pages, and at the end of every page: a built-in drawing, or an SVG of your own. If left out, that of the look.',
          example: 'terminator',
          options: lookParts.ornament,
        }).optional(),
        density: choice({
          label: 'Density',
          hint: 'How much space there is between things, and how large text is. If left out, that of the look.',
          example: 'airy',
          options: lookParts.density,
        }).optional(),
        posts: choice({
          label: 'Posts',
          hint: 'How lists show posts: as rows with summaries, as an index of titles, or as cards with pictures. If left out, as the look sets it.',
          example: 'cards',
          options: lookParts.posts,
        }).optional(),
        pictures: choice({
          label: 'Pictures',
          hint: 'What is done with the colours of photographs (JPEG, WebP and AVIF files): they stay as they are, or become greys (`mono`), one colour on another (`duotone`), or dots of these two (`dither`). If left out, as the look sets it.',
          example: 'duotone',
          options: lookParts.pictures,
        }).optional(),
        fonts: group({
          label: 'Fonts',
          hint: 'Fonts other than Geist and Geist Mono.',
          fields: {
            sans: font({ label: 'Sans', hint: 'The font for text.', example: './fonts/own.woff2' }).optional(),
            mono: font({
              label: 'Mono',
              hint: 'The font for code, dates and labels.',
              example: 'Menlo, monospace',
            }).optional(),
          },
        }).optional(),
      },
    }).optional(),
    icon: asset({
      label: 'Icon',
      hint: 'One SVG or PNG file, from which every size is made.',
      example: './icon.svg',
      condition: {
        holds: (file) => /^(?!\/|[a-z][a-z\d+.-]*:).+\.(?:svg|png)$/.test(file),
        error: 'must be an SVG or PNG file beside site.md, such as ./icon.svg',
      },
    }).optional(),
    logo: image({
      label: 'Logo',
      hint: 'Shown in the header in place of the icon and the name.',
      example: './logo.svg',
      titled: true,
    }).optional(),
    contact: contactSettings.optional(),
    images: group({
      label: 'Images',
      hint: 'How pictures are published.',
      fields: {
        quality: number({
          label: 'Quality',
          hint: 'From 1 to 100, on the scale of JPEG. If left out, 75.',
          example: '85',
          default: '75',
          min: 1,
          max: 100,
        }).optional(),
        hosts: list(
          text({
            label: 'Host',
            hint: 'Another site whose pictures may be shown. Visitors’ browsers load them from that site.',
            example: 'images.example.org',
            condition: { holds: isHost, error: 'must be a host name, such as images.example.org' },
          }),
        ).optional(),
      },
    }).optional(),
    collections: group({
      opaque: true,
      label: 'Collections',
      hint: 'Other names and paths for the lists.',
      fields: collectionFields,
    }).optional(),
    authorBox: flag({
      label: 'Author box',
      hint: 'Shows the author below each post: the people that it names as `authors`, or else the person in `person.md`, with the first paragraph of that file.',
      example: 'true',
      default: 'false',
    }).optional(),
    sidebar: sidebarSettings,
    vault: vaultSettings,
    backlinks: backlinksSettings,
    hashtags: hashtagSettings,
    podcast: podcastSettings,
    webmentions: webmentionSettings,
    share: shareSettings,
    comments: commentsSettings.optional(),
    analytics: analyticsSettings.optional(),
    words: register(z.preprocess(withoutEmpty, words.optional()) as unknown as typeof words, {
      label: 'Words',
      hint: 'Replaces any of the words of the interface.',
      kind: 'group',
      graphql: 'JSON',
    }).optional(),
    ...outputSettings,
    ...searchEngineSettings,
    search: flag({
      label: 'Search',
      hint: 'Whether readers can search the site. If left out, they can; `false` removes the button, the page `/search/` and the index.',
      example: 'false',
      default: 'true',
    }).optional(),
    redirects: redirectSettings,
    otherPaths,
    passwords: passwordSettings.optional(),
    editor: editorSettings.optional(),
    demo: flag({ label: 'Demo', hint: 'Marks the site as a demonstration.', example: 'true' }).optional(),
  },
});
