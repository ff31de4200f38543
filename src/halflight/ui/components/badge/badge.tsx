import { useDay, useSite, useWords } from '../site-context/site-context';
import './badge.css';

interface Props {
  of: string | undefined;
}

const words = { draft: 'draft', later: 'heldUntil', expired: 'heldSince' } as const;

/** In a preview, why visitors cannot see an entry; nothing if they can. */
export function Badge({ of: id = '' }: Props) {
  const { badges = {} } = useSite();
  const say = useWords();
  const showDay = useDay();
  const status = badges[id];
  if (!status) return null;
  return (
    <>
      {/* It may follow inline text. */}{' '}
      <strong className="badge">{say(words[status.why], status.day ? { day: showDay(status.day) } : {})}</strong>
    </>
  );
}
