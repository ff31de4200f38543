import { EntryHeading } from '../../ui/components/entry-heading/entry-heading';
import { EntryList } from '../../ui/components/entry-list/entry-list';
import { Link } from '../../ui/components/link/link';
import { useForeign, useSite, useWords } from '../../ui/components/site-context/site-context';
import { FEED_TYPE } from '../../feed-type';
import { outputNames } from '../../output-names';
import type { ListProps, ShownEntry } from '../shown';
import './list.css';

/** Sites that the author likes to read, each with its feed, and a link to all feeds as a file for feed readers. */
export function List({ entries, level }: ListProps<ShownEntry<'link'>>) {
  const say = useWords();
  const { home } = useSite();
  return (
    <>
      <EntryList className="link-list" entries={entries}>
        {(link) => <Site link={link} level={level} />}
      </EntryList>
      {level === 2 && entries.some(({ feed }) => feed) && (
        <p className="label">
          <Link to={home + outputNames.opml}>{say('linksFile')}</Link>
        </p>
      )}
    </>
  );
}

function Site({ link, level }: { link: ShownEntry<'link'>; level: 2 | 3 }) {
  const say = useWords();
  return (
    <article {...useForeign(link.language)}>
      <EntryHeading entry={link} level={level} to={link.url} />
      {link.summary && <p>{link.summary}</p>}
      <p className="link-facts label">
        <span dir="ltr">{new URL(link.url).host.replace(/^www\./, '')}</span>
        {link.feed && (
          <a href={link.feed} type={FEED_TYPE} aria-label={say('labelled', { label: say('feed'), value: link.title })}>
            {say('feed')}
          </a>
        )}
      </p>
    </article>
  );
}
