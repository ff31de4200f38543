import { readFileSync } from 'node:fs';
import { socialNetworkIds } from '../fields/networks';
import { fromLibrary } from '../paths';

/**
 * A source file with the mark of each social network, copied from Tabler, whose icons are named after the networks: a site does not need the rest of
 * the package.
 */
export function toSocialMarks(): string {
  return [
    '// Written by `npm run derive` from `networks.ts` and the drawings of Tabler Icons 3 (MIT licence, © Paweł Kuna, https://tabler.io/icons).',
    "import type { SocialNetworkId } from '../../../fields/networks';",
    '',
    '/** The marks of social networks, as the paths that each consists of. lucide draws no brands; these share its line. */',
    'export const marks: Record<SocialNetworkId, readonly { d: string; fill?: string }[]> = {',
    ...socialNetworkIds.map((id) => `  ${id.includes('-') ? `'${id}'` : id}: ${JSON.stringify(pathsOf(id))},`),
    '};',
    '',
  ].join('\n');
}

/** The paths of a network's mark. Throws if it consists of anything but paths. */
function pathsOf(id: string): { d: string; fill?: string }[] {
  const svg = readFileSync(fromLibrary('@tabler/icons', `icons/outline/brand-${id.replaceAll('-', '')}.svg`), 'utf8');
  const drawn = svg.replace('<path stroke="none" d="M0 0h24v24H0z" fill="none" />', '');
  const paths = [...drawn.matchAll(/<path d="([^"]+)"(?: fill="(\w+)")? \/>/g)];
  if (paths.length !== drawn.match(/<(?!svg|\/)/g)?.length)
    throw new Error(`The mark of ${id} is drawn of more than paths.`);
  return paths.map(([, d = '', fill]) => ({ d, ...(fill && { fill }) }));
}
