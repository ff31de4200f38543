import type { ReactNode } from 'react';
import type { ShownImage } from '../../fields/images';
import { Announcement } from '../../features/announcement/announcement';
import { ExceptionBoundary } from '../../ui/components/exception-boundary/exception-boundary';
import { PrintHead } from '../print-head/print-head';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { Footer, type FooterContent } from './footer';
import { Header } from './header';
import type { LanguageWay } from './language-switch';
import type { NavigationItem, NavigationLink } from './navigation';
import { PlainFooter, PlainHeader } from './plain-links';
import './frame.css';

interface Props {
  /** The path of the current page, without the site's prefix. */
  path: string;
  navigation: readonly NavigationItem[];
  /** The path of the site's mark, without the site's prefix. */
  mark: string;
  /** The site's logo, shown instead of its mark and name. */
  logo?: ShownImage | undefined;
  /** The one prominent link of the header. */
  button?: NavigationLink | undefined;
  /** A line shown on every page, as rendered HTML. */
  announcement?: string | undefined;
  footer: Omit<FooterContent, 'languages'>;
  languages?: readonly LanguageWay[];
  /** The full URL of the page, for print. */
  address?: string | undefined;
  children: ReactNode;
}

/** The frame of every page: header, main content, footer. If the header or footer breaks, the rest stays. */
export function Frame({
  path,
  navigation,
  mark,
  logo,
  button,
  announcement,
  footer,
  languages,
  address,
  children,
}: Props) {
  const say = useWords();
  const { title, profile, look } = useSite();
  const toPlain = ({ label, to, url }: NavigationLink) => ({ label, to: to ?? url ?? '/' });
  const headerLinks = [...navigation.flatMap(({ items, ...link }) => items ?? [link]), ...(button ? [button] : [])];
  return (
    <div className={profile ? 'frame h-card' : 'frame'} data-look={look} data-path={path}>
      <a className="skip-link" href="#_content">
        {say('skipToContent')}
      </a>
      <ExceptionBoundary
        resetKey={path}
        fallback={() => <PlainHeader title={title} links={headerLinks.map(toPlain)} />}
      >
        <Header title={title} path={path} navigation={navigation} mark={mark} logo={logo} button={button} />
      </ExceptionBoundary>
      {announcement && <Announcement html={announcement} />}
      {address && <PrintHead address={address} />}
      <main id="_content" tabIndex={-1}>
        {children}
      </main>
      <ExceptionBoundary
        resetKey={path}
        fallback={() => <PlainFooter title={title} links={footer.links.map(toPlain)} />}
      >
        <Footer {...footer} languages={languages} />
      </ExceptionBoundary>
    </div>
  );
}
