import { defineSingle } from '../define-collection';
import { group, list } from '../../fields/groups';
import { image } from '../../fields/images';
import { choice, day, email, flag, number, text, url } from '../../fields/kinds';

/** Social links. The network is recognized by its host. */
export const socialLinks = list(
  group({
    label: 'Social link',
    hint: 'A page of the person on another site.',
    short: 'url',
    fields: {
      url: url({ label: 'URL', hint: 'The network is recognised by its host.', example: 'https://github.com/ada' }),
      label: text({
        label: 'Label',
        hint: 'If left out, the name of the network.',
        example: 'Code',
        max: 40,
      }).optional(),
    },
  }),
);

export const person = defineSingle({
  name: 'person',
  position: 20,
  folder: 'person.md',
  label: 'Person',
  hint: 'The person or organization whose site this is. The body is a biography.',
  fields: {
    name: text({ label: 'Name', hint: 'The full name, as it should be shown.', example: 'Ada Lovelace', max: 80 }),
    kind: choice({
      label: 'Kind',
      hint: 'Tells search engines what the site is about. If left out, a person.',
      example: 'organization',
      default: 'person',
      options: ['person', 'organization'],
    }).optional(),
    role: text({ label: 'Role', hint: 'What they do, in a few words.', example: 'Mathematician', max: 80 }).optional(),
    email: email({
      label: 'E-mail',
      hint: 'The contact form falls back to this address.',
      example: 'ada@example.org',
    }).optional(),
    showEmail: flag({ label: 'Show e-mail', hint: 'Shows the address to visitors.', example: 'true' }).optional(),
    phone: text({
      label: 'Phone',
      hint: 'Shown with the social links.',
      example: '+44 20 7946 0000',
      max: 40,
    }).optional(),
    location: text({
      label: 'Location',
      hint: 'The place, as it should be shown.',
      example: 'London',
      max: 80,
    }).optional(),
    available: group({
      label: 'Available',
      hint: 'From when they are available for work. Shown with the role and in the footer, and told to search engines. The day alone is enough.',
      short: 'from',
      fields: {
        from: day({
          label: 'From',
          hint: 'The day, month or year. Remove it when it is no longer true: pages do not look at the calendar.',
          example: '2026-09',
          loose: true,
          everyLanguage: true,
        }),
        for: text({
          label: 'For',
          hint: 'What they look for, in a few words.',
          example: 'research and technical writing',
          max: 80,
        }).optional(),
      },
    }).optional(),
    avatar: image({
      label: 'Portrait',
      hint: 'A picture of the person, or the logo of the organization.',
      example: './ada.jpg',
      titled: true,
    }).optional(),
    social: socialLinks.optional(),
    skills: list(
      group({
        label: 'Skill',
        hint: 'Something they are good at.',
        short: 'name',
        fields: {
          name: text({ label: 'Name', hint: 'What it is.', example: 'Mathematics', max: 80 }),
          level: number({ label: 'Level', hint: 'How well, from 1 to 5.', example: '4', min: 1, max: 5 }).optional(),
        },
      }),
    ).optional(),
    languages: list(
      group({
        label: 'Language',
        hint: 'A language they speak.',
        short: 'name',
        fields: {
          name: text({ label: 'Name', hint: 'Its name.', example: 'French', max: 40 }),
          level: text({
            label: 'Level',
            hint: 'How well, in a few words.',
            example: 'fluent',
            max: 40,
          }).optional(),
        },
      }),
    ).optional(),
  },
});
