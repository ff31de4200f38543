import { contentFolderOfEachTest, page, site } from '../testing/mistakes';

const content = contentFolderOfEachTest();

const rsvp = ['label: Will you come?', 'fields:', '  - { name: email, kind: email }'];
const showing = (form: string) => page(['title: A', 'sections:', `  - { type: form, form: ${form} }`]);
const posted = site('contact: netlify');

const folders: Record<string, [Record<string, string>, ...string[]]> = {
  'a form that is not declared': [
    { 'site.md': posted, 'forms/rsvp.md': page(rsvp), 'pages/a.md': showing('rspv') },
    'pages/a.md:4:25 error unknown-form: there is no form "rspv"; there are: rsvp -> rsvp',
  ],
  'an event with a form that is not declared': [
    { 'site.md': posted, 'events/a.md': page(['title: A', 'start: 2026-05-14', 'form: rsvp']) },
    'events/a.md:4:7 error unknown-form: there is no form "rsvp"; there is no file in forms/',
  ],
  'the same form twice on a page': [
    {
      'site.md': posted,
      'forms/rsvp.md': page(rsvp),
      'pages/a.md': page(['title: A', 'sections:', '  - { type: form, form: rsvp }', '  - { type: form, form: rsvp }']),
    },
    'pages/a.md:5:13 warning second-form: a section above already has this form, and what a visitor types into one replaces their draft in the other; remove one of the two',
  ],
  'the contact form by its name': [
    { 'site.md': posted, 'pages/a.md': showing('contact') },
    'pages/a.md:4:25 error unknown-form: the contact form has its own type of section: write "type: contact"',
  ],
  'names that are taken': [
    {
      'site.md': posted,
      'forms/contact.md': page(rsvp),
      'forms/a.md': page([...rsvp, '  - { name: email, kind: text }', '  - { name: about, kind: text }']),
    },
    'forms/a.md:5:13 error duplicate-field: there is a field "email" above: names of fields must be unique',
    'forms/a.md:6:13 error taken-name: "about" is sent with every form for another purpose: choose another name',
    'forms/contact.md:2:8 error taken-name: forms/contact.md would be the contact form, which "contact" in site.md sets: give the file another name',
  ],
  'a form without a destination': [
    { 'forms/rsvp.md': page(rsvp), 'pages/a.md': showing('rsvp') },
    'forms/rsvp.md:2:1 error no-destination: the form has nowhere to send its answers: set "contact" in site.md or here, or give person.md an "email"',
  ],
  'settings of a field that contradict its kind': [
    {
      'site.md': posted,
      'forms/a.md': page([
        'label: A',
        'fields:',
        '  - { name: a, kind: choice }',
        '  - { name: b, kind: text, pattern: "(" }',
        '  - { name: c, kind: flag, list: true }',
        '  - { name: d, kind: email, max: 5 }',
      ]),
    },
    'forms/a.md:4:5 error missing-key: "fields[1].options" is missing: a choice needs at least two options',
    'forms/a.md:5:5 error missing-key: "fields[2].help" is missing: it tells visitors what "pattern" asks',
    'forms/a.md:5:37 error bad-value: "fields[2].pattern" must be a regular expression, such as \\d{4}; found "("',
    'forms/a.md:6:34 error contradiction: "fields[3].list" is not for fields of kind paragraph or flag, which have one answer',
    'forms/a.md:7:34 error contradiction: "fields[4].max" is only for fields of kind text, paragraph, number',
  ],
  'a translation of what is not there': [
    {
      'site.md': site('contact: netlify', 'languages: [en, de]'),
      'forms/rsvp.md': page(rsvp),
      'forms/rsvp.de.md': page(['label: Kommen Sie?', 'fields:', '  - { name: mail, label: Adresse }']),
      'forms/other.de.md': page(['label: Anderes']),
    },
    'forms/other.de.md:2:1 error no-original: translates forms/other.md, which is not there or has mistakes: write it in the main language first',
    'forms/rsvp.de.md:4:13 error unknown-field: forms/rsvp.md has no field "mail"; there are: email -> email',
  ],
  'a collection of the site’s own in the folder of forms': [
    {
      'site.md': posted,
      'collections/form.md': page(['label: Forms', 'fields:', '  - { name: kind, kind: text }']),
      'forms/a.md': page(['title: A', 'kind: B']),
    },
    'collections/form.md:1:1 warning taken-name: "form", in forms/, is now a built-in collection, too; this declaration is used in its place, as before. Rename the declaration and its folder to have both, or delete it to use the built-in one',
  ],
};

test.each(Object.entries(folders))('%s', (_, [files, ...expected]) => {
  content.write(files);
  expect(content.reported()).toEqual(expected);
});
