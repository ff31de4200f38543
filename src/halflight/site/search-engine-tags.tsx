/** @jsxRuntime classic */
// As in `site-head.tsx`.
import * as React from 'react';
import { verifiers, type Verifier } from '../features/search-engines/verifiers';
import { toSitePath } from './to-site-path';
import { useFullAddress } from './use-full-address';
import { useSiteSettings, type Translation } from '../src/use-site-settings';

interface Props {
  path: string;
  canonical: string;
  noindex: boolean;
  translations?: readonly Translation[] | undefined;
}

/** Tags in the head for search engines only: whether they may index the page, its URL and translations, and who owns the site. */
export function SearchEngineTags({ path, canonical, noindex, translations = [] }: Props) {
  const { unlisted, verification, language: main } = useSiteSettings().siteSettings ?? {};
  const listed = translations.filter((page) => !page.unlisted);
  // Alternate links must be reciprocal: a page that its translations do not name (because it is unlisted) names none.
  const named = listed.length > 1 && listed.some((page) => page.path === toSitePath(path)) ? listed : [];
  const original = named.find(({ language }) => language === main);
  const toAddress = useFullAddress();
  const codes = Object.entries((verification ?? {}) as Partial<Record<Verifier, string | null>>);
  return (
    <>
      {toSitePath(path) === '/' &&
        codes.map(([name, code]) => code && <meta key={name} name={verifiers[name as Verifier].tag} content={code} />)}
      {noindex || unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta name="robots" content="max-image-preview:large" />
          <link rel="canonical" href={canonical} />
          {named.map(({ language, path: other }) => (
            <link key={language} rel="alternate" hrefLang={language} href={toAddress(other)} />
          ))}
          {original && <link rel="alternate" hrefLang="x-default" href={toAddress(original.path)} />}
        </>
      )}
    </>
  );
}
