import { defineFolder } from '../define-collection';
import { declaredFieldRules, fieldName, limitFields, onlyFor } from '../../fields/declared-fields';
import { group, list, notBoth } from '../../fields/groups';
import { choice, flag, icon, path, text } from '../../fields/kinds';
import { SUMMARY_LENGTH } from '../../limits';
import { fieldTypes, looks } from './field-types';
import { schemaTypes } from './schema-types';

const label = text({
  label: 'Label',
  hint: 'What readers see beside the value. If left out, the name in words.',
  example: 'Cooking time',
  max: 60,
}).optional();

const unit = text({
  label: 'Unit',
  hint: 'The unit of a number, shown after it.',
  example: 'servings',
  max: 24,
}).optional();

const words = {
  label: text({
    label: 'Label',
    hint: 'The name of the collection, in the plural; it is the title of its list.',
    example: 'Recipes',
    max: 60,
  }),
  intro: text({
    label: 'Introduction',
    hint: 'A sentence below the title of the list.',
    example: 'What we cook at home.',
    max: SUMMARY_LENGTH,
  }).optional(),
  empty: text({
    label: 'Empty',
    hint: 'Shown while the list is empty.',
    example: 'There are no recipes here yet.',
    max: SUMMARY_LENGTH,
  }).optional(),
  all: text({
    label: 'All',
    hint: 'The text of a link to the whole list. If left out, the label.',
    example: 'All recipes',
    max: 60,
  }).optional(),
};

const field = group({
  label: 'Field',
  hint: 'A field of its entries, besides the title, which every entry has.',
  example: ['- name: day', '  kind: day', '- name: ingredients', '  kind: text', '  list: true'].join('\n'),
  fields: {
    name: fieldName({
      hint: 'What entries write before the colon. `title`, `cover`, `summary`, `tags` and `featured` mean the same in every collection.',
      example: 'cookingTime',
    }),
    kind: choice({ label: 'Kind', hint: 'What may be written there.', example: 'text', options: fieldTypes }),
    label,
    hint: text({
      label: 'Hint',
      hint: 'When to fill it in, for those who write entries.',
      example: 'One for each line, with its amount.',
      max: SUMMARY_LENGTH,
    }).optional(),
    example: text({
      label: 'Example',
      hint: 'A value as an author would write it, for new entries and for completion.',
      example: '200 g flour',
      max: SUMMARY_LENGTH,
    }).optional(),
    optional: flag({ label: 'Optional', hint: 'An entry is complete without it.', example: 'true' }).optional(),
    list: flag({ label: 'List', hint: 'An entry may have several values.', example: 'true' }).optional(),
    ...limitFields('12'),
    unit,
    options: list(text({ label: 'Option', hint: 'One of the options.', example: 'Main', max: 60 })).optional(),
    property: text({
      label: 'Property',
      hint: 'What it is to search engines: a property of the type that `schema` names.',
      example: 'keywords',
    }).optional(),
  },
  rules: [
    ...declaredFieldRules(['text', 'markdown']),
    onlyFor('unit', ['number']),
    {
      field: 'list',
      kind: 'contradiction',
      message: 'is not allowed for fields of kind flag, which have one value',
      broken: ({ kind, list: several }) => kind === 'flag' && several === true,
    },
  ],
});

/** A setting that names a field of the declaration. */
const nameOfField = (label: string, hint: string, example: string) => text({ label, hint, example, max: 40 });

/** The fields of a translation file such as `collections/recipe.fr.md`: words in another language. */
const collectionWords = {
  label: words.label.optional(),
  intro: words.intro,
  empty: words.empty,
  all: words.all,
  fields: list(
    group({
      label: 'Field',
      hint: 'The words of a field.',
      fields: {
        name: nameOfField('Name', 'The name of a field of the collection.', 'ingredients'),
        label,
        unit,
        options: list(
          text({
            label: 'Option',
            hint: 'The name of an option, in the order of the main language.',
            example: 'Plat',
            max: 60,
          }),
        ).optional(),
      },
    }),
  ).optional(),
};

