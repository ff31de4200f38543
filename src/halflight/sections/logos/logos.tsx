import type { ShownImage } from '../../fields/images';
import { Link } from '../../ui/components/link/link';
import { Picture } from '../../ui/components/picture/picture';
import { Section } from '../section';
import type { SectionProps } from '../shown';
import type { section as definition } from './schema';
import './logos.css';

/** The logos of others, in a quiet row. */
export function Logos({ section }: SectionProps<typeof definition>) {
  return (
    <Section {...section}>
      <ul className="logos">
        {section.items.map(({ name, image, url }, index) => {
          const mark = image ? <Picture {...image} alt={name} sizes="12rem" /> : name;
          return (
            <li key={index} style={{ inlineSize: image ? widthOf(image) : undefined }}>
              {url ? <Link to={url}>{mark}</Link> : mark}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** A logo's width, from 3 to 13 rem. Logos that cover equal areas look equally large, so it grows with the root of the aspect ratio. */
function widthOf({ image: { width = 1, height = 1 } }: ShownImage): string {
  const rem = 5 * Math.sqrt(width / height);
  return `${Math.min(Math.max(rem, 3), 13).toFixed(2)}rem`;
}
