import { withPrefix, type PageProps } from 'gatsby';
import { UnlockForm } from '../features/protected/unlock-form';
import { SEALED_PAGE } from '../features/protected/sealed';
import { Icon } from '../ui/components/icon/icon';
import { Link } from '../ui/components/link/link';
import { PageHeader } from '../ui/components/page-header/page-header';
import { useSite, useWords } from '../ui/components/site-context/site-context';
import { pageHead } from '../site/site-head';
import { toSitePath } from '../site/to-site-path';
import './locked.css';

interface Context {
  /** The salt of its password. */
  salt: string;
  /** Only of a page with a teaser. */
  title?: string;
  teaser?: string;
}

/** The page at the URL of a protected entry. It knows only what everybody may know; the rest is in an encrypted file beside it. */
export default function LockedTemplate({ location, pageContext }: PageProps<object, Context>) {
  const say = useWords();
  const { contact, person } = useSite();
  const { salt, title = say('protectedPage'), teaser } = pageContext;
  const write = contact ?? (person.email && `mailto:${person.email}`);
  return (
    <div className="locked wrapper">
      <PageHeader
        title={title}
        summary={teaser}
        worded
        facts={
          <span>
            <Icon name="lock" /> {say('protectedBadge')}
          </span>
        }
      />
      <UnlockForm salt={salt} file={withPrefix(toSitePath(location.pathname) + SEALED_PAGE)} />
      {write && (
        <p>
          <Link to={write}>{say(contact ? 'writeMessage' : 'writeTo')}</Link>
        </p>
      )}
    </div>
  );
}

export const Head = pageHead<Context>(({ words }, { title = words.protectedPage, teaser }) => ({
  title,
  description: teaser,
  noindex: true,
}));
