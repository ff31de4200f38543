import { toDigest } from '../../ui/client/page-digest';
import { Icon } from '../../ui/components/icon/icon';
import { useWords } from '../../ui/components/site-context/site-context';
import './announcement.css';

/** A line below the header of every page. Once a visitor has closed it, it stays closed. `html` is inserted unescaped. */
export function Announcement({ html }: { html: string }) {
  const say = useWords();
  return (
    <aside className="announcement" aria-label={say('announcement')} data-announcement={toDigest(html)}>
      <div className="announcement-inner wrapper">
        <div className="announcement-text" dangerouslySetInnerHTML={{ __html: html }} />
        <button className="announcement-close" type="button" aria-label={say('announcementClose')}>
          <Icon name="x" />
        </button>
      </div>
    </aside>
  );
}