export const collection = defineFolder({
  name: 'collection',
  position: 900,
  folder: 'collections',
  // `Collection` would be mistaken for the definition itself.
  typeName: 'CollectionDeclaration',
  label: 'Collections of your own',
  hint: 'Collections that are not built in: recipes, talks, records. Each file declares one, whose name is that of the file, such as `recipe`.',
  fields: {
    ...words,
    hint: text({
      label: 'Hint',
      hint: 'What its entries are, for those who write them.',
      example: 'Things to cook.',
      max: SUMMARY_LENGTH,
    }).optional(),
    folder: text({
      label: 'Folder',
      hint: 'The folder of its entries in the content folder. If left out, the plural of its name: `recipes`.',
      example: 'recipes',
      max: 40,
      condition: {
        holds: (value) => /^[a-z\d]+(?:-[a-z\d]+)*$/.test(value),
        error: 'must be lower-case letters, digits and hyphens, such as recipes',
      },
    }).optional(),
    path: path({
      label: 'Path',
      hint: 'The URL path of its list; the pages of its entries are below it. If left out, the name of the folder: `/recipes/`.',
      example: '/recipes/',
      folder: true,
      // In other generators the path contains a pattern for the slug; here the slug is always last.
      guess: (written) => written.replace(/\/?(?::\w+|\{\w+\}|\[\w+\])\/?$/, '/').replace(/^\/?/, '/'),
    }).optional(),
    icon: icon({ label: 'Icon', hint: 'What the search shows beside its entries.', example: 'book' }).optional(),
    pages: choice({
      label: 'Pages',
      hint: 'Which entries have a page of their own: `all`, those `with-text` below their fields, or `none`.',
      example: 'all',
      options: ['all', 'with-text', 'none'],
      default: 'all',
    }).optional(),
    list: choice({
      label: 'List',
      hint: 'The look of the list: `rows` with the day or the first fact in the margin, `cards` with pictures, or an `index` of titles.',
      example: 'cards',
      options: looks,
      default: 'rows',
    }).optional(),
    paged: flag({ label: 'Paged', hint: 'A long list is split into several pages.', example: 'true' }).optional(),
    card: list(
      nameOfField(
        'Card',
        'The fields that a list shows of an entry, in that order, besides its title, cover, summary and tags.',
        'ingredients',
      ),
    ).optional(),
    sort: group({
      label: 'Sort',
      hint: 'How its entries are sorted. If left out, newest first if they have a day, otherwise by title.',
      short: 'by',
      fields: {
        by: nameOfField('By', 'The name of a field.', 'title'),
        descending: flag({ label: 'Descending', hint: 'The highest come first.', example: 'true' }).optional(),
      },
    }).optional(),
    publishes: group({
      label: 'Publishes',
      hint: 'The field of kind day that says when an entry first appears.',
      short: 'by',
      fields: {
        by: nameOfField('By', 'The name of the field.', 'day'),
        feed: flag({
          label: 'Feed',
          hint: 'Its entries are in the feed of the site. Those without pages link to their list.',
          example: 'true',
        }).optional(),
      },
    }).optional(),
    happens: group({
      label: 'Happens',
      hint: 'For entries that take place on certain days: the fields that say when. Upcoming entries are listed first, and calendars contain those with a page.',
      short: 'start',
      fields: {
        start: nameOfField('Start', 'The field of kind time, or day, that says when it begins.', 'day'),
        end: nameOfField('End', 'The one that says when it ends.', 'day').optional(),
      },
    }).optional(),
    schema: choice({
      label: 'Schema',
      hint: 'What an entry is to search engines: a type of https://schema.org.',
      example: 'Recipe',
      options: schemaTypes,
      default: 'CreativeWork',
    }).optional(),
    fields: list(field),
  },
  translated: collectionWords,
  rules: [
    {
      ...notBoth('publishes', 'happens'),
      message: 'cannot be given together with "publishes": an entry is dated once',
    },
  ],
});
