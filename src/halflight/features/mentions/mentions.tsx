import { Fragment } from 'react';
import { useWords } from '../../ui/components/site-context/site-context';
import { Day } from '../../ui/components/time/time';
import type { ShownMention } from './mention';
import './mentions.css';

/** What other sites say about a page, below it: who liked and shared it, then what was written. Nothing is loaded from there. */
export function Mentions({ mentions }: { mentions: readonly ShownMention[] }) {
  const say = useWords();
  const of = (...kinds: ShownMention['kind'][]) => mentions.filter(({ kind }) => kinds.includes(kind));
  const written = of('reply', 'mention');
  return (
    <section className="mentions wrapper">
      <h2>{say('mentions')}</h2>
      <Names label={say('likedBy')} mentions={of('like')} />
      <Names label={say('sharedBy')} mentions={of('repost')} />
      {written.length > 0 && (
        <ul>
          {written.map((mention) => (
            <li key={mention.kind + mention.url} className="h-cite">
              <p className="mention-author">
                <Elsewhere {...mention} />
                {mention.day && <Day day={mention.day} />}
              </p>
              {mention.text && <p>{mention.text}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Names({ label, mentions }: { label: string; mentions: readonly ShownMention[] }) {
  if (mentions.length === 0) return null;
  return (
    <p>
      {label}{' '}
      {mentions.map((mention, index) => (
        <Fragment key={mention.url}>
          {index > 0 && ' · '}
          <Elsewhere {...mention} />
        </Fragment>
      ))}
    </p>
  );
}

function Elsewhere({ url, author }: ShownMention) {
  return (
    <a href={url} rel="nofollow ugc" dir="auto">
      {author}
    </a>
  );
}
