import { withPrefix } from 'gatsby';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { ExceptionBoundary } from '../components/exception-boundary/exception-boundary';
import type { Words } from '../words/en';

/** What the screen says. */
export type LastWords = Pick<Words, 'exception' | 'exceptionHelp' | 'backHome'>;

/** English, where the site broke before it could say anything; these are the words of `en.ts`. */
export const fallback: LastWords = {
  exception: 'Application error: a client-side exception has occurred',
  exceptionHelp: 'If you report it to us, please include this code:',
  backHome: 'Back to the home page',
};

const KeepWords = createContext<(words: LastWords) => void>(() => undefined);

/** Notes what the screen is to say should all else break: the site asks as soon as it knows its words. */
export function useKeepWords(): (words: LastWords) => void {
  return useContext(KeepWords);
}

/**
 * What is left when all else broke, so that no visitor has an empty page before them. It asks nothing of the site, which may be what broke,
 * but remembers the words that the site had. The way home is a document of its own: what broke is not used again.
 */
export function RootBoundary({ children }: { children: ReactNode }) {
  // One object for as long as the site is there, and no state of a rendering: nothing is drawn anew when it is written to.
  const [kept] = useState(() => ({ words: fallback }));
  const [keep] = useState(() => (words: LastWords) => Object.assign(kept, { words: { ...fallback, ...words } }));
  return (
    <KeepWords value={keep}>
      <ExceptionBoundary
        resetKey={typeof location === 'undefined' ? '' : location.pathname}
        fallback={(digest) => <Screen digest={digest} {...kept.words} />}
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
