import { toPlayerAddress } from './players';
import type { ShownImage } from '../../fields/images';
import { Icon } from '../../ui/components/icon/icon';
import { Link } from '../../ui/components/link/link';
import { Picture } from '../../ui/components/picture/picture';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { toWideSizes } from '../theme/picture-sizes';
import './embed.css';

interface Props {
  /** The URL of its page on the third-party site. */
  url: string;
  /** The title of the iframe, shown on the link. */
  label: string;
  image?: ShownImage | null | undefined;
  eager?: boolean;
}

/** Third-party content that `features/embeds/client.ts` loads on request; without JavaScript, a link to its page there. */
export function Embed({ url, label, image, eager = false }: Props) {
  const say = useWords();
  const { look } = useSite();
  const host = new URL(url).hostname.replace(/^www\./, '');
  return (
    <div className="embed">
      <Link className="embed-link" to={url}>
        {image && <Picture {...image} eager={eager} sizes={toWideSizes(look)} />}
        <span className="embed-words">
          <span className="embed-disc">
            <Icon name="play" />
          </span>
          <span className="embed-label">{label}</span>
          <span className="embed-load label">{say('loadEmbed', { host })}</span>
          <span className="embed-open label">{say('openEmbed', { host })}</span>
        </span>
      </Link>
      <iframe
        title={label}
        data-src={toPlayerAddress(url)}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        suppressHydrationWarning
      />
    </div>
  );
}
