import { Embed as Player } from '../../features/embeds/embed';
import { Section } from '../section';
import type { SectionProps } from '../shown';

/** Third-party content, which is not requested before a visitor presses it. */
export function Embed({ section: { id, title, text, actions, url, label, image }, eager }: SectionProps<'embed'>) {
  return (
    <Section type="embed" id={id} title={title} text={text} actions={actions}>
      <Player url={url} label={label} image={image} eager={eager} />
    </Section>
  );
}
