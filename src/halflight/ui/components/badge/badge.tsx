import { useDay, useSite, useWords } from '../site-context/site-context';
import './badge.css';

interface Props {
  /** The id of an entry. */
  of: string | undefined;
}

const words = { draft: 'draft', later: 'heldUntil', expired: 'heldSince' } as const;

/** In a preview, why visitors do not see an entry; nothing if they do. */
export function Badge({ of: id = '' }: Props) {
  const { badges = {} } = useSite();
  const say = useWords();
  const showDay = useDay();
  const status = badges[id];
  if (!status) return null;
  return (
    <>
      {/* It may follow words in a line. */}{' '}
      <strong className="badge">{say(words[status.why], status.day ? { day: showDay(status.day) } : {})}</strong>
    </>
  );
}
