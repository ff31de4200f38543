import type { HeadProps } from 'gatsby';
import { Icon } from '../ui/components/icon/icon';
import { Link } from '../ui/components/link/link';
import { useSite, useWords } from '../ui/components/site-context/site-context';
import { SiteHead } from '../site/site-head';
import { toSiteInfo } from '../site/to-site-info';
import { useSiteSettings, type PageLanguage } from '../src/use-site-settings';
import './sent.css';

/** The page that visitors are redirected to once their message was sent. */
export default function SentTemplate() {
  const say = useWords();
  const { home } = useSite();
  return (
    <div className="sent wrapper">
      <span className="sent-mark">
        <Icon name="check" />
      </span>
      <h1>{say('sentTitle')}</h1>
      <p className="sent-text">{say('sentText')}</p>
      <p className="actions">
        <span>
          <Link className="button" to={home}>
            {say('backHome')}
            <Icon name="arrow-right" />
          </Link>
        </span>
      </p>
    </div>
  );
}

export function Head({ location, pageContext }: HeadProps<object, PageLanguage>) {
  const { words } = toSiteInfo(useSiteSettings(pageContext.language));
  return <SiteHead path={location.pathname} context={pageContext} title={words.sentTitle} noindex />;
}
