import { socialNetworkIds, type SocialNetworkId } from '../features/social/networks';

/** Drawings of things. Each is a lucide icon of the same name unless `components/icon` says otherwise. */
const things = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'award',
  'book',
  'brain',
  'briefcase',
  'calendar',
  'chart',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'clock',
  'code',
  'cpu',
  'database',
  'external-link',
  'gauge',
  'git',
  'globe',
  'house',
  'image',
  'layers',
  'loader',
  'lock',
  'mail',
  'message',
  'moon',
  'newspaper',
  'phone',
  'search',
  'send',
  'server',
  'settings',
  'shield',
  'shopping-cart',
  'star',
  'sun',
  'user',
  'x',
  'zap',
] as const;

type ThingName = (typeof things)[number];

/** The social networks whose id is not the name of another icon: `x` is the icon for closing things. */
export type MarkName = Exclude<SocialNetworkId, ThingName>;

/** The icons that an author may name: things, and marks of networks. Apart from the drawings, so that checking content loads no React. */
export const iconNames: readonly [IconName, ...IconName[]] = [
  ...things,
  ...socialNetworkIds.filter((id): id is MarkName => !(things as readonly string[]).includes(id)),
];

/** An icon's name, as written in front matter. */
export type IconName = ThingName | MarkName;
