import type { ComponentProps } from 'react';
import { useForeign } from '../site-context/site-context';
import { Link } from './link';

/** A link to an entry that may be in a different language from the page; `language` is set on multilingual sites. */
export function EntryLink({
  language,
  ...link
}: ComponentProps<typeof Link> & { language: string | null | undefined }) {
  const foreign = useForeign(language);
  return <Link {...link} {...foreign} hrefLang={foreign.lang} />;
}
