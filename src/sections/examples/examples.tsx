import { Link, Picture, Section, type SectionProps } from 'halflight/section';
import type { section } from './schema';

/**
 * The sites that come with Halflight, in cells like those of the section `bento`. They are links to the guide, which `e2e/publish-examples.ts` turns
 * into links to the sites where it publishes them: the build of the documentation does not know these pages.
 */
export function Examples({ section: { id, title, text, actions, items } }: SectionProps<typeof section>) {
  return (
    <Section type="bento" id={id} title={title} text={text} actions={actions}>
      <ul className="bento">
        {items.map((item, index) => (
          <li key={index} className="bento-cell whole-link" data-span={index === 0 ? 2 : 1} data-image="">
            <div className="bento-words">
              <h3 data-site={item.site}>
                <Link to={item.to}>{item.title}</Link>
              </h3>
              <p className="bento-text">{item.text}</p>
            </div>
            {item.image && (
              <div className="bento-image">
                <Picture {...item.image} sizes="(width >= 60rem) 48rem, 100vw" />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
