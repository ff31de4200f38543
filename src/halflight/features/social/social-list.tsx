import { Mark } from '../../ui/components/icon/mark';
import { socialNetworkOf, type SocialNetworkId } from '../../fields/networks';
import { toPhoneUrl } from './to-phone-url';
import { Icon } from '../../ui/components/icon/icon';
import { Link } from '../../ui/components/link/link';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import './social-list.css';

interface Props {
  links: readonly { url: string; label?: string | null | undefined }[];
  email?: string | undefined;
  phone?: string | undefined;
  /** The path of a vCard. */
  card?: string | undefined;
  /** Shows only the logos, with their names for screen readers. */
  compact?: boolean;
  /** Names whose links they are, if not those of the site's own person. */
  label?: string;
}

/** Links to a person's profiles elsewhere. `rel="me"` lets those sites verify that this site belongs to the same person. */
export function SocialList({ links, email, phone, card, compact = false, label: whose }: Props) {
  const say = useWords();
  const { profile } = useSite();
  const isCard = profile && !whose;
  return (
    <ul
      className="social-list cluster"
      data-compact={compact || undefined}
      aria-label={whose ?? (compact ? say('socialLinks') : undefined)}
    >
      {email && (
        <li>
          <a href={`mailto:${email}`} className={isCard ? 'u-email' : undefined}>
            <Icon name="mail" />
            <span>{email}</span>
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a href={toPhoneUrl(phone)} className={isCard ? 'p-tel' : undefined}>
            <Icon name="message" />
            <span>{phone}</span>
          </a>
        </li>
      )}
      {links.map(({ url, label }, index) => {
        const network = socialNetworkOf(url);
        return (
          <li key={index}>
            <a
              href={url}
              rel={whose ? undefined : 'me'}
              className={isCard ? 'u-url' : undefined}
              title={compact ? (label ?? network.label) : undefined}
            >
              <SocialMark id={network.id} />
              <span className={compact ? 'visually-hidden' : undefined}>{label ?? network.label}</span>
            </a>
          </li>
        );
      })}
      {card && (
        <li>
          <Link to={card} download="">
            <Icon name="user" />
            <span>{say('saveContact')}</span>
          </Link>
        </li>
      )}
    </ul>
  );
}

/** The logo of a social network; a globe for any other site. */
function SocialMark({ id }: { id: SocialNetworkId | undefined }) {
  if (!id) return <Icon name="globe" />;
  return <Mark id={id} className="icon" strokeWidth={1.75} aria-hidden="true" />;
}
