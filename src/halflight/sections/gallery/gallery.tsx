import { PictureRows } from '../../ui/components/picture-rows/picture-rows';
import { Section } from '../section';
import type { SectionProps } from '../shown';
import type { section as definition } from './schema';

/** Pictures side by side, each in its own proportions. */
export function Gallery({ section, eager }: SectionProps<typeof definition>) {
  const pictures = section.items.filter((item) => item !== null);
  if (pictures.length === 0) return null;
  return (
    <Section {...section}>
      <PictureRows pictures={pictures} eager={eager} />
    </Section>
  );
}
