import { Avatar } from '../../ui/components/avatar/avatar';
import { Badge } from '../../ui/components/badge/badge';
import { Link } from '../../ui/components/link/link';
import { useForeign, useWords } from '../../ui/components/site-context/site-context';
import { columnsFor } from '../../sections/columns';
import { Section } from '../../sections/section';
import type { MembersProps, ShownEntry } from '../shown';
import type { section as definition } from './section-schema';
import './section.css';

/** Testimonials. Renders nothing if there are none. */
export function Testimonials({ section, members }: MembersProps<typeof definition>) {
  const say = useWords();
  const testimonials = members as readonly ShownEntry<'testimonial'>[];
  if (testimonials.length === 0) return null;
  return (
    <Section {...section} title={section.title ?? say('testimonials')}>
      <ul className="testimonials columns" data-columns={columnsFor(testimonials.length, 3)}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <Testimonial {...testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Testimonial({ id, language, name, role, avatar, url, body }: ShownEntry<'testimonial'>) {
  return (
    <figure className="testimonial" {...useForeign(language)}>
      <blockquote className="flow" cite={url} dangerouslySetInnerHTML={{ __html: body ?? '' }} />
      <figcaption>
        {avatar && <Avatar name={name} image={avatar} />}
        <div>
          <p className="testimonial-name">{url ? <Link to={url}>{name}</Link> : name}</p>
          <Badge of={id} />
          {role && <p className="label">{role}</p>}
        </div>
      </figcaption>
    </figure>
  );
}
