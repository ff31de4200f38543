import { readFileSync } from 'node:fs';
import { socialNetworkIds } from '../features/social/networks';
import { fromLibrary } from '../paths';

/** The file with the mark of each social network, copied from Tabler, which names its icons after the networks: a site needs no more of its 51 MB. */
export function toSocialMarks(): string {
  return [
    '// Written by `npm run derive` from `networks.ts` and the drawings of Tabler Icons 3 (MIT licence, © Paweł Kuna, https://tabler.io/icons).',
    "import type { SocialNetworkId } from './networks';",
    '',
    '/** The marks of social networks, as the paths that each consists of. lucide draws no brands; these share its line. */',
    'export const marks: Record<SocialNetworkId, readonly { d: string; fill?: string }[]> = {',
    ...socialNetworkIds.map((id) => `  ${id.includes('-') ? `'${id}'` : id}: ${JSON.stringify(pathsOf(id))},`),
    '};',
    '',
  ].join('\n');
}

/** The paths of a network's mark. Throws if it is drawn of anything else. */
function pathsOf(id: string): { d: string; fill?: string }[] {
  const svg = readFileSync(fromLibrary('@tabler/icons', `icons/outline/brand-${id.replaceAll('-', '')}.svg`), 'utf8');
  const drawn = svg.replace('<path stroke="none" d="M0 0h24v24H0z" fill="none" />', '');
  const paths = [...drawn.matchAll(/<path d="([^"]+)"(?: fill="(\w+)")? \/>/g)];
  if (paths.length !== drawn.match(/<(?!svg|\/)/g)?.length)
    throw new Error(`The mark of ${id} is drawn of more than paths.`);
  return paths.map(([, d = '', fill]) => ({ d, ...(fill && { fill }) }));
}
