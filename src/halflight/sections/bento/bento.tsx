import { Icon } from '../../ui/components/icon/icon';
import { Link } from '../../ui/components/link/link';
import { Picture } from '../../ui/components/picture/picture';
import { Section } from '../section';
import type { SectionProps } from '../shown';
import type { section as definition } from './schema';
import { spansOf } from './spans';
import './bento.css';

/** Points in cells of different widths. */
export function Bento({ section, eager }: SectionProps<typeof definition>) {
  const { items } = section;
  const Heading = section.title ? 'h3' : 'h2';
  const spans = spansOf(items.length);
  const firstPicture = items.findIndex((item) => item.image);
  return (
    <Section {...section}>
      <ul className="bento" data-odd={items.length % 2 === 1 ? '' : undefined}>
        {items.map((item, index) => {
          const target = item.to ?? item.url;
          return (
            <li
              key={index}
              className={target ? 'bento-cell whole-link' : 'bento-cell'}
              data-span={spans[index]}
              data-image={item.image ? '' : undefined}
            >
              <div className="bento-words">
                {item.icon && <Icon name={item.icon} />}
                {item.figure && <p className="bento-figure">{item.figure}</p>}
                <Heading>{target ? <Link to={target}>{item.title}</Link> : item.title}</Heading>
                {item.text && <div className="bento-text flow" dangerouslySetInnerHTML={{ __html: item.text }} />}
              </div>
              {item.image && (
                <div className="bento-image">
                  <Picture
                    {...item.image}
                    eager={eager && index === firstPicture}
                    sizes={`(width >= 60rem) ${(spans[index] ?? 1) * 24}rem, 100vw`}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
