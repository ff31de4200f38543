import { withPrefix } from 'gatsby';
import type { ReactNode } from 'react';
import { ExceptionBoundary } from '../components/exception-boundary/exception-boundary';
import { en } from '../words/en';

/**
 * What is left when all else broke, so that no visitor has an empty page before them. It knows nothing of the site, which may be what broke, and so
 * speaks English. The way home is a document of its own: what broke is not used again.
 */
export function RootBoundary({ children }: { children: ReactNode }) {
  return (
    <ExceptionBoundary
      resetKey={typeof location === 'undefined' ? '' : location.pathname}
      fallback={(digest) => (
        <main className="error-screen wrapper">
          <h1>Application error: a client-side exception has occurred</h1>
          <p className="error-screen-text">
            {en.exceptionHelp} <code>{digest}</code>
          </p>
          <p>
            <a className="button" href={withPrefix('/')} target="_self">
              {en.backHome}
            </a>
          </p>
        </main>
      )}
    >
      {children}
    </ExceptionBoundary>
  );
}
