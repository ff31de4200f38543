import { Prose as Text } from '../../ui/components/prose/prose';
import { Section } from '../section';
import type { SectionProps } from '../shown';

/** Running text. */
export function Prose({ section: { id, title, text, actions }, page }: SectionProps<'prose'>) {
  return (
    <Section type="prose" id={id} title={title} actions={actions}>
      <Text html={text ?? page.body} />
    </Section>
  );
}
