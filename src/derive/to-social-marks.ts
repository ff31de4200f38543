import { socialNetworkIds } from '../features/social/networks';
import { capitalize } from '../letter-case';

/** The file with the icon of each social network. Tabler names them after the networks. */
export function toSocialMarks(): string {
  const icons = socialNetworkIds.map((id) => ({ id, icon: `IconBrand${capitalize(id.replaceAll('-', ''))}` }));
  return [
    '// Written by `npm run derive` from `networks.ts`.',
    ...icons.map(({ icon }) => `import ${icon} from '@tabler/icons-react/dist/esm/icons/${icon}.mjs';`),
    "import type { ComponentType, SVGProps } from 'react';",
    "import type { SocialNetworkId } from './networks';",
    '',
    '/** The marks of social networks. lucide draws no brands; Tabler’s share its line. */',
    'export const marks: Record<SocialNetworkId, ComponentType<SVGProps<SVGSVGElement>>> = {',
    ...icons.map(({ id, icon }) => `  ${id.includes('-') ? `'${id}'` : id}: ${icon},`),
    '};',
    '',
  ].join('\n');
}
