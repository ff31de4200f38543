import { socialNetworkIds, type SocialNetworkId } from './networks';

/**
 * Drawings that only authors use. Browsers only get those that the content names (`gatsby/unused-icons.ts`), so there may be many. Each is a lucide
 * icon of the same name.
 */
export const furtherIcons = [
  'accessibility',
  'baby',
  'bell',
  'building',
  'calculator',
  'camera',
  'coffee',
  'dollar-sign',
  'download',
  'dumbbell',
  'euro',
  'eye',
  'flask-conical',
  'folder',
  'gift',
  'graduation-cap',
  'hammer',
  'handshake',
  'headphones',
  'heart',
  'key',
  'landmark',
  'languages',
  'laptop',
  'leaf',
  'lightbulb',
  'link',
  'map',
  'map-pin',
  'mic',
  'microscope',
  'music',
  'palette',
  'paw-print',
  'pen',
  'plane',
  'puzzle',
  'rocket',
  'scale',
  'school',
  'scissors',
  'smartphone',
  'sparkles',
  'stethoscope',
  'tag',
  'target',
  'tent',
  'thumbs-up',
  'tree-pine',
  'truck',
  'users',
  'utensils',
  'video',
  'wrench',
] as const;

/** Drawings of things, which the interface also uses. Each is a lucide icon of the same name unless `components/icon` says otherwise. */
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
  'check',
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
  'play',
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

type ThingName = (typeof things)[number] | (typeof furtherIcons)[number];

/** The social networks whose id is not the name of another icon: `x` is the icon for closing things. */
export type MarkName = Exclude<SocialNetworkId, ThingName>;

/** The icons that an author may name: things, and logos of networks. Separate from the drawings, so that checking content loads no React. */
export const iconNames = [
  ...[...things, ...furtherIcons].sort(),
  ...socialNetworkIds.filter((id): id is MarkName => !(things as readonly string[]).includes(id)),
] as readonly IconName[] as readonly [IconName, ...IconName[]];

/** An icon's name, as written in front matter. */
export type IconName = ThingName | MarkName;
