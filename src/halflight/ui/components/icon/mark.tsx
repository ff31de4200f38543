import type { SVGProps } from 'react';
import { marks } from './marks';
import type { SocialNetworkId } from '../../../fields/networks';

/** The logo of a social network, drawn with the attributes that lucide gives its icons. */
export function Mark({ id, ...others }: { id: SocialNetworkId } & Omit<SVGProps<SVGSVGElement>, 'id'>) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...others}
    >
      {marks[id].map((path) => (
        <path key={path.d} {...path} />
      ))}
    </svg>
  );
}
