import { EntryLink } from '../../ui/components/link/entry-link';
import { useWords } from '../../ui/components/site-context/site-context';
import { Title } from '../../ui/components/title/title';
import './mentioned-in.css';

/** A page whose text links to another. */
export interface Mentioning {
  path: string;
  title: string;
  titleHtml?: string;
  /** The sentence around the link, as plain text; '' if the link is not in one. */
  sentence: string;
}

/** The pages whose texts link to this one, below its own text. */
export function MentionedIn({ pages }: { pages: readonly Mentioning[] }) {
  const say = useWords();
  return (
    <section className="mentioned-in wrapper">
      <h2>{say('mentionedIn')}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <EntryLink to={page.path} language={undefined}>
              <Title of={page} />
            </EntryLink>
            {page.sentence && <p>{page.sentence}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
