import type { PageProps } from 'gatsby';
import type { ListName } from '../words/list-names';
import { ErrorScreen } from '../ui/components/error-screen/error-screen';
import { useSite, useWords } from '../ui/components/site-context/site-context';
import type { WordName } from '../words/en';
import { fill } from '../words/fill';
import { pageHead } from '../site/site-head';

interface Context {
  status: '400' | '404' | '405' | '500' | 'other';
  lists: readonly ListName[];
}

/** The strings of each page, by its HTTP status. */
const screens: Record<Context['status'], { title: WordName; text?: WordName; help: WordName }> = {
  '400': { title: 'badRequest', help: 'badRequestHelp' },
  '404': { title: 'notFound', text: 'notFoundText', help: 'notFoundHelp' },
  '405': { title: 'methodNotAllowed', help: 'methodNotAllowedHelp' },
  '500': { title: 'serverError', help: 'serverErrorHelp' },
  other: { title: 'unexpectedError', help: 'unexpectedErrorHelp' },
};

/** The error page that a server responds with if it has no better one. */
export default function ErrorTemplate({ pageContext: { status, lists } }: PageProps<object, Context>) {
  const say = useWords();
  const site = useSite();
  const { title, text, help } = screens[status];
  return (
    <ErrorScreen
      status={status === 'other' ? undefined : status}
      title={say(title)}
      text={text && say(text)}
      help={say(help)}
      lists={lists.map((name) => site.lists[name])}
      // Some hosts serve this page for any path, whatever its language.
      others={status === '404' && site.home === '/' ? site.languages.filter(({ home }) => home !== '/') : []}
    />
  );
}

export const Head = pageHead<Context>(({ words }, { status }) => ({
  title: fill(words[screens[status].title], {}),
  noindex: true,
}));
