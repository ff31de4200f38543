import { Link } from '../link/link';
import { useForeign } from '../site-context/site-context';
import { Title, type Titled } from '../title/title';

interface Props {
  /** `language` is set on multilingual sites. */
  entry: Titled & { language?: string | null | undefined };
  level: 2 | 3;
  /** Where the title links to, if anywhere. */
  to?: string | null | undefined;
}

/** The title of an entry in a list. */
export function EntryHeading({ entry, level, to }: Props) {
  const Heading = `h${level}` as const;
  const { lang } = useForeign(entry.language);
  return (
    <Heading>
      {to ? (
        <Link to={to} hrefLang={lang}>
          <Title of={entry} />
        </Link>
      ) : (
        <Title of={entry} />
      )}
    </Heading>
  );
}
