import { Link } from '../link/link';
import { useWords } from '../site-context/site-context';

/** The way to a page in another language. */
export interface LanguageWay {
  /** The tag of the language. */
  code: string;
  /** What it calls itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  to: string;
}

/** The ways from a page to itself in other languages, or to their home pages. Plain links: nobody is sent anywhere unasked. */
export function LanguageSwitch({ ways }: { ways: readonly LanguageWay[] }) {
  const say = useWords();
  return (
    <nav aria-label={say('languages')}>
      <ul className="footer-links cluster">
        {ways.map(({ code, name, direction, to }) => (
          <li key={code}>
            <Link to={to} lang={code} hrefLang={code} dir={direction}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
