import { Prose as Text } from '../../features/prose/prose';
import { Section } from '../section';
import type { SectionProps } from '../shown';
import type { section } from './schema';

/** Running text. */
export function Prose({ section: { id, title, text, actions }, page }: SectionProps<typeof section>) {
  return (
    <Section type="prose" id={id} title={title} actions={actions}>
      <Text html={text ?? page.body} />
    </Section>
  );
}
