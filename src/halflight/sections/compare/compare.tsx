import { SplitPicture } from '../../ui/components/split-picture/split-picture';
import { Section } from '../section';
import type { SectionProps } from '../shown';
import type { section as definition } from './schema';

/** Two pictures on top of each other, with a handle to reveal one or the other. */
export function Compare({ section, eager }: SectionProps<typeof definition>) {
  const { before, after } = section;
  if (!before || !after) return null;
  return (
    <Section {...section}>
      <SplitPicture before={before} after={after} eager={eager} sizes="(width >= 76rem) 70rem, 100vw" />
    </Section>
  );
}
