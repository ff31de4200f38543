import { SplitPicture } from '../../ui/components/split-picture/split-picture';
import { Section } from '../section';
import type { SectionProps } from '../shown';

/** Two pictures in one place, with a handle between them. */
export function Compare({ section: { id, title, text, actions, before, after }, eager }: SectionProps<'compare'>) {
  if (!before || !after) return null;
  return (
    <Section type="compare" id={id} title={title} text={text} actions={actions}>
      <SplitPicture before={before} after={after} eager={eager} sizes="(width >= 76rem) 70rem, 100vw" />
    </Section>
  );
}
