import { Icon } from '../icon/icon';
import { useDay, useSite, useWords } from '../site-context/site-context';
import './badge.css';

interface Props {
  of: string | undefined;
}

const words = { draft: 'draft', later: 'heldUntil', expired: 'heldSince', protected: 'protectedBadge' } as const;

/** In a preview, why visitors cannot see an entry; anywhere, that a password opens it; nothing for others. */
export function Badge({ of: id = '' }: Props) {
  const { badges = {} } = useSite();
  const say = useWords();
  const showDay = useDay();
  const status = badges[id];
  if (!status) return null;
  return (
    <>
      {/* It may follow inline text. */}{' '}
      <strong className="badge">
        {status.why === 'protected' && <Icon name="lock" />}
        {say(words[status.why], status.day ? { day: showDay(status.day) } : {})}
      </strong>
    </>
  );
}
