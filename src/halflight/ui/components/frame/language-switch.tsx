import { Link } from '../link/link';
import { useWords } from '../site-context/site-context';
import '../../../features/languages/language-switch.css';

/** A link to a page in another language. */
export interface LanguageWay {
  /** The language tag. */
  code: string;
  /** The language's own name. */
  name: string;
  direction: 'ltr' | 'rtl';
  to: string;
  /** The words that offer the page in that language and decline the offer; omitted if `to` is not a translation of this page. */
  offer?: LanguageOffer | undefined;
}

/** The words that offer a language to visitors who prefer it, in that language. */
export interface LanguageOffer {
  offer: string;
  decline: string;
}

/**
 * Links from a page to its translations, or to the home pages of other languages. Plain links: nobody is redirected unasked. The words of the offer
 * are for `features/languages/client.ts`.
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
