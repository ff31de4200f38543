import { withPrefix } from 'gatsby';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { ExceptionBoundary } from '../components/exception-boundary/exception-boundary';
import type { Words } from '../words/en';

export type LastWords = Pick<Words, 'exception' | 'exceptionHelp' | 'backHome'>;

/** English, if the site broke before it had its words; a copy of those in `en.ts`. */
export const fallback: LastWords = {
  exception: 'Application error: a client-side exception has occurred',
  exceptionHelp: 'If you report it to us, please include this code:',
  backHome: 'Back to the home page',
};

const KeepWords = createContext<(words: LastWords) => void>(() => undefined);

/** Returns a function that stores the words of the screen in case everything else breaks: the site calls it as soon as it knows its words. */
export function useKeepWords(): (words: LastWords) => void {
  return useContext(KeepWords);
}

/**
 * What remains when everything else broke, so that no visitor sees an empty page. It depends on nothing of the site, which may be what broke, but
 * remembers the site's words. The link home loads a new document, so that what broke is not used again.
 */
export function RootBoundary({ children }: { children: ReactNode }) {
  // One mutable object for the lifetime of the site, rather than state: writing to it must not render anything again.
  const [kept] = useState<{ words?: LastWords }>(() => ({}));
  const [keep] = useState(() => (words: LastWords) => Object.assign(kept, { words }));
  return (
    <KeepWords value={keep}>
      <ExceptionBoundary
        resetKey={typeof location === 'undefined' ? '' : location.pathname}
        fallback={(digest) => <Screen digest={digest} {...fallback} {...kept.words} />}
      >
        {children}
      </ExceptionBoundary>
    </KeepWords>
  );
}

function Screen({ digest, exception, exceptionHelp, backHome }: LastWords & { digest: string }) {
  return (
    <main className="error-screen wrapper">
      <h1>{exception}</h1>
      <p className="error-screen-text">
        {exceptionHelp} <code>{digest}</code>
      </p>
      <p>
        <a className="button" href={withPrefix('/')} target="_self">
          {backHome}
        </a>
      </p>
    </main>
  );
}
