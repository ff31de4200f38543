import type { HeadProps, PageProps } from 'gatsby';
import type { ListName } from '../collections/list-names';
import { ErrorScreen } from '../components/error-screen/error-screen';
import { useSite, useWords } from '../components/site-context/site-context';
import type { WordName } from '../strings/en';
import { SiteHead } from './site-head';

interface Context {
  status: '400' | '404' | '405' | '500' | 'other';
  /** The lists that have something to show. */
  lists: readonly ListName[];
}

/** Titles from the specification (design, section 7): they are not for `words` to change. */
const screens: Record<Context['status'], { title: string; text?: string; help: WordName }> = {
  '400': { title: 'Bad Request', help: 'badRequestHelp' },
  '404': { title: 'This page could not be found', text: 'This page could not be found.', help: 'notFoundHelp' },
  '405': { title: 'Method Not Allowed', help: 'methodNotAllowedHelp' },
  '500': { title: 'Internal Server Error', help: 'serverErrorHelp' },
  other: { title: 'An unexpected error has occurred', help: 'unexpectedErrorHelp' },
};

/** The page a server answers with when it has no better one. */
export default function ErrorTemplate({ pageContext: { status, lists } }: PageProps<object, Context>) {
  const say = useWords();
  const site = useSite();
  const { title, text, help } = screens[status];
  return (
    <ErrorScreen
      status={status === 'other' ? undefined : status}
      title={title}
      text={text}
      help={say(help)}
      lists={lists.map((name) => site.lists[name])}
    />
  );
}

export function Head({ pageContext: { status }, location }: HeadProps<object, Context>) {
  return <SiteHead path={location.pathname} title={screens[status].title} noindex />;
}
