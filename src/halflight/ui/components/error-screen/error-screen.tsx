import { Link } from '../link/link';
import type { ListInfo } from '../site-context/lists';
import { usePunctuation, useSite, useWords, type SiteLanguage } from '../site-context/site-context';
import { punctuationOf } from '../../../words/punctuation';
import './error-screen.css';

interface Props {
  status?: string | undefined;
  title: string;
  text?: string | undefined;
  help: string;
  /** A code that visitors can report to the site's owner. */
  digest?: string | undefined;
  /** Where to report it: a `mailto:` URL, or a page of this site. */
  report?: string | undefined;
  lists?: readonly ListInfo[] | undefined;
  /** Other languages in which to show the message, each with a link to its home page. */
  others?: readonly SiteLanguage[] | undefined;
}

/** Says what went wrong, and where to go from here. */
export function ErrorScreen({ status, title, text, help, digest, report, lists = [], others = [] }: Props) {
  const say = useWords();
  const { blank } = usePunctuation();
  const { home } = useSite();
  return (
    <div className="error-screen wrapper">
      {status && <p className="error-screen-status">{status}</p>}
      <h1>{title}</h1>
      {text && <p className={isRepeated(text, title) ? 'visually-hidden' : 'error-screen-text'}>{text}</p>}
      <p className="error-screen-text">
        {help}
        {digest && (
          <>
            {blank}
            <code>{digest}</code>
          </>
        )}
      </p>
      <ul className="actions cluster">
        <li>
          <Link className="button" to={home}>
            {say('backHome')}
          </Link>
        </li>
        {report && (
          <li>
            <Link className="button" to={report}>
              {say('exceptionReport')}
            </Link>
          </li>
        )}
        {lists.map(({ path, title: listTitle }) => (
          <li key={path}>
            <Link className="button" to={path}>
              {listTitle}
            </Link>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul className="error-languages">
          {others.map(({ code, direction, notFound, backHome, home: there }) => (
            <li key={code} lang={code} dir={direction}>
              {notFound}
              {punctuationOf(code).blank}
              <Link to={there} lang={code} hrefLang={code}>
                {backHome}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Whether a text only repeats the title as a sentence, which would look like a mistake on screen. */
function isRepeated(text: string, title: string): boolean {
  return text.replace(/\p{P}$/u, '') === title;
}
