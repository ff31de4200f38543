import { defineSection } from '../define-section';
import { group, list, notBoth, target } from '../../fields/groups';
import { point } from '../shared-fields';

export const section = defineSection({
  type: 'features',
  position: 30,
  label: 'Features',
  hint: 'A few points, each with a heading and a sentence or two.',
  fields: {
    items: list(
      group({
        label: 'Feature',
        hint: 'One point.',
        fields: { ...point, ...target },
        rules: [notBoth('to', 'url')],
      }),
    ),
  },
});
