import { defineSection } from '../define-section';
import { group, list } from '../../fields/groups';
import { image } from '../../fields/images';
import { text, url } from '../../fields/kinds';

export const section = defineSection({
  type: 'logos',
  position: 120,
  label: 'Logos',
  hint: 'The logos of clients, sponsors or tools, in a row.',
  fields: {
    items: list(
      group({
        label: 'Logo',
        hint: 'One logo.',
        fields: {
          name: text({
            label: 'Name',
            hint: 'Whose logo it is; screen readers read this out.',
            example: 'Example Ltd',
            max: 80,
          }),
          image: image({
            label: 'Image',
            hint: 'The logo, preferably as SVG.',
            example: './example.svg',
            titled: true,
          }),
          url: url({ label: 'URL', hint: 'Their website.', example: 'https://example.org/' }).optional(),
        },
      }),
    ),
  },
});
