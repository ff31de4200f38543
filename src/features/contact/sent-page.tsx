import type { HeadProps } from 'gatsby';
import { Icon } from '../../ui/components/icon/icon';
import { Link } from '../../ui/components/link/link';
import { useWords } from '../../ui/components/site-context/site-context';
import { SiteHead } from '../../ui/site/site-head';
import { toSiteInfo } from '../../ui/site/to-site-info';
import { useSiteSettings } from '../../ui/site/use-site-settings';
import './sent-page.css';

/** Where a visitor comes to whose message was taken. */
export default function SentTemplate() {
  const say = useWords();
  return (
    <div className="sent wrapper">
      <span className="sent-mark">
        <Icon name="check" />
      </span>
      <h1>{say('sentTitle')}</h1>
      <p className="sent-text">{say('sentText')}</p>
      <p className="actions">
        <span>
          <Link className="button" to="/">
            {say('backHome')}
            <Icon name="arrow-right" />
          </Link>
        </span>
      </p>
    </div>
  );
}

export function Head({ location }: HeadProps) {
  const { words } = toSiteInfo(useSiteSettings());
  return <SiteHead path={location.pathname} title={words.sentTitle} noindex />;
}
