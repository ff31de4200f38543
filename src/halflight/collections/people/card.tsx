import { Avatar } from '../../ui/components/avatar/avatar';
import { Badge } from '../../ui/components/badge/badge';
import { Link } from '../../ui/components/link/link';
import { useForeign, useWords, type Author } from '../../ui/components/site-context/site-context';
import { SocialList } from '../../features/social/social-list';
import './card.css';

/** A team member or an author: who they are, and their links elsewhere. */
export function PersonCard({ id, language, name, role, avatar, path, url, social, summary }: Author) {
  const say = useWords();
  const foreign = useForeign(language);
  const target = path ?? url;
  return (
    <article className="person-card" {...foreign}>
      <Avatar name={name} image={avatar} large />
      <div className="person-card-words">
        <h3>{target ? <Link to={target}>{name}</Link> : name}</h3>
        <Badge of={id} />
        {role && <p className="label">{role}</p>}
        {summary && <p className="person-card-text">{summary}</p>}
        {social && social.length > 0 && <SocialList links={social} compact label={say('socialLinksOf', { name })} />}
      </div>
    </article>
  );
}
