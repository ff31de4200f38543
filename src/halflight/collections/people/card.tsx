import type { ShownImage } from '../../fields/images';
import { Avatar } from '../../ui/components/avatar/avatar';
import { Badge } from '../../ui/components/badge/badge';
import { Link } from '../../ui/components/link/link';
import { useForeign, useWords } from '../../ui/components/site-context/site-context';
import { SocialList } from '../../features/social/social-list';
import './card.css';

interface Props {
  id?: string;
  /** On a multilingual site, the language tag of the entry. */
  language?: string | null | undefined;
  name: string;
  role?: string | null | undefined;
  avatar?: ShownImage | null | undefined;
  /** Their own page, if they have one. */
  path?: string | null | undefined;
  url?: string | null | undefined;
  social?: readonly { url: string; label?: string | null | undefined }[] | null | undefined;
  /** A short description. */
  summary?: string | null | undefined;
  level?: 2 | 3;
}

/** A member of a team or an author: who they are, and links to them elsewhere. */
export function PersonCard({ id, language, name, role, avatar, path, url, social, summary, level = 3 }: Props) {
  const say = useWords();
  const foreign = useForeign(language);
  const Heading = `h${level}` as const;
  const target = path ?? url;
  return (
    <article className="person-card" {...foreign}>
      <Avatar name={name} image={avatar} large />
      <div className="person-card-words">
        <Heading>{target ? <Link to={target}>{name}</Link> : name}</Heading>
        <Badge of={id} />
        {role && <p className="label">{role}</p>}
        {summary && <p className="person-card-text">{summary}</p>}
        {social && social.length > 0 && <SocialList links={social} compact label={say('socialLinksOf', { name })} />}
      </div>
    </article>
  );
}
