import { socialNetworkOf } from '../../collections/social-networks';
import { Icon } from '../icon/icon';
import { SocialMark } from '../icon/social-mark';
import { useWords } from '../site-context/site-context';
import './social-list.css';

interface Props {
  links: readonly { url: string; label?: string | null | undefined }[];
  email?: string | undefined;
  phone?: string | undefined;
  /** Marks only, their names for screen readers. */
  compact?: boolean;
}

/** Where else the person is. `rel="me"` lets those sites confirm that it is the same person. */
export function SocialList({ links, email, phone, compact = false }: Props) {
  const say = useWords();
  return (
    <ul
      className="social-list cluster"
      data-compact={compact || undefined}
      aria-label={compact ? say('socialLinks') : undefined}
    >
      {email && (
        <li>
          <a href={`mailto:${email}`}>
            <Icon name="mail" />
            <span>{email}</span>
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <Icon name="message" />
            <span>{phone}</span>
          </a>
        </li>
      )}
      {links.map(({ url, label }) => {
        const network = socialNetworkOf(url);
        return (
          <li key={url}>
            <a href={url} rel="me" title={compact ? (label ?? network.label) : undefined}>
              <SocialMark id={network.id} />
              <span className={compact ? 'visually-hidden' : undefined}>{label ?? network.label}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
