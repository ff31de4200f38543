import { Link } from '../link/link';
import type { ListInfo } from '../site-context/lists';
import { usePunctuation, useSite, useWords, type SiteLanguage } from '../site-context/site-context';
import { punctuationOf } from '../../words/punctuation';
import './error-screen.css';

interface Props {
  status?: string | undefined;
  title: string;
  text?: string | undefined;
  help: string;
  /** What a visitor can send to whoever keeps the site. */
  digest?: string | undefined;
  /** Where a visitor can send it: an address, or a page of this site. */
  report?: string | undefined;
  /** The lists to offer. */
  lists?: readonly ListInfo[] | undefined;
  /** The languages to say it in besides, each with its way home. */
  others?: readonly SiteLanguage[] | undefined;
}

/** What went wrong, in words, and good places to go on from. */
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

/** Whether a text only says the title again, as a sentence: seen, it would look like a mistake. */
function isRepeated(text: string, title: string): boolean {
  return text.replace(/\p{P}$/u, '') === title;
}
