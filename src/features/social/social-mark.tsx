import type { SocialNetworkId } from './networks';
import { Icon } from '../../ui/components/icon/icon';
import { marks } from './marks';

/** The mark of a social network; a globe for any other site. */
export function SocialMark({ id }: { id: SocialNetworkId | undefined }) {
  if (!id) return <Icon name="globe" />;
  const Mark = marks[id];
  return <Mark className="icon" strokeWidth={1.75} aria-hidden="true" />;
}
