import { Embed as Player } from '../../features/embeds/embed';
import { Section } from '../section';
import type { SectionProps } from '../shown';
import type { section as definition } from './schema';

/** Third-party content, which is not requested until a visitor clicks it. */
export function Embed({ section, eager }: SectionProps<typeof definition>) {
  const { url, label, image } = section;
  return (
    <Section {...section}>
      <Player url={url} label={label} image={image} eager={eager} />
    </Section>
  );
}
