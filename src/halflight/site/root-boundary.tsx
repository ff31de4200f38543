import { withPrefix } from 'gatsby';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { ExceptionBoundary } from '../ui/components/exception-boundary/exception-boundary';
import type { Words } from '../words/en';

export type FallbackWords = Pick<Words, 'exception' | 'exceptionHelp' | 'backHome'>;

/** The English strings, used if the site broke before its own were loaded; a copy of those in `en.ts`. */
export const fallback: FallbackWords = {
  exception: 'Application error: a client-side exception has occurred',
  exceptionHelp: 'If you report it to us, please include this code:',
  backHome: 'Back to the home page',
};

const StoreWords = createContext<(words: FallbackWords) => void>(() => undefined);

/** Returns a function that stores the strings of the fallback screen: the site calls it as soon as it knows them. */
export function useStoreWords(): (words: FallbackWords) => void {
  return useContext(StoreWords);
}

/**
 * The last resort when everything else broke, so that no visitor sees an empty page. It depends on nothing in the site, which may be the broken part,
 * but remembers the site's strings. The link home loads a new document, so that the broken code is not reused.
 */
export function RootBoundary({ children }: { children: ReactNode }) {
  // A mutable object for the lifetime of the site, rather than state: writing to it must not cause a render.
  const [stored] = useState<{ words?: FallbackWords }>(() => ({}));
  const [store] = useState(() => (words: FallbackWords) => Object.assign(stored, { words }));
  return (
    <StoreWords value={store}>
      <ExceptionBoundary
        resetKey={typeof location === 'undefined' ? '' : location.pathname}
        fallback={(digest) => <Screen digest={digest} {...fallback} {...stored.words} />}
      >
        {children}
      </ExceptionBoundary>
    </StoreWords>
  );
}

function Screen({ digest, exception, exceptionHelp, backHome }: FallbackWords & { digest: string }) {
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
