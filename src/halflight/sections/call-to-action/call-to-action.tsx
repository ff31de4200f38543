import { Actions } from '../../ui/components/actions/actions';
import type { SectionProps } from '../shown';
import type { section } from './schema';
import './call-to-action.css';

/** One thing to do next, set apart. Renders nothing without a title, text or actions. */
export function CallToAction({ section: { id, title, text, actions } }: SectionProps<typeof section>) {
  if (!title && !text && !actions?.length) return null;
  return (
    <section className="call-to-action-outer wrapper" data-type="call-to-action" id={id}>
      <div className="call-to-action">
        {title && <h2>{title}</h2>}
        {text && <div className="call-to-action-text flow" dangerouslySetInnerHTML={{ __html: text }} />}
        <Actions actions={actions} />
      </div>
    </section>
  );
}
