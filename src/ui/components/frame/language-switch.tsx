import { Link } from '../link/link';
import { useWords } from '../site-context/site-context';
import '../../../features/languages/language-switch.css';

/** The way to a page in another language. */
export interface LanguageWay {
  /** The tag of the language. */
  code: string;
  /** What it calls itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  to: string;
  /** What offers the page in it, and what declines that, in its own words; left out where `to` is not this page. */
  offer?: LanguageOffer | undefined;
}

/** How a language is offered to who prefers it, in its own words. */
export interface LanguageOffer {
  offer: string;
  decline: string;
}

/**
 * The ways from a page to itself in other languages, or to their home pages. Plain links: nobody is sent anywhere unasked. What a language is
 * offered with is there for `features/languages/client.ts`.
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
