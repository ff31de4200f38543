import { aString, register, type FieldText } from '../../fields/field';
import { group } from '../../fields/groups';
import { asset, choice, flag, text } from '../../fields/kinds';
import { nearest } from '../../nearest';
import { categoryNames } from './categories';

function category(words: FieldText) {
  const error = 'must be a category of Apple Podcasts, such as Science or Mathematics';
  return register(
    aString('a category').refine((value) => categoryNames.includes(value), { error }),
    {
      ...words,
      kind: 'text',
      graphql: 'String',
      guess: (found) => nearest(found, [...categoryNames]),
      jsonSchema: { enum: [...categoryNames] },
    },
  );
}

/** The settings of the podcast in `site.md`: with them, the posts that have `audio` are in a feed of their own. */
export const podcastSettings = group({
  opaque: true,
  label: 'Podcast',
  hint: 'Publishes posts with `audio` as a podcast, at `/podcast.xml`.',
  example: '{ description: Conversations about engines, category: Mathematics, image: ./podcast.jpg }',
  fields: {
    title: text({
      label: 'Title',
      hint: 'Its name. If left out, that of the site.',
      example: 'Notes, read aloud',
      max: 120,
    }).optional(),
    description: text({
      label: 'Description',
      hint: 'What it is about.',
      example: 'Conversations about engines that were never built.',
      max: 4000,
    }),
    category: category({
      label: 'Category',
      hint: 'A category or subcategory of Apple Podcasts.',
      example: 'Mathematics',
    }),
    image: asset({
      label: 'Image',
      hint: 'The square cover, a JPEG or PNG file of at least 1400 pixels.',
      example: './podcast.jpg',
      condition: {
        holds: (file) => /^(?!\/|[a-z][a-z\d+.-]*:).+\.(?:jpe?g|png)$/i.test(file),
        error: 'must be a JPEG or PNG file beside site.md, such as ./podcast.jpg',
      },
    }),
    author: text({
      label: 'Author',
      hint: 'Whose it is. If left out, the name in `person.md`.',
      example: 'Ada Lovelace',
      max: 120,
    }).optional(),
    type: choice({
      label: 'Type',
      hint: 'Whether players begin with the newest episode, or with the first of a season (`serial`).',
      example: 'serial',
      default: 'episodic',
      options: ['episodic', 'serial'],
    }).optional(),
    explicit: flag({
      label: 'Explicit',
      hint: 'Whether it is not for children.',
      example: 'true',
      default: 'false',
    }).optional(),
    guid: text({
      label: 'GUID',
      hint: 'The `podcast:guid` of a podcast that was published elsewhere before. If left out, one is made of the URL of the feed.',
      example: '9b024349-ccf0-5f69-a609-6b82873eab3c',
      condition: {
        holds: (value) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value),
        error: 'must be a UUID such as 9b024349-ccf0-5f69-a609-6b82873eab3c',
      },
    }).optional(),
  },
}).optional();
