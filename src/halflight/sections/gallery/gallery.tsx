import { PictureRows } from '../../ui/components/picture-rows/picture-rows';
import { Section } from '../section';
import type { SectionProps } from '../shown';

/** Pictures side by side, each in its own proportions. */
export function Gallery({ section: { id, title, text, actions, items }, eager }: SectionProps<'gallery'>) {
  const pictures = items.filter((item) => item !== null);
  if (pictures.length === 0) return null;
  return (
    <Section type="gallery" id={id} title={title} text={text} actions={actions}>
      <PictureRows pictures={pictures} eager={eager} />
    </Section>
  );
}
