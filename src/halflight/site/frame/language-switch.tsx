import { Link } from '../../ui/components/link/link';
import { useWords } from '../../ui/components/site-context/site-context';
import '../../features/languages/language-switch.css';

export interface LanguageWay {
  /** The language tag. */
  code: string;
  /** The language's own name. */
  name: string;
  direction: 'ltr' | 'rtl';
  to: string;
  /** The offer of the page in that language; omitted if `to` is not a translation of this page. */
  offer?: LanguageOffer | undefined;
}

/** The words that offer a language, in that language, to visitors who prefer it. */
export interface LanguageOffer {
  offer: string;
  decline: string;
}

/**
 * Links from a page to its translations, or to the home pages of other languages. Plain links, without automatic redirects.
 * `features/languages/client.ts` uses the words of the offer.
 */
export function LanguageSwitch({ ways }: { ways: readonly LanguageWay[] }) {
  const say = useWords();
  return (
    <nav className="language-switch" aria-label={say('languages')}>
      <ul className="footer-links cluster">
        {ways.map(({ code, name, direction, to, offer }) => (
          <li key={code}>
            <Link
              to={to}
              lang={code}
              hrefLang={code}
              dir={direction}
              data-offer={offer?.offer}
              data-decline={offer?.decline}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
