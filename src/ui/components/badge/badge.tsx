import { useDay, useSite, useWords } from '../site-context/site-context';
import './badge.css';

interface Props {
  /** The id of an entry. */
  of: string | undefined;
}

const words = { draft: 'draft', later: 'heldUntil', expired: 'heldSince' } as const;

/** In a preview: why visitors do not see an entry. Nothing where they do. */
export function Badge({ of: id = '' }: Props) {
  const { badges = {} } = useSite();
  const say = useWords();
  const showDay = useDay();
  const held = badges[id];
  if (!held) return null;
  return <strong className="badge">{say(words[held.why], held.day ? { day: showDay(held.day) } : {})}</strong>;
}
