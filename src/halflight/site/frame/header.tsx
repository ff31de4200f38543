import { withPrefix } from 'gatsby';
import type { ShownImage } from '../../fields/images';
import { Link } from '../../ui/components/link/link';
import { Picture } from '../../ui/components/picture/picture';
import { SearchButton } from '../../features/search/search-button';
import { Navigation, WayTo, type NavigationItem, type NavigationLink } from './navigation';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { ThemeControl } from '../../features/theme/theme-control';
import '../../ui/components/actions/actions.css';
import './header-button.css';

interface Props {
  title: string;
  path: string;
  navigation: readonly NavigationItem[];
  mark: string;
  /** Shown instead of the mark and the name. */
  logo?: ShownImage | undefined;
  /** The one prominent link. */
  button?: NavigationLink | undefined;
}

/**
 * The site's name, navigation, theme control and search. On narrow screens, navigation, theme control and button are in a popover, which browsers
 * open without a script. If there is neither navigation nor a button, the theme control stays in the bar.
 */
export function Header({ title, path, navigation, mark, logo, button }: Props) {
  const say = useWords();
  const { search, home, profile } = useSite();
  const hasMenu = navigation.length > 0 || button !== undefined;
  const callButton = button && <WayTo {...button} path={path} className="button header-button" />;
  return (
    <header className="header wrapper">
      <Link
        className={profile ? 'brand u-url u-uid' : 'brand'}
        to={home}
        aria-current={path === home ? 'page' : undefined}
      >
        {logo ? (
          <Picture className="logo" {...logo} alt={logo.alt || title} sizes={sizeOf(logo)} eager priority={false} />
        ) : (
          <>
            {/* Lazy: otherwise React would preload it before the first paint of the text. */}
            <img src={withPrefix(mark)} alt="" width="24" height="24" loading="lazy" />
            <span>{title}</span>
          </>
        )}
      </Link>
      {hasMenu && (
        <>
          <button className="menu-button" type="button" popoverTarget="_menu">
            <svg
              className="icon"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              aria-hidden="true"
            >
              <path d="M4 8.5h16" />
              <path d="M4 15.5h16" />
            </svg>
            <span className="visually-hidden">{say('menu')}</span>
          </button>
          <div id="_menu" className="menu" popover="auto">
            {navigation.length > 0 && <Navigation path={path} items={navigation} />}
            <ThemeControl />
            {callButton}
          </div>
        </>
      )}
      {!hasMenu && <ThemeControl />}
      {search && <SearchButton />}
      {callButton}
    </header>
  );
}

/** The height of a logo in pixels, as set by `.logo` in frame.css. */
const LOGO_HEIGHT = 30;

/** The displayed width of a logo, as `sizes` for the browser's choice of a file. */
function sizeOf({ image: { width, height } }: ShownImage): string | undefined {
  return width && height ? `${Math.ceil((LOGO_HEIGHT * width) / height)}px` : undefined;
}
