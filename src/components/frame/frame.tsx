import type { ReactNode } from 'react';
import type { ShownImage } from '../../collections/images';
import { PrintHead } from '../print-head/print-head';
import { useSite, useWords } from '../site-context/site-context';
import { Footer, type FooterContent } from './footer';
import { Header, type NavigationItem } from './header';
import './frame.css';

interface Props {
  /** The path of the page shown, without the site's prefix. */
  path: string;
  navigation: readonly NavigationItem[];
  /** The address of the site's mark. */
  mark: string;
  /** The site's logo, shown instead of mark and name. */
  logo?: ShownImage | undefined;
  footer: FooterContent;
  /** The full address of the page, which paper has to say. */
  address?: string | undefined;
  children: ReactNode;
}

/** What stands around every page: header, main part, footer. */
export function Frame({ path, navigation, mark, logo, footer, address, children }: Props) {
  const say = useWords();
  const { title } = useSite();
  return (
    <div className="frame">
      <a className="skip-link" href="#_content">
        {say('skipToContent')}
      </a>
      <Header title={title} path={path} navigation={navigation} mark={mark} logo={logo} />
      {address && <PrintHead address={address} />}
      <main id="_content" tabIndex={-1}>
        {children}
      </main>
      <Footer {...footer} />
    </div>
  );
}
